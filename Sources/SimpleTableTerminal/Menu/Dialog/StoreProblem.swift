/// Why settings could not be stored or read, with the reason; without one, there is no store.
package enum StoreProblem: Hashable, Sendable {
  case notSaved(String?)
  case notRead(String?)
}

extension MenuWords {
  /// Returns why settings could not be stored or read.
  package func sentence(of problem: StoreProblem) -> String {
    switch problem {
    case .notSaved(let reason): sentence(.notSaved, reason ?? self[.noStore])
    case .notRead(let reason): sentence(.notLoaded, reason ?? self[.noStore])
    }
  }
}

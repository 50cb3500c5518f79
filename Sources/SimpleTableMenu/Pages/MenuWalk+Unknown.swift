import SimpleTable

extension MenuWalk {
  /// Returns the outcome for a key that no setting has now, which names the record that the key
  /// belongs to if that is missing.
  func outcome(ofUnknown key: String) -> ValueOutcome {
    for (before, behind) in key.allCuts(at: ".") {
      guard let list = self[before], list.control.role == .value(.records),
        case .texts(let names) = list.value
      else { continue }
      let name = behind.parts(between: ".", atMost: 2)[0]
      if !name.isEmpty, !names.contains(name) {
        return .ignored(.missingRecord("\(list.key) \(name)"))
      }
    }
    return .ignored(.unknownKey)
  }
}

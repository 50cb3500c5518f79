import SimpleTable
import SimpleTableCommand

/// A program that scenarios are about.
struct CommandProgram: Sendable {
  /// The words with which its settings are called.
  let name: String

  /// What the names of its variables begin with.
  let prefix: String

  /// Returns its menu, with a new state; what the program prints goes to the function.
  let menu: @Sendable (_ print: @escaping (String) -> Void) -> Menu

  /// The word that stands for it.
  var word: String { String(name.prefix { $0 != " " }) }
}

extension CommandProgram {
  static let all: [String: CommandProgram] = Dictionary(
    uniqueKeysWithValues: [
      studio, tool, mail, kinds, mixer, packer, broken, named, odd, trip, demo, editor,
      fleet, preset,
    ].map {
      ($0.word, $0)
    })
}

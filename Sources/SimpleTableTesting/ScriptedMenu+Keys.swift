import SimpleTable
import SimpleTableTerminal
public import Testing

extension ScriptedMenu {
  /// Presses keys by their names, all at once, and appends the changes to the transcript.
  ///
  /// ```swift
  /// import SimpleTable
  /// import SimpleTableTerminal
  /// import SimpleTableTesting
  ///
  /// let menu = ScriptedMenu(Table { Section { Row("One") { print(1) }; Row("Two") { print(2) } } })
  /// menu.press("down return")
  /// ```
  /// ```text
  /// 2
  /// ```
  ///
  /// The names have spaces between them: `down`, `return`, `esc`, `pgdn`, `shift-tab`, `^c`, `f5`.
  /// Their case does not matter. A single character is the key of that character, in its case.
  ///
  /// - Parameters:
  ///   - names: The names. If one of them is unknown, no key is pressed, and the test fails.
  ///   - sourceLocation: Where a failure is reported.
  public func press(_ names: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var keys: [Key] = []
    for name in names.count == 1 ? [names] : names.words {
      guard let key = Key(named: name) else {
        return refuse("There is no key “\(name)”.", at: sourceLocation)
      }
      keys.append(key)
    }
    press(keys)
  }

  /// Explains how several names are written.
  @available(*, unavailable, message: "several names stand in one text: press(\"end up\")")
  @_disfavoredOverload
  public func press(_ names: String...) {}

  private func refuse(_ reason: String, at sourceLocation: SourceLocation) {
    log(reason)
    Issue.record("\(reason) No key was pressed.", sourceLocation: sourceLocation)
  }
}

extension Key {
  /// Returns the keys that type a text: Return for a line break, and Tab for a tabulator.
  static func typing(_ text: String) -> [Key] {
    text.map { $0.isNewline ? .return : $0 == "\t" ? .tab : .character($0) }
  }
}

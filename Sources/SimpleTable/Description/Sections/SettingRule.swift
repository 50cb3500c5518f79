/// A rule over several settings, whose keys are relative to where it is declared.
package struct SettingRule {
  /// Why the settings contradict each other while the rule does not hold.
  package let message: String

  /// The keys of the settings as they are written, and what comes before them.
  package let writtenKeys: [String]
  fileprivate var prefix = ""

  /// Returns whether the rule holds.
  let holds: () -> Bool

  /// Where the rule is declared.
  package let site: DeclarationSite

  /// What comes before the written keys.
  package var scope: String { prefix }

  /// The keys of the settings.
  package var keys: [String] { writtenKeys.map { prefix + $0 } }

  /// Returns the rule with a prefix before its keys.
  package func scoped(_ scope: String) -> SettingRule {
    var rule = self
    rule.prefix = scope + prefix
    return rule
  }
}

/// Rules in the order in which modifiers added them.
///
/// - Complexity: Adding one is O(1): the lists before it are shared, not copied.
struct RuleList {
  private final class Link {
    let rule: SettingRule
    var previous: Link?

    init(_ rule: SettingRule, after previous: Link?) {
      (self.rule, self.previous) = (rule, previous)
    }

    // One after the other, as each would otherwise be released inside the release of the next.
    deinit {
      var rest = previous.take()
      while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest?.previous.take() }
    }
  }

  private var last: Link?

  /// The rules, the first one first.
  var all: [SettingRule] {
    var (rules, link): ([SettingRule], Link?) = ([], last)
    while let next = link {
      rules.append(next.rule)
      link = next.previous
    }
    return rules.reversed()
  }

  /// Adds a rule after the others.
  mutating func append(_ rule: SettingRule) { last = Link(rule, after: last) }
}

extension SectionContent {
  /// Returns the section with a rule over several settings.
  ///
  /// ```swift
  /// let section = Section {
  ///   StepperRow("Seats", value: $seats, in: 1...9).id("seats")
  ///   StepperRow("Save after", value: editor.$saveDelay, in: 0...900, step: 100).id("delay")
  /// }
  /// .rule("many seats need a delay", over: "seats", "delay") { seats < 5 || editor.saveDelay > 0 }
  /// ```
  ///
  /// A rule refuses no value, because the user changes one setting after the other. While it is
  /// broken, the rows of its settings show its message, and `Menu.invalidSettings` has it. While
  /// one of its settings is not available, the rule is not checked.
  ///
  /// - Parameters:
  ///   - message: Why the settings contradict each other, as a phrase.
  ///   - keys: The keys of the settings, relative to the page and to the scope of the section.
  ///   - holds: Returns whether the settings agree.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  /// - Returns: The changed section.
  public func rule(
    _ message: String, over keys: String..., holds: @escaping () -> Bool,
    fileID: String = #fileID, line: UInt = #line
  ) -> Section {
    let rule = SettingRule(
      message: message, writtenKeys: keys, holds: holds,
      site: DeclarationSite(fileID: fileID, line: line))
    // In a group, the first section has the rule.
    var isAdded = false
    return section.changed { section in
      if !isAdded { section.rules.append(rule) }
      isAdded = true
    }
  }
}

extension Table {
  /// Returns the table with a rule over several settings of its page and of those below.
  ///
  /// It is reported like a rule of a section, see
  /// ``SectionContent/rule(_:over:holds:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - message: Why the settings contradict each other, as a phrase.
  ///   - keys: The keys of the settings, relative to the page. Without them, the rule is reported under
  ///     the title of the page.
  ///   - holds: Returns whether the settings agree.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  /// - Returns: The changed table.
  public func rule(
    _ message: String, over keys: String..., holds: @escaping () -> Bool,
    fileID: String = #fileID, line: UInt = #line
  ) -> Table {
    changed {
      $0.rules.append(
        SettingRule(
          message: message, writtenKeys: keys, holds: holds,
          site: DeclarationSite(fileID: fileID, line: line)))
    }
  }
}

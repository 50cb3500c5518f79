// What a menu reads of tables: computed properties, so that the storage stays private to the table.

extension DeclaredTable {
  /// All sections, in the order declared.
  package var allSections: [DeclaredSection] { sections }

  /// The rules over several settings.
  package var allRules: [SettingRule] { rules }

  /// The rules that do not hold.
  package var brokenRules: [SettingRule] { contradictions }

  /// What is wrong with the description itself.
  package var ownDiagnostics: [Diagnostic] { diagnostics }

  /// Returns whether there is a section with an identity.
  package func hasSection(_ id: SectionID) -> Bool { sectionIndex[id] != nil }
}

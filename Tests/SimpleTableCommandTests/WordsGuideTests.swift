import Foundation
import SimpleTable
import SimpleTableMenu
import SimpleTableTerminal
import Testing

@testable import SimpleTableCommand

/// The guide that lists every phrase, made from the phrases and their comments in the source.
@Suite struct `The guide of words` {
  /// A phrase: its name, its English words, and where it appears.
  struct Entry {
    let name: String
    let words: String
    let place: String
  }

  /// Returns the phrases of a file, each with its comment, under the headings of their sections.
  private func sections(
    of phrases: [(name: String, words: String)], in file: String
  ) throws -> [(heading: String, entries: [Entry])] {
    let words = Dictionary(uniqueKeysWithValues: phrases.map { ($0.name, $0.words) })
    let source = try String(
      contentsOf: ReferencePage.root.appendingPathComponent("Sources/" + file), encoding: .utf8)
    var sections: [(heading: String, entries: [Entry])] = [("", [])]
    var comment: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("// MARK: ") {
        sections.append((String(line.dropFirst(9)), []))
      } else if line.hasPrefix("/// ") {
        comment.append(String(line.dropFirst(4)))
      } else if line.hasPrefix("case ") {
        let name = line.dropFirst(5).prefix { $0 != " " && $0 != "=" }.filter { $0 != "`" }
        let text = try #require(words[name], "\(name)")
        sections[sections.count - 1].entries.append(
          Entry(name: name, words: text, place: comment.joined(separator: " ")))
        comment = []
      } else {
        comment = []
      }
    }
    #expect(sections.flatMap { $0.entries.map(\.name) }.sorted() == words.keys.sorted())
    return sections.filter { !$0.entries.isEmpty }
  }

  /// The whole guide.
  private func guide() throws -> String {
    var text = """
      # The words of the library

      Every phrase that the library itself says, in the order of the source, which this list is made
      from. `%` is where a name or a number goes; several are `%1`, `%2` and so on. In a phrase that has any of
      them, `%%` is a percent sign. How to replace them is in [Translating](../Translating.md).

      """
    let modules: [(name: String, about: String, phrases: [(String, String)], file: String)] = [
      (
        "TableWords", "Messages about values, in all presentations and on the command line.",
        TablePhrase.allCases.map { ("\($0)", $0.rawValue) },
        "SimpleTable/Description/Words/TablePhrase.swift"
      ),
      (
        "TableWords of settings", "Messages about settings and where their values come from.",
        SettingPhrase.allCases.map { ("\($0)", $0.rawValue) },
        "SimpleTableMenu/Declaring/SettingPhrase.swift"
      ),
      (
        "MenuWords", "What a menu says, live and as numbered lines.",
        MenuWords.Phrase.allCases.map { ("\($0)", $0.rawValue) },
        "SimpleTableTerminal/Menu/MenuWords.Phrase.swift"
      ),
      (
        "MenuWords of actions", "The lines of the help page about keys.",
        MenuAction.allCases.map { ("\($0)", $0.rawValue) },
        "SimpleTableTerminal/Input/MenuAction.swift"
      ),
    ]
    for module in modules {
      text += "\n## \(module.name)\n\n\(module.about)\n"
      for section in try sections(of: module.phrases, in: module.file) {
        if !section.heading.isEmpty { text += "\n### \(section.heading)\n" }
        text += "\n| Phrase | English | Where |\n| --- | --- | --- |\n"
        for entry in section.entries {
          let (words, place) = (ReferencePage.cell(entry.words), ReferencePage.cell(entry.place))
          text += "| `\(entry.name)` | \(words) | \(place) |\n"
        }
      }
    }
    return text
  }

  @Test func `lists every phrase as it is now`() throws {
    try ReferencePage(name: "Words.md").expect(guide())
  }
}

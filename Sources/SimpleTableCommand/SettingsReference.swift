import SimpleTable

/// All settings of a menu as a page of Markdown, without their present values.
struct SettingsReference {
  /// The page.
  let markdown: String

  /// Creates the page of a command's settings.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  init(_ session: CommandSession) {
    var text = "# \(Self.plain(session.name))\n"
    var page: [String] = []
    let names = session.variableNames
    for setting in session.menu.knownSettings {
      if setting.pageTitles != page {
        page = setting.pageTitles
        text += "\n## \(Self.plain(page.path.isEmpty ? session.name : page.path))\n"
      }
      text += "\n### \(Self.code(setting.key))\n\n\(Self.plain(setting.title)): "
      text += Self.plain(setting.kind.text(in: session.menu.words)) + ".\n"
      text += (setting.help ?? "").paragraphs.map { Self.plain($0) + "\n" }.joined(separator: "\n")
      let facts = [
        setting.defaultValue.map { "- default: \($0.isEmpty ? "empty" : Self.code($0))\n" },
        names?[setting.key].map { "- variable: \(Self.code($0))\n" },
        session.flag(of: setting).map { "- flag: \(Self.code($0))\n" },
        setting.deprecation.map { "- is deprecated: \(Self.plain($0))\n" },
        setting.needsRestart ? "- \(session.menu.words[.needsRestart])\n" : nil,
        setting.isSecret ? "- secret\n" : nil,
      ]
      let list = facts.compactMap(\.self).joined()
      if !list.isEmpty { text += "\n" + list }
    }
    markdown = text
  }

  /// Returns a text in one line as code, between more backticks than it has in a row.
  private static func code(_ text: String) -> String {
    let text = text.sanitized
    let runs = text.unicodeScalars.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let space = runs.isEmpty ? "" : " "
    return fence + space + text + space + fence
  }

  /// Returns a text in one line in which no character has a meaning of its own.
  private static func plain(_ text: String) -> String {
    var plain = ""
    // Four spaces at the start of a line would begin a block of code.
    for scalar in text.sanitized.unicodeScalars.drop(while: { $0 == " " }) {
      // Some begin a list, a quotation or a heading where a line begins with them.
      let beginsList = ".)".has(scalar) && !plain.isEmpty && plain.utf8.allSatisfy(\.isDigit)
      if "\\`*_[]<#|&~".has(scalar) || plain.isEmpty && "-+=>".has(scalar) || beginsList {
        plain.append("\\")
      }
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

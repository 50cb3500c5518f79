import SimpleTableMenu

/// A settings file in which every setting is commented out, with its help, its kind and its
/// default.
///
/// Removing the slashes of a line changes no setting, because the line has the default, or, where
/// there is none, the present value. Secrets are left out, because files do not keep them.
struct SettingsSample {
  /// The file.
  let text: String

  /// Creates the file of the settings of a menu.
  ///
  /// - Complexity: O(*n*) in the number of rows of all pages.
  init(_ menu: Menu) {
    var lines: [String] = []
    var page: [String] = []
    for setting in menu.knownSettings where !setting.isSecret {
      if setting.pageTitles != page {
        page = setting.pageTitles
        if !page.path.isEmpty { lines += ["", "// # \(page.path)"] }
      }
      lines += ["", "// \(setting.title): \(setting.kind.text(in: menu.words))."]
      lines += (setting.help ?? "").paragraphs.map { "// \($0)" }
      if let deprecation = setting.deprecation { lines.append("// is deprecated: \(deprecation)") }
      let value = setting.json(setting.defaultValue ?? setting.value)
      lines.append("// \(JSONText.text(setting.key)): \(value),")
    }
    let body = lines.drop { $0.isEmpty }.map { $0.isEmpty ? "\n" : "  \($0.sanitized)\n" }
    text = "{\n\(body.joined())}\n"
  }
}

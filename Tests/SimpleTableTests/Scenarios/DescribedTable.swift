@testable import SimpleTable

/// A table whose description is lines of text, which a scenario may change.
///
/// ```text
/// table: Settings | select
/// Sound | #sound | detail loud | collapsible
///   Volume | #volume | detail 60
///     Balance | #balance | hidden
///   Track 1…9 | #track*
/// -
///   Quality | #quality | single Low | style menu
///     Low
///     High | disabled needs 4G
/// ```
/// A line without indentation is a section; `-` is a header without text. A `*` is the number of a line
/// that stands for several.
final class DescribedTable {
  /// A section or a row.
  final class Line {
    var title: String
    var notes: [String: String] = [:]
    var lines: [Line] = []

    init(_ text: String) {
      let parts = text.split(separator: "|").map { String($0).trimmed }
      title = parts.first == "-" ? "" : (parts.first ?? "").replacing("\\n", with: "\n")
      for part in parts.dropFirst() { note(part) }
    }

    subscript(name: String) -> String? { notes[name] }

    /// Returns what a part says, unless it has a name alone.
    func text(_ name: String) -> String? { notes[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// Adds a part, such as `#id` or `detail 60`.
    func note(_ part: String) {
      let (name, value) = part.hasPrefix("#") ? ("#", String(part.dropFirst())) : part.cut(at: " ")
      if name == "title" { title = value } else { notes[name] = value.replacing("\\n", with: "\n") }
    }

    var kind: Row.Status.Kind { notes["error"] == nil ? .notice : .error }

    /// Returns the line that has an id, or without one a title.
    func line(_ name: String) -> Line? {
      if (self["#"] ?? title) == name { return self }
      return lines.lazy.compactMap { $0.line(name) }.first
    }
  }

  private(set) var root = Line("")

  /// The values of controls and groups, by the ids of their lines.
  var values: [String: String] = [:]

  /// What happens where a row or an accessory is selected: what is said, and commands.
  var act: (_ event: String, _ script: String) -> Void = { _, _ in }

  init(_ text: [String]) {
    var open = [root]
    for text in text {
      if text.hasPrefix("table: ") {
        let lines = root.lines
        root = Line(String(text.dropFirst(7)))
        (root.lines, open) = (lines, [root])
        continue
      }
      let depth = text.prefix { $0 == " " }.count / 2
      open.removeSubrange((depth + 1)...)
      let lines = Self.lines(text.trimmed)
      open[depth].lines += lines
      open += lines.suffix(1)
    }
  }

  /// Returns one line, or as many as a range in its title says.
  private static func lines(_ text: String) -> [Line] {
    guard let range = text.firstRange(of: /\d+…\d+/) else { return [Line(text)] }
    let ends = text[range].split(separator: "…").compactMap { Int($0) }
    return (ends[0]...ends[1]).map { number in
      var whole = text
      whole.replaceSubrange(range, with: "\(number)")
      return Line(whole.replacing("*", with: "\(number)"))
    }
  }

  /// Adds a line below another.
  func add(_ text: String, below parent: Line) { parent.lines += Self.lines(text) }

  /// Gives a line the lines with the names below it, which may be new.
  func order(_ names: [String], below parent: Line) {
    parent.lines = names.map { root.line($0) ?? Line("\($0) | #\($0)") }
  }

  var table: Table {
    var table = Table(root.title.isEmpty ? nil : root.title) {
      for line in self.root.lines { self.section(line) }
    }
    if let script = root["select"] {
      table = table.onSelect { self.act("table selects \($0.title) \($1)", script) }
    }
    if let script = root["tap"] {
      table = table.onAccessory { self.act("table taps \($0.title) \($1)", script) }
    }
    return table
  }

  private func section(_ line: Line) -> Section {
    var section = Section(
      line.title, footer: line["footer"]
    ) {
      for row in line.lines { self.row(row) }
    }
    .id(line["#"].map { SectionID($0) })
    section = section.headerDetail(line["detail"]).hidden(line["hidden"] != nil)
    if let limit = line["limit"] { section = section.headerLineLimit(Int(limit)) }
    if let lines = line["drawnheader"] {
      section = section.customHeader { _ in lines.components(by: "/") }
    }
    if let lines = line["drawnfooter"] {
      section = section.customFooter { _ in lines.components(by: "/") }
    }
    if let limit = line["footerlimit"] { section = section.footerLineLimit(Int(limit)) }
    if line["disabled"] != nil { section = section.disabled(reason: line.text("disabled")) }
    guard let state = line["collapsible"] else { return section }
    return section.collapsible(
      initially: state.contains("collapsed") ? .collapsed : .expanded,
      countsRows: !state.contains("uncounted"))
  }

  private func row(_ line: Line) -> Row {
    var row = picker(line) ?? control(line) ?? Row(line.title)
    if !row.hasOptions, line["below"] != nil || !line.lines.isEmpty {
      row =
        DisclosureRow(line.title, initially: line["below"] == "expanded" ? .expanded : .collapsed) {
          for below in line.lines { self.row(below) }
        }.row
    }
    row = row.subtitle(line["subtitle"]).detail(line["detail"]).icon(line["icon"])
      .badge(line["badge"]).status(line["status"] ?? line["error"], kind: line.kind)
      .help(line["help"]).busy(line["busy"] != nil).progress(line["progress"].flatMap(Double.init))
      .tint([.accent, .success, .warning, .error].first { "\($0 as Row.Tint)" == line["tint"] })
      .hidden(line["hidden"] != nil)
      .disabled(line["disabled"] != nil, reason: line.text("disabled"))
    if let id = line["#"] { row = row.id(id) }
    if let word = line["keyword"] { row = row.keywords(word) }
    if let lines = line["drawn"] { row = row.customLines { _ in lines.components(by: "/") } }
    if let name = line["accessory"] { row = row.accessory(Self.accessory(name)) }
    let title = line.title
    if let script = line["select"] { row = row.onSelect { self.act("selects \(title)", script) } }
    if let script = line["tap"] { row = row.onAccessory { self.act("taps \(title)", script) } }
    return row
  }

  /// Returns a picker whose options are the lines below it, each stored as its title and shown in the
  /// section, or where the line says.
  private func picker(_ line: Line) -> Row? {
    let kinds = ["single", "optional", "multiple"]
    guard let kind = kinds.first(where: { line[$0] != nil }) else { return nil }
    let text = value(of: line, kind)
    let options = line.lines.map(\.title)
    let style: PickerStyle =
      switch line["style"] {
      case "menu": .menu
      case "page": .navigationLink
      default: .inline
      }
    func option(_ title: String) -> Row {
      line.lines.first { $0.title == title }.map(self.row) ?? Row(title)
    }
    let group: KeyPath<String, String>? = line["groups"] == nil ? nil : \.initial
    return switch kind {
    case "single":
      PickerRow(
        line.title, selection: text, options: options, style: style, group: group, row: option
      ).row
    case "optional":
      PickerRow(
        line.title,
        selection: Binding(
          get: { text.wrappedValue.isEmpty ? nil : text.wrappedValue },
          set: { text.wrappedValue = $0 ?? "" }),
        options: options, style: style, group: group, row: option
      ).row
    default:
      MultiPickerRow(
        line.title,
        selection: Binding(
          get: { Set(text.wrappedValue.components(by: " ")) },
          set: { text.wrappedValue = $0.sorted().joined(separator: " ") }),
        options: options, style: style, group: group, row: option
      ).row
    }
  }

  private func control(_ line: Line) -> Row? {
    if line["toggle"] != nil {
      let text = value(of: line, "toggle")
      return ToggleRow(
        line.title,
        isOn: Binding(
          get: { text.wrappedValue == "on" },
          set: { text.wrappedValue = $0 ? "on" : "off" })
      ).row
    }
    if line["slider"] != nil {
      let text = value(of: line, "slider")
      return SliderRow(
        line.title,
        value: Binding(
          get: { Int(text.wrappedValue) ?? 0 },
          set: { text.wrappedValue = "\($0)" }), in: 0...100
      ).row
    }
    guard line["text"] != nil else { return nil }
    return TextFieldRow(line.title, text: value(of: line, "text"), rules: [.required]).row
  }

  /// Returns the value of a line, which begins as the part with a name says, and stays so where it is
  /// `fixed`.
  private func value(of line: Line, _ name: String) -> Binding<String> {
    let (key, first, isFixed) = (line["#"] ?? line.title, line[name] ?? "", line["fixed"] != nil)
    return Binding(
      get: { self.values[key] ?? first }, set: { if !isFixed { self.values[key] = $0 } })
  }

  private static func accessory(_ name: String) -> Accessory {
    switch name {
    case "disclosure": .disclosureIndicator
    case "button": .detailButton
    case "both": .detailDisclosureButton
    case "check": .checkmark
    default: .custom(name)
    }
  }
}

extension Row {
  /// Whether the row is a picker.
  fileprivate var hasOptions: Bool {
    if case .choice = role { true } else { false }
  }
}

extension String {
  /// The first letter, by which options are grouped; what begins with another sign has no group.
  fileprivate var initial: String { first?.isLetter == true ? prefix(1).uppercased() : "" }
}

extension StringProtocol {
  func components(by separator: Character) -> [String] {
    split(separator: separator).map { String($0).trimmed }
  }

  /// Returns what is before the first separator, and what is behind it.
  func cut(at separator: Character) -> (String, String) {
    let parts = split(separator: separator, maxSplits: 1).map { String($0).trimmed }
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }
}

import SimpleTable
import Testing

@testable import SimpleTableTerminal

/// Live and numbered menus do the same with every action, whatever it is done to.
@Suite struct `An action does the same in both presentations` {
  /// Every kind of row, some of them in several states.
  private static let kinds: [String] = [
    "switch off", "switch on", "disabled switch", "link", "slider", "slider at its end", "stepper",
    "disabled stepper", "inline picker", "picker on a page", "several choices",
    "choice", "text", "disabled text", "button", "row", "row with a closure", "accessory",
    "chevron", "question", "switch that asks", "disabled for a reason", "disclosure",
    "open disclosure", "child", "disabled disclosure", "header",
  ]

  private static let actions: [MenuAction] = [
    .select, .tapAccessory, .increase, .decrease, .back,
  ]

  /// One menu whose row or header of a kind is acted on.
  private final class Subject {
    let phone = Phone()
    @Setting var devices: Set<String> = ["Watch"]
    var events: [String] = []
    let menu: Menu

    init(_ kind: String) {
      var section = { Section {} }
      menu = Menu(Table("Root") { Section { LinkRow("Page") { section() } } })
      section = { [unowned self] in self.section(kind) }
      menu.page.select(RowPath(section: 0, row: 0))
    }

    private func section(_ kind: String) -> Section {
      phone.isAirplane = phone.isAirplane || (kind == "switch on" && events.isEmpty)
      if kind == "slider at its end", phone.volume == 60 { phone.volume = 100 }
      let section = Section(kind == "header" ? "Header" : nil) {
        if kind == "child" || kind == "open disclosure" {
          DisclosureRow("Parent", initially: .expanded) { Row("Child") }
        } else {
          row(kind)
        }
      }
      if kind == "choice" { return section.selection(.single(phone.$language)) }
      return kind == "header" ? section.collapsible() : section
    }

    private func row(_ kind: String) -> Row {
      switch kind {
      case "switch off", "switch on": ToggleRow("T", isOn: phone.$isAirplane).row
      case "disabled switch": ToggleRow("T", isOn: phone.$isWifi).row.disabled()
      case "link": LinkRow("Further") { Section { Row("There") } }.row
      case "slider", "slider at its end":
        SliderRow("S", value: phone.$volume, in: 0...100, step: 5).row
      case "stepper": StepperRow("C", value: phone.$copies, in: 1...3).row
      case "disabled stepper": StepperRow("C", value: phone.$copies, in: 1...3).row.disabled()
      case "inline picker": picker(.inline)
      case "picker on a page": picker(.page)
      case "several choices":
        MultiPickerRow("D", selection: $devices, options: ["Watch", "Car"]) { $0 }.row
      case "choice": Row("Choice").tag("English")
      case "text": TextFieldRow("N", text: phone.$name).row
      case "disabled text": TextFieldRow("N", text: phone.$name).row.disabled()
      case "button": ButtonRow("B") { [unowned self] in events.append("button") }.row
      case "row with a closure": Row("R") { [unowned self] in events.append("row") }
      case "accessory":
        Row("A", accessory: .detailButton).onAccessory { [unowned self] in
          events.append("accessory")
        }
      case "chevron":
        Row("A", accessory: .disclosureIndicator) { [unowned self] in events.append("chevron") }
      case "question": Row("Q") { [unowned self] in events.append("erased") }.confirm("Erase?")
      case "switch that asks": ToggleRow("T", isOn: phone.$isAirplane).confirm("Really?")
      case "disabled for a reason":
        SliderRow("S", value: phone.$volume, in: 0...100).disabled(true, reason: "set by hand")
      case "disclosure": DisclosureRow("Parent") { Row("Child") }.row
      case "disabled disclosure": DisclosureRow("Parent") { Row("Child") }.row.disabled()
      default: Row("Plain")
      }
    }

    private func picker(_ style: PickerStyle) -> Row {
      PickerRow("L", selection: phone.$language, options: ["Deutsch", "English"], style: style) {
        $0
      }.row
    }

    /// All that an action may change.
    var state: [String] {
      let rows = menu.page.items.map { item -> String in
        guard case .row(let path) = item, let row = menu.page.row(at: path) else {
          return "\(item)"
        }
        return MenuWords().text(of: row, isExpanded: menu.page.isExpanded(at: path))
      }
      return [menu.titles.joined(separator: ">"), "\(phone.values) \(devices)"] + rows + events
    }
  }

  @Test(arguments: kinds, actions)
  func `state and outcome`(kind: String, action: MenuAction) throws {
    let (live, numbered) = (Subject(kind), Subject(kind))
    let session = MenuSession(live.menu, size: TerminalSize(columns: 60, rows: 20))
    if kind == "child" { session.page.move(1) }
    _ = session.press(try #require(KeyMap.standard.keys(for: action).first))
    let lines = NumberedLines(numbered.menu)
    _ = lines.list()
    let number = kind == "child" ? "2" : "1"
    let words: [MenuAction: String] = [
      .select: number, .tapAccessory: "info \(number)", .increase: "+ \(number)",
      .decrease: "- \(number)", .back: "b",
    ]
    let answer = lines.answer(try #require(words[action]))
    #expect(live.state == numbered.state)
    if let notice = session.notice {
      #expect(answer.hasPrefix(notice.text + "\n"))
    } else if case .confirming(let asked) = session.mode {
      #expect(answer.isEmpty && lines.prompt == "\(asked.question) (y/n): ")
      _ = session.press("y")
      #expect(!lines.answer("y").isEmpty)
      #expect(live.state == numbered.state)
    } else if session.mode.field != nil {
      #expect(answer.isEmpty && lines.prompt.hasPrefix(numbered.menu.page.row(at: .first)!.title))
    } else {
      #expect(!answer.isEmpty)
    }
  }
}

extension RowPath {
  fileprivate static let first = RowPath(section: 0, row: 0)
}

extension Phone {
  fileprivate var values: [String] {
    ["\(isAirplane) \(isWifi) \(volume) \(copies)", name, theme, language] + devices
  }
}

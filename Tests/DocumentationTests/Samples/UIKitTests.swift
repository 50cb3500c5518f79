import Observation
import SimpleTableMenu
import Testing
import UIKitModel

/// That the controller and the cells of the guides show a menu and follow what happens to it.
@MainActor @Suite final class UIKitTests {
  private let radio = Radio()
  private let menu: Menu
  private let navigation: MenuNavigationController
  private let page: TableAdapter
  private let controller: MenuController
  private let table: UITableView

  init() throws {
    menu = Menu(radio.table)
    page = menu.page
    navigation = MenuNavigationController(menu)
    controller = try #require(navigation.viewControllers.first as? MenuController)
    table = controller.tableView
  }

  @Test func `a switch toggles`() throws {
    let toggle = try control("power", as: UISwitch.self)
    #expect(!toggle.isOn)
    toggle.sendActions(for: .valueChanged)
    #expect(radio.isOn)
    #expect(try control("power", as: UISwitch.self).isOn)
    #expect(text("volume") == "Volume|40 %")
    expectAgreement()
  }

  @Test func `a slider goes in steps`() throws {
    radio.isOn = true
    menu.reload()
    let slider = try control("volume", as: UISlider.self)
    #expect(slider.value == 0.4 && !slider.isContinuous)
    slider.value = 0.71
    slider.sendActions(for: .valueChanged)
    #expect(text("volume") == "Volume|70 %")
    let moved = try control("volume", as: UISlider.self)
    moved.value = 0.71
    moved.sendActions(for: .valueChanged)
    #expect(try control("volume", as: UISlider.self).value == 0.7)
  }

  @Test func `a diffable data source shows each id once, and asks for what has changed`() throws {
    let source = MenuSource(for: controller)
    func expectAgreement() {
      let snapshot = source.snapshot()
      let sections = 0..<page.numberOfSections
      #expect(snapshot.sectionIdentifiers == sections.compactMap { page.section(at: $0)?.id })
      for (section, id) in zip(sections, snapshot.sectionIdentifiers) {
        let paths = (0..<page.numberOfRows(inSection: section)).map {
          RowPath(section: section, row: $0)
        }
        #expect(snapshot.itemIdentifiers(inSection: id) == paths.compactMap(page.id(at:)))
      }
      #expect(snapshot.inconsistencies.isEmpty)
    }
    expectAgreement()
    let before = source.snapshot().itemIdentifiers
    page.select(row: "power")
    expectAgreement()
    #expect(source.snapshot().itemIdentifiers != before)
    #expect(source.snapshot().reconfiguredItemIdentifiers.contains("power"))
    let path = try #require(page.path(of: "power"))
    #expect(source.cell(at: IndexPath(path)) is RowCell)

    let speed = source.cell(at: IndexPath(try #require(page.path(of: "speed"))))
    let stepper = try #require(speed?.accessoryView as? UIStepper)
    stepper.value = 1
    stepper.sendActions(for: .valueChanged)
    #expect(radio.speed == 2)
    #expect(source.snapshot().reconfiguredItemIdentifiers.last == "speed")
    #expect(source.tableView(table, titleForFooterInSection: 0) == "In stereo.")

    // A value that is refused is in no change list, and a question is the controller's.
    controller.perform(.enter("A"), on: "name")
    #expect(source.snapshot().reconfiguredItemIdentifiers.contains("name"))
    controller.perform(.select, on: "erase")
    #expect(controller.presentedViewController is UIAlertController)

    // A row that comes to another section, and looks different there.
    for isInserted in [true, false] {
      radio.stations = ["Otters", "Badgers"]
      radio.hasFavourites = false
      radio.showsFavourites = !isInserted
      menu.reload()
      radio.hasFavourites = true
      radio.showsFavourites = true
      menu.reload()
      expectAgreement()
      #expect(source.snapshot().reconfiguredItemIdentifiers.contains("Otters"))
      #expect(!source.snapshot().reconfiguredItemIdentifiers.contains("Badgers"))
    }
  }

  @Test func `a text of several lines has a page, and is entered when that is left`() throws {
    select("notes")
    let editor = try #require(navigation.viewControllers.last as? TextController)
    let field = try #require(editor.view as? UITextView)
    #expect(editor.title == "Notes" && field.text == "Otters\nBadgers")
    field.text = "Foxes\nWolves"
    navigation.popViewController(animated: true)
    #expect(radio.notes == "Foxes\nWolves")
    #expect(text("notes") == "Notes|Foxes (+1 line)")
    expectAgreement()
  }

  @Test func `icons and progress are drawn`() throws {
    #expect(try control("update", as: UIProgressView.self).progress == 0.25)
    #expect(text("update") == "⬇ Update|")
  }

  @Test func `a value that is locked goes back to what it was`() throws {
    menu.start(arguments: ["power": "off"])
    let toggle = try control("power", as: UISwitch.self)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(try !control("power", as: UISwitch.self).isOn)
    #expect(text("power").hasPrefix("Power\n"))
  }

  @Test func `a stepper ends where its range does`() throws {
    let stepper = try control("speed", as: UIStepper.self)
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 1)
    for _ in 1...2 {
      let stepper = try control("speed", as: UIStepper.self)
      stepper.value = 1
      stepper.sendActions(for: .valueChanged)
    }
    #expect(text("speed") == "Speed|3")
    let last = try control("speed", as: UIStepper.self)
    #expect(last.minimumValue == -1 && last.maximumValue == 0)
    last.value = -1
    last.sendActions(for: .valueChanged)
    #expect(radio.speed == 2)
  }

  @Test func `a field shows why its text is refused`() throws {
    let field = try control("name", as: UITextField.self)
    #expect(field.placeholder == "None")
    field.text = "A"
    field.sendActions(for: .editingDidEnd)
    #expect(text("name") == "Name\nmust have 2 to 9 characters|")
    field.text = "Ada"
    field.sendActions(for: .editingDidEnd)
    #expect(radio.name == "Ada")
    #expect(text("name") == "Name|")
  }

  @Test func `a secret is not shown, and stays while none is entered`() throws {
    let field = try control("code", as: UITextField.self)
    #expect(field.text == nil && field.isSecureTextEntry)
    field.sendActions(for: .editingDidEnd)
    #expect(radio.code == "otters")
    field.text = "badgers"
    field.sendActions(for: .editingDidEnd)
    #expect(radio.code == "badgers")
  }

  @Test func `a picker expands, and its options can be chosen`() throws {
    #expect(try control("band", as: UILabel.self).text == "▸")
    select("band")
    #expect(try control("band", as: UILabel.self).text == "▾")
    var path = try #require(page.path(of: "band"))
    path.row += 2
    #expect(
      table.cellForRow(at: IndexPath(path))?.accessoryType == UITableViewCell.AccessoryType.none)
    controller.tableView(table, didSelectRowAt: IndexPath(path))
    #expect(text("band") == "Band|AM")
    expectAgreement()
  }

  @Test func `the chosen row of a group has a checkmark`() {
    select("folk")
    #expect(radio.genre == "Folk")
    #expect(cell("folk")?.accessoryType == .checkmark)
    #expect(cell("jazz")?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test func `a button asks before it acts`() throws {
    select("erase")
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Erase?")
    #expect(alert.actions.map(\.title) == ["Cancel", "OK"])
    alert.actions[0].handler?(alert.actions[0])
    #expect(radio.log == [])
    alert.actions[1].handler?(alert.actions[1])
    #expect(radio.log == ["erased"])
  }

  @Test func `an accessory is tapped apart from its row`() {
    #expect(cell("Otters")?.accessoryType == .detailButton)
    controller.tableView(
      table, accessoryButtonTappedForRowWith: IndexPath(page.path(of: "Otters") ?? .zero))
    #expect(radio.log == ["details of Otters"])
  }

  @Test func `notes and work in progress are shown`() throws {
    #expect(try control("scan", as: UIActivityIndicatorView.self).isAnimating)
    #expect(text("scan") == "Scan\nStill scanning|")
    #expect(cell("off")?.isUserInteractionEnabled == false)
    #expect(text("off") == "Off\nneeds power|")
  }

  @Test func `a header collapses its section`() throws {
    #expect(headerText(0) == "▾ Sound|")
    #expect(headerText(2) == "Stations|2")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "In stereo.")
    table.headerView(forSection: 0)?.touchesEnded([], with: nil)
    #expect(headerText(0) == "▸ Sound|")
    #expect(page.numberOfRows(inSection: 0) == 0)
    expectAgreement()
    #expect(table.headerView(forSection: 0)?.accessibilityActivate() == true)
    #expect(headerText(0) == "▾ Sound|")
    expectAgreement()
  }

  @Test func `the table follows changes of any kind`() {
    radio.stations = ["Foxes", "Otters", "Wolves"]
    menu.reload()
    expectAgreement()
    radio.isOn = true
    radio.stations.reverse()
    radio.isReversed = true
    menu.reload()
    expectAgreement()
    page.filter("o")
    expectAgreement()
    page.filter(nil)
    page.setCollapsed(true, section: "sound")
    expectAgreement()
    radio.isReversed = false
    radio.stations = []
    menu.reload()
    expectAgreement()
  }

  @Test func `an action that takes time runs, and its row is busy meanwhile`() async throws {
    select("install")
    #expect(try control("install", as: UIActivityIndicatorView.self).isAnimating)
    radio.mayInstall = true
    await wait { radio.log == ["installed"] }
    await wait { cell("install")?.accessoryView == nil }
    expectAgreement()
  }

  @Test func `a change of an observed model is shown`() async {
    #expect(text("weather") == "Weather|sun")
    radio.weather.text = "rain"
    await wait { text("weather") == "Weather|rain" }
  }

  @Test func `each page has a controller`() {
    select("more")
    #expect(navigation.viewControllers.map(\.title) == ["Radio", "More"])
    navigation.popViewController(animated: true)
    #expect(menu.titles == ["Radio"])
    select("theme")
    #expect(navigation.viewControllers.map(\.title) == ["Radio", "Theme"])
    menu.popToRoot()
    #expect(navigation.viewControllers.map(\.title) == ["Radio"])
  }
}

extension UIKitTests {
  private func cell(_ id: RowID) -> UITableViewCell? {
    page.path(of: id).flatMap { table.cellForRow(at: IndexPath($0)) }
  }

  private func control<View: UIView>(_ id: RowID, as view: View.Type) throws -> View {
    try #require(cell(id)?.accessoryView as? View)
  }

  private func select(_ id: RowID) {
    if let path = page.path(of: id) { controller.tableView(table, didSelectRowAt: IndexPath(path)) }
  }

  /// Waits until something holds, and fails if it never does.
  private func wait(
    sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async {
    for _ in 1...100_000 where !condition() { await Task.yield() }
    #expect(condition(), sourceLocation: sourceLocation)
  }

  private func text(_ id: RowID) -> String { text(of: cell(id)?.contentConfiguration) }

  private func headerText(_ section: Int) -> String {
    text(of: table.headerView(forSection: section)?.contentConfiguration)
  }

  private func text(of content: (any UIContentConfiguration)?) -> String {
    guard let content = content as? UIListContentConfiguration else { return "no text" }
    return "\(content.text ?? "")|\(content.secondaryText ?? "")"
  }

  /// Expects each cell to show what a new one would, and no batch to have been refused.
  private func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(table.inconsistencies == [], sourceLocation: sourceLocation)
    for section in 0..<page.numberOfSections {
      for row in 0..<page.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let new = controller.tableView(table, cellForRowAt: path)
        let shown = table.cellForRow(at: path)
        #expect(
          text(of: shown?.contentConfiguration) == text(of: new.contentConfiguration),
          sourceLocation: sourceLocation)
        #expect(shown?.accessoryType == new.accessoryType, sourceLocation: sourceLocation)
      }
    }
  }
}

extension RowPath {
  fileprivate static let zero = RowPath(section: 0, row: 0)
}

@Observable private final class Weather {
  var text = "sun"
}

/// The state behind a menu with every kind of control.
private final class Radio {
  @Setting var isOn = false
  @Setting var volume = 40
  @Setting var speed = 1
  @Setting var name = ""
  @Setting var code = "otters"
  @Setting var band = "FM"
  @Setting var theme = "Light"
  @Setting var genre = "Jazz"
  @Setting var notes = "Otters\nBadgers"
  var showsFavourites = false
  var hasFavourites = false
  var stations = ["Otters", "Badgers"]
  var isReversed = false
  var mayInstall = false
  let weather = Weather()
  var log: [String] = []

  var table: Table {
    Table("Radio") { [unowned self] in
      if isReversed {
        stationList
        genres
        sound
      } else {
        sound
        genres
        stationList
      }
      if showsFavourites { favourites }
    }
    .onAccessory { [unowned self] row, _ in log.append("details of \(row.title)") }
  }

  private var sound: Section {
    Section("Sound", footer: "In stereo.") {
      ToggleRow("Power", isOn: $isOn).id("power")
      if isOn {
        SliderRow("Volume", value: $volume, in: 0...100, step: 5) { "\($0) %" }.id("volume")
      }
      StepperRow("Speed", value: $speed, in: 1...3).id("speed")
      TextFieldRow("Name", text: $name, placeholder: "None", rules: [.length(2...9)]).id("name")
      TextFieldRow("Code", text: $code, isSecure: true).id("code")
      PickerRow("Band", selection: $band, options: ["FM", "AM"]) { $0 }.id("band")
      PickerRow("Theme", selection: $theme, options: ["Light", "Dark"], style: .navigationLink) {
        $0
      }
      .id("theme")
    }
    .id("sound")
    .collapsible()
  }

  private var favourites: Section {
    Section("Favourites") {
      if hasFavourites { Row("Otters", detail: "♥").id("Otters") }
    }
    .id("favourites")
  }

  private var genres: Section {
    Section {
      PickerRow("Genre", selection: $genre, options: ["Jazz", "Folk"], style: .inline) { name in
        Row(name).id(name.lowercased())
      }
      .id("genre")
    }
  }

  private var stationList: Section {
    Section("Stations") {
      for name in stations where name != "Otters" || !hasFavourites {
        Row(name, accessory: .detailButton).id(name)
      }
      LinkRow("More") { Section { Row("Foxes") } }.id("more")
      ButtonRow("Erase", role: .destructive) { [unowned self] in log.append("erased") }
        .confirm("Erase?").id("erase")
      TextAreaRow("Notes", text: $notes).id("notes")
      Row("Update").icon("⬇").progress(0.25).id("update")
      Row("Weather", detail: weather.text).id("weather")
      ButtonRow("Install") { [unowned self] in
        while !mayInstall { await Task.yield() }
        log.append("installed")
      }
      .id("install")
      Row("Scan").busy().status("Still scanning").id("scan")
      ToggleRow("Off", isOn: .constant(false)).disabled(reason: "needs power").id("off")
    }
    .id("stations")
    .headerDetail("2")
  }
}

import SimpleTable
import SimpleTableTerminal
import SimpleTableTesting
import TestTraits
import Testing

/// How often keys evaluate the pages of a menu and the destinations of their links, counted.
@Suite final class `Evaluation of a scripted menu` {
  @Setting private var wifi = true
  @Setting private var volume = 50
  @Setting private var name = "Ada"
  @Setting private var fruit = "a"

  /// The pages that were evaluated, and the links that were followed, in order.
  private var evaluations: [String] = []
  private var actionCount = 0

  /// Three pages in a chain.
  private func menu(depth: Int) -> ScriptedMenu {
    let menu = ScriptedMenu(table("root", below: ["middle", "deep"]), width: 40, height: 30)
    for _ in 0..<depth { press(menu, row: 7, .return) }
    // The first change of a setting makes sure on all pages that its key belongs to it.
    press(menu, row: 0, .return)
    return menu
  }

  private func table(_ title: String, below: [String]) -> Table {
    Table(title) { [unowned self] in
      let _ = evaluations.append(title)
      Section {
        ToggleRow("Wi-Fi", isOn: self.$wifi).id("\(title)-wifi").row.onSelect { [unowned self] in
          actionCount += 1
        }
        StepperRow("Volume", value: self.$volume, in: 0...100).id("\(title)-volume")
        TextFieldRow("Name", text: self.$name, rules: [.required]).id("\(title)-name")
        PickerRow("Fruit", selection: self.$fruit, options: ["a", "b"], style: .page) { $0 }
          .id("\(title)-fruit")
        DisclosureRow("More") { Row("Below") }.id("more")
        Row("Info", accessory: .detailButton).id("info")
          .onAccessory { [unowned self] in actionCount += 1 }
        Row("Erase").confirm("Erase?").id("erase").onSelect { [unowned self] in actionCount += 1 }
        if let link = below.first {
          LinkRow("Link", destination: self.follow(link, Array(below.dropFirst()))).id("link")
        }
      }
    }
  }

  private func follow(_ title: String, _ below: [String]) -> Table {
    evaluations.append("-> \(title)")
    return table(title, below: below)
  }

  /// Moves to a row, presses keys one by one, and returns what the last one has evaluated.
  @discardableResult
  private func press(_ menu: ScriptedMenu, row: Int? = nil, _ keys: Key...) -> [String] {
    if let row {
      menu.press("g")
      for _ in 0..<row { menu.press(.down) }
    }
    for key in keys {
      evaluations = []
      menu.press(key)
    }
    return evaluations
  }

  /// All pages, each evaluated some times.
  private func all(times count: Int) -> [String] {
    let once = ["root", "-> middle", "middle", "-> deep", "deep"]
    return (0..<count).flatMap { _ in once }
  }

  /// A change may depend on any page; the closures of a row are an action, which may change any.
  @Test(arguments: 0...2)
  func `a key that changes evaluates all pages before and after, any other those in view`(
    depth: Int
  ) {
    let menu = menu(depth: depth)
    let below = ["-> middle", "middle", "-> deep", "deep"].prefix(2 * depth)
    let inView = ["root"] + below
    check(press(menu, row: 0, .return), all(times: 3))
    check(press(menu, row: 0, wifi ? "-" : "+"), all(times: 3))
    check(press(menu, row: 1, "+"), all(times: 2))
    check(press(menu, row: 1, "-"), all(times: 2))
    check(press(menu, row: 2, .return), [])
    check(press(menu, "x"), [])
    check(press(menu, .return), all(times: 2))
    check(name, "Adax")
    // A refused value, which is shown with its row until the typing ends.
    check(press(menu, row: 2, .return, .control("u"), .return), all(times: 1) + inView)
    check(press(menu, .escape), inView)
    check(press(menu, row: 4, .return), [])
    check(press(menu, row: 4, "-"), [])
    check(press(menu, row: 5, "i"), all(times: 2))
    check(press(menu, row: 6, .return), [])
    check(press(menu, "y"), all(times: 2))
    check(actionCount, 5)
    check(press(menu, "/", "v", "o", "l", .escape), [])
    evaluations = []
    menu.reload()
    check(evaluations, inView)
  }

  @Test(arguments: 0...2)
  func `choosing on a page of choices evaluates all pages before and after`(depth: Int) {
    let menu = menu(depth: depth)
    let inView = ["root"] + ["-> middle", "middle", "-> deep", "deep"].prefix(2 * depth)
    check(press(menu, row: 3, .return), [])
    check(press(menu, row: 1, .return), all(times: 2))
    check(fruit, "b")
    if menu.menu.titles.count > depth + 1 { check(press(menu, .backspace), inView) }
  }

  @Test func `following a link evaluates its page only, and going back those in view`() {
    let menu = menu(depth: 0)
    check(press(menu, row: 7, .return), ["-> middle", "middle"])
    check(press(menu, row: 7, .right), ["-> deep", "deep"])
    check(press(menu, .backspace), ["root", "-> middle", "middle"])
    check(press(menu, .escape), ["root"])
  }
}

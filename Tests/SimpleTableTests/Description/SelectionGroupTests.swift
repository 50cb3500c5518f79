import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Selection group` {
  let choice = Variable("b")
  let optional = Variable<String?>(nil)
  let set = Variable<Set<String>>(["a", "c"])

  private func bench(_ group: SelectionGroup) -> ControlBench {
    ControlBench(group) {
      for name in ["a", "b", "c"] { Row(name).tag(name).id(name) }
    }
  }

  @Test func `exactly one row of a single group is checked at every moment`() {
    var random = SeededGenerator()
    let bench = bench(.single(choice.binding))
    check(bench.titles, ["a", "*b", "c"])
    for _ in 0..<200 {
      let name = ["a", "b", "c"].randomElement(using: &random)!
      switch Int.random(in: 0...2, using: &random) {
      case 0: bench.select(RowID(name))
      case 1: bench.adapter.setValue(Bool.random(using: &random) ? "on" : "off", row: RowID(name))
      default:
        choice.wrappedValue = name
        bench.adapter.reload()
      }
      let chosen = bench.titles.filter { $0.hasPrefix("*") }
      check(chosen, ["*" + choice.wrappedValue], "\(random)")
    }
  }

  @Test func `the chosen row stays chosen when it is selected again`() {
    let bench = bench(.single(choice.binding))
    check(bench.select("b"), .handled)
    check(bench.titles, ["a", "*b", "c"])
    checkEmpty(bench.changes)
  }

  @Test func `the chosen row of a single group cannot be let go`() {
    let bench = bench(.single(choice.binding))
    let reason = "one of the rows must stay chosen"
    check(bench.adapter.setValue("off", row: "b"), .refused(reason))
    check(bench.message("b"), reason)
    check(bench.adapter.setValue("off", row: "a"), .accepted)
    check(
      bench.adapter.setValue("perhaps", row: "a"), .refused("\"perhaps\" is neither on nor off"))
    bench.select("c")
    check(bench.message("b"), nil)
    check(bench.titles, ["a", "b", "*c"])
  }

  @Test func `none is checked while an optional value is missing`() {
    let bench = bench(.single(optional.binding))
    check(bench.titles, ["a", "b", "c"])
    checkEmpty(bench.problems)
    bench.select("c")
    check(optional.wrappedValue, "c")
    check(bench.titles, ["a", "b", "*c"])
    check(bench.adapter.setValue("off", row: "c"), .accepted)
    check(optional.wrappedValue, nil)
  }

  @Test func `rows of a multiple group are checked and let go one by one`() {
    let bench = bench(.multiple(set.binding))
    check(bench.titles, ["*a", "b", "*c"])
    bench.select("b")
    bench.select("a")
    check(set.wrappedValue, ["b", "c"])
    check(bench.titles, ["a", "*b", "*c"])
    check(bench.adapter.setValue("off", row: "b"), .accepted)
    check(bench.adapter.setValue("on", row: "c"), .accepted)
    check(bench.titles, ["a", "b", "*c"])
  }

  @Test func `a value that matches no row checks none and is named`() {
    choice.wrappedValue = "z"
    let bench = bench(.single(choice.binding))
    check(bench.titles, ["a", "b", "c"])
    check(bench.problems, ["a group of choices: \"z\" is not among the options: a, b, c"])
    bench.select("a")
    check(bench.titles, ["*a", "b", "c"])
    checkEmpty(bench.problems)
  }

  @Test func `values of a set that match no row are named and kept`() {
    set.wrappedValue = ["a", "z", "y"]
    let bench = bench(.multiple(set.binding))
    check(
      bench.problems,
      ["y", "z"].map { "a group of choices: \"\($0)\" is not among the options: a, b, c" })
    bench.select("a")
    check(set.wrappedValue, ["y", "z"])
  }

  @Test(arguments: [true, false])
  func `two rows with one tag are named, and one of them is checked`(isSingle: Bool) {
    set.wrappedValue = ["b"]
    let group: SelectionGroup = isSingle ? .single(choice.binding) : .multiple(set.binding)
    let bench = ControlBench(group) {
      Row("first").tag("b")
      Row("second").tag("b")
    }
    check(bench.titles, ["*first", "second"])
    check(
      bench.problems,
      [
        "a group of choices: the options \"first\" and \"second\" have the same value"
      ])
    check(bench.adapter.diagnostics.first?.sites.count, 1)
  }

  @Test func `a tag of another type is named, and its row is an ordinary one`() {
    let bench = ControlBench(.single(choice.binding)) {
      Row("one").tag(1).id("one")
      Row("b").tag("b").id("b")
    }
    check(bench.problems, ["one: the tag \"1\" is of another type than the values of its group"])
    check(bench.control("one"), nil)
    check(bench.select("one"), .ignored(.notSelectable))
    check(bench.titles, ["one", "*b"])
  }

  @Test func `a tag given as an optional is the value in it`() {
    let bench = ControlBench(.single(choice.binding)) { Row("b").tag(Optional("b")) }
    check(bench.titles, ["*b"])
    checkEmpty(bench.problems)
  }

  @Test func `rows without a tag stay what they are`() {
    var count = 0
    let bench = ControlBench(.single(choice.binding)) {
      Row("b").tag("b")
      Row("Help") { count += 1 }.id("help")
    }
    check(bench.select("help"), .handled)
    check(count, 1)
    check(bench.titles, ["*b", "Help"])
  }

  @Test func `a tag without a group is named and has no effect`() {
    let bench = ControlBench { Row("b").tag("b").id("b") }
    check(bench.control("b"), nil)
    check(bench.problems, ["b: the tag \"b\" has no effect outside a group of choices"])
  }

  @Test func `a disabled row is not chosen`() {
    let bench = ControlBench(.single(choice.binding)) {
      Row("a").tag("a").id("a").disabled()
      Row("b").tag("b")
    }
    check(bench.select("a"), .ignored(.disabled))
    check(bench.adapter.setValue("on", row: "a"), .ignored(.disabled))
    check(bench.titles, ["a", "*b"])
  }

  @Test func `the rows of a group have a checkmark as their accessory, or room for one`() {
    let bench = bench(.single(choice.binding))
    var accessories: [Accessory?] {
      (0..<3).map { bench.adapter.row(at: RowPath(section: 0, row: $0))?.accessory }
    }
    check(accessories, [.checkmarkPlaceholder, .checkmark, .checkmarkPlaceholder])
    bench.select("c")
    check(accessories, [.checkmarkPlaceholder, .checkmarkPlaceholder, .checkmark])
    let button = ControlBench(.single(choice.binding)) {
      Row("b", accessory: .detailButton).tag("b")
    }
    check(button.adapter.row(at: RowPath(section: 0, row: 0))?.accessory, .detailButton)
  }
}

import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Refusal` {
  let volume = Variable(60)
  let isShown = Variable(true)
  let isDisabled = Variable(false)
  let reason = "must be from 0 to 100"

  private func bench() -> ControlBench {
    ControlBench {
      if isShown.wrappedValue {
        SliderRow("Volume", value: volume.binding, in: 0...100)
          .id("volume").disabled(isDisabled.wrappedValue)
      }
      ToggleRow("Shown", isOn: isShown.binding).id("shown")
    }
  }

  @Test
  func `its reason is reported as a change of the row, and disappears when a value is accepted`() {
    let bench = bench()
    check(bench.adapter.setValue("101", row: "volume"), .refused(reason))
    check(bench.message("volume"), reason)
    check(bench.changes.count, 1)
    check(bench.changes.first?.reloadedRows, [RowPath(section: 0, row: 0)])
    bench.adapter.setValue("99", row: "volume")
    check(bench.message("volume"), nil)
  }

  @Test func `its reason stays through a reload and through other changes`() {
    let bench = bench()
    bench.adapter.setValue("101", row: "volume")
    bench.adapter.reload()
    bench.adapter.setValue("maybe", row: "shown")
    check(bench.message("volume"), reason)
    check(bench.message("shown"), "\"maybe\" is neither on nor off")
  }

  @Test func `its reason disappears when the value changes in any way, and does not come back`() {
    let ways: [(ControlBench) -> Void] = [
      { $0.increment("volume") },
      { _ in volume.wrappedValue = 3 },
      { $0.adapter.setValue("5", row: "volume") },
    ]
    for way in ways {
      volume.wrappedValue = 60
      let bench = bench()
      bench.adapter.setValue("101", row: "volume")
      way(bench)
      bench.adapter.reload()
      check(bench.message("volume"), nil)
      volume.wrappedValue = 60
      bench.adapter.reload()
      check(bench.message("volume"), nil)
    }
  }

  @Test func `its reason disappears when the program rejects an acceptable value`() {
    let limited = Binding(get: { 60 }, set: { _ in }, default: 60)
    let bench = ControlBench {
      SliderRow("Volume", value: limited, in: 0...100).id("volume")
      ToggleRow("Mute", isOn: Binding(get: { false }, set: { _ in })).id("mute")
    }
    bench.adapter.setValue("101", row: "volume")
    check(bench.message("volume"), reason)
    check(bench.adapter.setValue("70", row: "volume"), .accepted)
    check(bench.message("volume"), nil)
    bench.adapter.setValue("maybe", row: "mute")
    #expect(bench.message("mute") != nil)
    bench.select("mute")
    check(bench.message("mute"), nil)
  }

  @Test func `it is forgotten with its row`() {
    let bench = bench()
    bench.adapter.setValue("101", row: "volume")
    bench.select("shown")
    bench.select("shown")
    #expect(bench.row("volume") != nil)
    check(bench.message("volume"), nil)
  }

  @Test func `a disabled row is not changed, and shows no reason`() {
    isDisabled.wrappedValue = true
    let bench = bench()
    check(bench.adapter.setValue("101", row: "volume"), .ignored(.disabled))
    check(bench.increment("volume"), .ignored(.disabled))
    check(bench.message("volume"), nil)
    check(bench.evaluations, 0)
  }

  @Test func `the first of two rows with the same id shows the reason`() {
    let texts = [Variable(wrappedValue: "x"), Variable(wrappedValue: "x")]
    let adapter = TableAdapter(
      Table {
        for text in texts {
          Section { TextFieldRow("Text", text: text.projectedValue, rules: [.required]).id("d") }
        }
      })
    adapter.setValue("", row: "d")
    let messages = (0..<2).map { adapter.row(at: RowPath(section: $0, row: 0))?.invalidReason }
    check(messages, ["must not be empty", nil])
  }
}

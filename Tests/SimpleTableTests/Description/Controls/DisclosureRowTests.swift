import Testing

@testable import SimpleTable

@Suite struct `Disclosure row` {
  let isOpen = Variable(false)

  @Test func `bound to a state, it follows the state and changes it`() {
    let bench = ControlBench {
      DisclosureRow("Citrus", isExpanded: isOpen.binding) { Row("Lemon") }.id("citrus")
      if isOpen.wrappedValue { Row("Open") }
    }
    #expect(bench.titles == ["Citrus"])
    bench.select("citrus")
    #expect(isOpen.wrappedValue)
    #expect(bench.titles == ["Citrus", "Lemon", "Open"])
    #expect(bench.evaluations == 1)
    #expect(bench.changes.count == 1)
    isOpen.wrappedValue = false
    bench.adapter.reload()
    #expect(bench.titles == ["Citrus"])
    bench.adapter.setExpanded(true, row: "citrus")
    #expect(isOpen.wrappedValue)
  }

  @Test func `bound to a constant, it stays as it is`() {
    let bench = ControlBench {
      DisclosureRow("Citrus", isExpanded: .constant(true)) { Row("Lemon") }.id("citrus")
    }
    #expect(bench.titles == ["Citrus", "Lemon"])
    bench.select("citrus")
    #expect(bench.titles == ["Citrus", "Lemon"])
  }

  @Test func `its state is read once for each evaluation`() {
    let reads = Count()
    let binding = Binding(
      get: {
        reads.value += 1
        return reads.value.isMultiple(of: 2)
      },
      set: { (_: Bool) in })
    let bench = ControlBench {
      DisclosureRow("Citrus", isExpanded: binding) { Row("Lemon") }.id("citrus")
    }
    #expect(reads.value == 1)
    #expect(bench.titles == ["Citrus"])
    bench.adapter.reload()
    #expect(reads.value == 2)
    #expect(bench.titles == ["Citrus", "Lemon"])
  }

  @Test func `controls below it are controls while it is closed`() {
    let sound = Variable(true)
    let bench = ControlBench {
      DisclosureRow("Sound") { ToggleRow("Sound", isOn: sound.binding).id("sound") }
    }
    #expect(bench.adapter.values == ["sound": "true"])
    #expect(bench.adapter.setValue("off", row: "sound") == .accepted)
    #expect(!sound.wrappedValue)
  }
}

import SimpleTable

@MainActor final class Radio { @Setting var isOn = true }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      ToggleRow("On", isOn: radio.$isOn)  // expect: main actor-isolated property '$isOn' can not be referenced from a nonisolated context
    }
  }
}
// write: `@MainActor func table`

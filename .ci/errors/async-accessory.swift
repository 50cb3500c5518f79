import SimpleTable

func scan() async {}

func table() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Scan", accessory: .detailButton).onAccessory { await scan() }  // expect: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
    }
  }
}
// write: `.onAccessory { Task { await scan() } }`

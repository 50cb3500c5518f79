import SimpleTable

func scan() async {}

func table() -> Table {
  Table("Settings") {
    Section("Radio") {
      ButtonRow("Scan") { scan() }  // expect: 'async' call in a function that does not support concurrency
    }
  }
}
// write: `await scan()`

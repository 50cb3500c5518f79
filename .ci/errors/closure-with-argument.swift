import SimpleTable

func table() -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      Row("Scan") { row in print(row) }  // expect: contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body
    }
  }
}
// write: `Row("Scan") { print("Scan") }`

// write: `ButtonRow("Scan") { scan() }.id("scan")`
import SimpleTable

func scan() {}

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    ButtonRow("Scan", id: "scan") { scan() }  // expect: 'init(_:id:action:)' is unavailable: the id of a row is a modifier: .id(…) behind it
  }
}

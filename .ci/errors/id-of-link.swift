// write: `LinkRow("More") { … }.id("more")`
import SimpleTable

let table = Table("Settings") {
  Section("Radio") {
    Row("Wi-Fi")
    LinkRow("More", id: "more") { Section { Row("Band") } }  // expect: 'init(_:id:content:)' is unavailable: the id of a row is a modifier: .id(…) behind it
  }
}

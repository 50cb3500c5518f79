import SimpleTable

struct Host: Identifiable { let id: String; var name = "" }
final class Radio { @Setting var hosts: [Host] = [] }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ListRow("Hosts", entries: radio.$hosts) { host in  // expect: 'init(_:entries:page:)' is unavailable: elements with pages are records: ListRow(_:records:new:page:)
        Section { Row("x") }
      }
    }
  }
}
// write: `ListRow("Hosts", records: radio.$hosts, new: …) { … }`

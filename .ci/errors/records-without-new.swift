import SimpleTable

struct Host: Identifiable { let id: String; var name = "" }
final class Radio { @Setting var hosts: [Host] = [] }

func table(_ radio: Radio) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      ListRow("Hosts", records: radio.$hosts) { host in  // expect: 'init(_:records:page:)' is unavailable: records need new:, which makes one with a name
        Section { TextFieldRow("Name", text: host.name) }
      }
    }
  }
}
// write: `new: { Host(id: $0) }`

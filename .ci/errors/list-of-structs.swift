// write: `ListRow("Hosts", records: net.$hosts, new: …) { … }`
import SimpleTable

struct Host: Identifiable { var id = "" }

final class Net { @Setting var hosts: [Host] = [] }

func table(_ net: Net) -> Table {
  Table("Settings") {
    Section("Hosts") {
      Row("Wi-Fi")
      ListRow("Hosts", entries: net.$hosts)  // expect: 'init(_:entries:)' is unavailable: elements with values of their own are records: ListRow(_:records:new:page:)
    }
  }
}

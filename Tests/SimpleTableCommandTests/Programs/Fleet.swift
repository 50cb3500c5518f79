import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let fleet = CommandProgram(name: "fleet", prefix: "FLEET_") { _ in Menu(Fleet().table) }
}

/// Servers with maps of their own, and choices of several, some of which are limited or disabled.
final class Fleet {
  struct Server: Identifiable {
    let id: String
    var host = ""
    var environment: [String: String] = [:]
  }

  @Setting var servers = [Server(id: "alpha")]
  @Setting var regions: Set = ["fi", "de"]
  @Setting var zones: Set = ["north"]

  var table: Table {
    Table.page("Fleet") {
      ListRow("Servers", records: self.$servers, new: { Server(id: $0) }) { server in
        Section {
          TextFieldRow("Host", text: server.host).id("host")
          DictionaryRow("Environment", entries: server.environment).id("env")
        }
      }
      .id("servers")
      MultiPickerRow("Regions", selection: self.$regions, options: ["fi", "se", "de", "it"]) {
        region in
        Row(region).disabled(["de", "it"].contains(region), reason: "is full")
      }
      .id("regions")
      MultiPickerRow(
        "Zones", selection: self.$zones, options: ["north", "south", "east"], limit: ...2
      ).id("zones")
    }
  }
}

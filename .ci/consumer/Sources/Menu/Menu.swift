import SimpleTable

/// The settings of a phone.
public final class Phone {
  public var wifi = true
  public var network = "Otters"

  public init() {}

  public var settings: Table {
    Table("Settings") {
      Section("Network") {
        Row("Wi-Fi", detail: self.wifi ? "On" : "Off").id("wifi")
        if self.wifi {
          Row("Address", detail: "10.0.0.7").id("address")
        }
        Row("Joined", detail: self.network).id("joined")
      }
    }
  }
}

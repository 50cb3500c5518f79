package import SimpleTable

/// The phone that most samples are about.
package final class Phone {
  @Setting package var airplaneMode = false
  @Setting package var wifi = true
  @Setting package var network = "Otters"
  @Setting package var volume = 60
  @Setting package var theme = Theme.system
  package var devices: [Device] = []

  package init() {}
}

/// Something that the phone can connect to.
package struct Device {
  package let serial: RowID
  package let name: String
  package let battery: Int

  package init(serial: RowID, name: String, battery: Int) {
    self.serial = serial
    self.name = name
    self.battery = battery
  }
}

package enum Theme: CaseIterable {
  case system
  case light
  case dark

  package var name: String { "\(self)".capitalized }
}

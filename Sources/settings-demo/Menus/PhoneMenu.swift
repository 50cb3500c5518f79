import SimpleTable

/// What a phone remembers.
final class Phone {
  @Setting var airplaneMode = false
  @Setting var doNotDisturb = false
  var wifi = true
  var network = "Otters"
  var bluetooth = true
  var carrier = "Riverbank"
  var brightness = 60
  var updates = 1

  var usesWifi: Bool { wifi && !airplaneMode }
  var usesBluetooth: Bool { bluetooth && !airplaneMode }

  /// Makes the screen brighter by a step; after the brightest comes the darkest.
  func brighten() {
    brightness = brightness % 100 + 20
  }
}

/// The first screen of a phone's settings.
struct PhoneMenu {
  let phone: Phone

  var table: Table {
    Table("Settings") {
      connections
      attention
      apps
    }
  }

  private var connections: Section {
    Section(id: "connections") {
      SwitchRow("Airplane Mode", isOn: phone.$airplaneMode, icon: "🛫").id("airplane")
      Row("Wi-Fi", icon: "📶", accessory: .disclosureIndicator) { phone.wifi.toggle() }
        .detail(phone.usesWifi ? phone.network : "Off")
        .id("wifi")
      Row("Bluetooth", icon: "🔵", accessory: .disclosureIndicator) { phone.bluetooth.toggle() }
        .detail(phone.usesBluetooth ? "On" : "Off")
        .id("bluetooth")
      Row("Carrier", icon: "📡", accessory: .disclosureIndicator)
        .detail(phone.airplaneMode ? "No service" : phone.carrier)
        .disabled(phone.airplaneMode)
        .id("carrier")
    }
  }

  private var attention: Section {
    Section(id: "attention") {
      SwitchRow("Do Not Disturb", isOn: phone.$doNotDisturb, icon: "🌙").id("quiet")
      Row("Sounds", icon: "🔊", accessory: .disclosureIndicator).id("sounds")
      Row("Brightness", detail: "\(phone.brightness) %", icon: "🔆") { phone.brighten() }
        .id("brightness")
      Row("Wallpaper", icon: "🌄", accessory: .disclosureIndicator).id("wallpaper")
    }
  }

  private var apps: Section {
    Section(id: "apps") {
      Row("General", icon: "🔧", accessory: .disclosureIndicator) { phone.updates = 0 }
        .badge(phone.updates)
        .id("general")
      Row("Mail, Contacts, Calendars", icon: "📬", accessory: .disclosureIndicator).id("mail")
      Row("Phone", icon: "📞", accessory: .disclosureIndicator).id("phone")
      Row("Messages", icon: "💬", accessory: .disclosureIndicator).id("messages")
      Row("Music", icon: "🎵", accessory: .disclosureIndicator).id("music")
    }
  }
}

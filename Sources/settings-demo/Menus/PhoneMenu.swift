import SimpleTableMenu

/// The settings of a phone: a first page, and those that it leads to.
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
      ToggleRow("Airplane Mode", isOn: phone.$airplaneMode, icon: "🛫").id("airplane")
      LinkRow("Wi-Fi", detail: phone.usesWifi ? phone.network : "Off", icon: "📶") { wifi }
        .id("wifi")
      LinkRow("Bluetooth", detail: phone.usesBluetooth ? "On" : "Off", icon: "🔵") { bluetooth }
        .id("bluetooth")
      PickerRow(
        "Carrier", selection: phone.$carrier, options: phone.carriers, style: .page, icon: "📡"
      )
      .detail(phone.airplaneMode ? "No service" : nil)
      .disabled(phone.airplaneMode, reason: airplaneReason)
      .id("carrier")
    }
  }

  /// Why rows are disabled that need a radio.
  var airplaneReason: String { "Airplane Mode is on" }

  private var attention: Section {
    Section(id: "attention") {
      ToggleRow("Do Not Disturb", isOn: phone.$doNotDisturb, icon: "🌙").id("quiet")
      LinkRow("Sounds", icon: "🔊") { sounds }.id("sounds")
      LinkRow("Brightness", detail: "\(phone.brightness) %", icon: "🔆") { brightness }
        .id("brightness")
      PickerRow(
        "Wallpaper", selection: phone.$wallpaper, options: phone.wallpapers, style: .page,
        icon: "🌄"
      )
      .previewed()
      .id("wallpaper")
    }
  }

  private var apps: Section {
    Section(id: "apps") {
      LinkRow("General", icon: "🔧") { general }.badge(phone.hasUpdate ? 1 : 0).id("general")
      LinkRow("Mail, Contacts, Calendars", icon: "📬") { mail }.id("mail")
      LinkRow("Phone", icon: "📞") { calls }.id("phone")
      LinkRow("Messages", icon: "💬") { messages }.id("messages")
      LinkRow("Music", icon: "🎵") { music }.id("music")
    }
  }
}

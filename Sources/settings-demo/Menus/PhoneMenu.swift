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
    Section {
      ToggleRow("Airplane Mode", isOn: phone.$airplaneMode).icon("🛫").id("airplane")
      LinkRow("Wi-Fi", detail: phone.usesWifi ? phone.network : "Off") { wifi }
        .icon("📶")
        .id("wifi")
      LinkRow("Bluetooth", detail: phone.usesBluetooth ? "On" : "Off") { bluetooth }
        .icon("🔵")
        .id("bluetooth")
      PickerRow(
        "Carrier", selection: phone.$carrier, options: phone.carriers, style: .navigationLink
      )
      .icon("📡")
      .detail(phone.airplaneMode ? "No service" : nil)
      .disabled(phone.airplaneMode, reason: airplaneReason)
      .id("carrier")
    }
    .id("connections")
  }

  /// Why rows are disabled that need a radio.
  var airplaneReason: String { "Airplane Mode is on" }

  private var attention: Section {
    Section {
      ToggleRow("Do Not Disturb", isOn: phone.$doNotDisturb).icon("🌙").id("quiet")
      LinkRow("Sounds") { sounds }.icon("🔊").id("sounds")
      LinkRow("Brightness", detail: "\(phone.brightness) %") { brightness }
        .icon("🔆")
        .id("brightness")
      PickerRow(
        "Wallpaper", selection: phone.$wallpaper, options: phone.wallpapers, style: .navigationLink
      )
      .icon("🌄")
      .previewed()
      .id("wallpaper")
    }
    .id("attention")
  }

  private var apps: Section {
    Section {
      LinkRow("General") { general }.icon("🔧").badge(phone.hasUpdate ? 1 : 0).id("general")
      LinkRow("Mail, Contacts, Calendars") { mail }.icon("📬").id("mail")
      LinkRow("Phone") { calls }.icon("📞").id("phone")
      LinkRow("Messages") { messages }.icon("💬").id("messages")
      LinkRow("Music") { music }.icon("🎵").id("music")
    }
    .id("apps")
  }
}

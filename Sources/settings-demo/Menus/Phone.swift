import SimpleTable
import SimpleTableTerminal

/// The state of a phone.
final class Phone {
  @Setting var airplaneMode = false
  @Setting var doNotDisturb = false

  @Setting var wifi = true
  @Setting var network = "Otters"
  @Setting var password = ""
  @Setting var asksToJoin = false
  @Setting var bluetooth = true
  @Setting var name = "Heron"
  @Setting var carrier = "Riverbank"

  @Setting var volume = 60
  @Setting var ringtone = "Kingfisher"
  @Setting var vibrations: Set<String> = ["Calls"]
  @Setting var alarms = [Alarm(name: "work")]
  @Setting var brightness = 60
  @Setting var adaptsBrightness = true
  @Setting var wallpaper = "Lake"

  @Setting var minutesToLock = 2
  @Setting var textSize = 1.0
  @Setting var fetchesMail = true
  @Setting var mailSignature = "Sent from the riverbank"
  @Setting var announcesCalls = false
  @Setting var blockedNumbers: [String] = []
  @Setting var sendsReceipts = true
  @Setting var musicQuality = "High"
  var hasUpdate = true

  private(set) var networks = ["Otters", "Herons", "Voles"]

  /// How much of a scan is done; `nil` while there is none.
  private(set) var scanned: Double?

  /// The time until a scan finds another network, in nanoseconds.
  var scanPause: UInt64 = 600_000_000

  let carriers = ["Riverbank", "Milltown", "Lakeside"]
  let ringtones = ["Kingfisher", "Bittern", "Frog"]
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  let wallpapers = ["Lake", "Reed", "Night"]
  let alerts = ["Calls", "Messages", "Mail"]
  let musicQualities = ["Low", "High", "Lossless"]

  var usesWifi: Bool { wifi && !airplaneMode }
  var usesBluetooth: Bool { bluetooth && !airplaneMode }
}

/// A time at which a phone rings.
struct Alarm: Identifiable {
  let name: String
  var label = ""
  var time = TimeOfDay.midnight.moved(by: 7 * 60 + 30)
  var days: Set<String> = []
  var snooze = 10

  var id: String { name }
}

extension Phone {
  /// Finds networks, one after the other.
  ///
  /// The phone is not observable, because the program also runs where observation is missing: each
  /// change asks the menu to reload.
  func scan() async throws {
    let nearby = ["Newts", "Mill House", "Weir"]
    networks.removeAll(where: nearby.contains)
    defer { scanned = nil }
    for (number, name) in nearby.enumerated() {
      scanned = Double(number) / Double(nearby.count)
      TerminalMenu.setNeedsReload()
      try await Task.sleep(nanoseconds: scanPause)
      networks.append(name)
    }
  }
}

import SimpleTable

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
  @Setting var alarms = ["work"]
  @Setting var alarmDays: [String: Set<String>] = [:]
  @Setting var alarmSnoozes: [String: Int] = [:]
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

  /// The network whose row shows a description, or `nil`.
  var describedNetwork: String?

  let networks = ["Otters", "Herons", "Voles"]
  let carriers = ["Riverbank", "Milltown", "Lakeside"]
  let ringtones = ["Kingfisher", "Bittern", "Frog"]
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  let wallpapers = ["Lake", "Reed", "Night"]
  let alerts = ["Calls", "Messages", "Mail"]
  let musicQualities = ["Low", "High", "Lossless"]

  var usesWifi: Bool { wifi && !airplaneMode }
  var usesBluetooth: Bool { bluetooth && !airplaneMode }
}

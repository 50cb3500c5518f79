import SimpleTable

/// The answers that a computer needs when it is set up; an empty text is a missing answer.
final class Computer {
  @Setting var name = "otter"
  @Setting var owner = ""
  @Setting var location = "Boathouse"
  @Setting var language = "English"

  @Setting var interface = "Ethernet"
  @Setting var address = ""
  @Setting var gateway = ""
  @Setting var bluetooth = true
  @Setting var bluetoothName = ""
  @Setting var hosts: [String: String] = [:]

  @Setting var minutesToScreenOff = 15
  @Setting var minutesToSleep = 60
  @Setting var wakesOnNetwork = false

  @Setting var interval = "Day"
  @Setting var versions = 10
  @Setting var isEncrypted = true
  @Setting var passphrase = ""
  @Setting var skipped: Set<String> = []

  /// The certificates that were imported.
  var certificates: [String] = []

  let locations = ["Boathouse", "Mill"]
  let languages = ["English", "Deutsch", "日本語"]
  let interfaces = ["Ethernet", "Wi-Fi"]
  let intervals = ["Hour", "Day", "Week"]
  let skippable = ["Caches", "Downloads", "Films"]
}

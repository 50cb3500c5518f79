import SimpleTable

/// What a computer asks for when it is set up; an empty text is an answer that is missing.
final class SetupForm {
  @Setting var name = "otter"
  @Setting var owner = ""
  @Setting var location = "Boathouse"
  @Setting var language = "English"

  @Setting var interface = "Ethernet"
  @Setting var address = ""
  @Setting var gateway = ""
  @Setting var nameServer = ""
  @Setting var bluetooth = true
  @Setting var bluetoothName = ""

  @Setting var resolution = "2560 × 1440"
  @Setting var scale = 150
  @Setting var profile = "sRGB"
  @Setting var filtersBlueLight = false

  @Setting var minutesToScreenOff = 15
  @Setting var minutesToSleep = 60
  @Setting var wakesOnNetwork = false

  @Setting var destination = "Shed"
  @Setting var interval = "Day"
  @Setting var versions = 10
  @Setting var isEncrypted = true
  @Setting var passphrase = ""
  @Setting var skipped: Set<String> = []

  let locations = ["Boathouse", "Mill"]
  let languages = ["English", "Deutsch", "日本語"]
  let interfaces = ["Ethernet", "Wi-Fi"]
  let resolutions = ["1920 × 1080", "2560 × 1440"]
  let profiles = ["sRGB", "Display P3"]
  let destinations = ["Shed", "Attic"]
  let intervals = ["Hour", "Day", "Week"]
  let skippable = ["Caches", "Downloads", "Films"]
}

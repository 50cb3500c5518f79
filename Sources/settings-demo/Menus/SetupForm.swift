/// The answers that a computer asks for when it is set up.
final class SetupForm {
  /// A question with the answers that it offers.
  final class Input {
    let id: String
    let title: String
    let choices: [String]
    var answer: String?

    init(_ title: String, id: String, _ choices: String..., answer: String? = nil) {
      self.id = id
      self.title = title
      self.choices = choices
      self.answer = answer
    }

    /// Takes the choice that follows the present one; after the last there is none.
    func chooseNext() {
      let next = answer.flatMap(choices.firstIndex(of:)).map { $0 + 1 } ?? 0
      answer = next < choices.count ? choices[next] : nil
    }
  }

  /// Questions that belong together.
  struct Category {
    let id: String
    let title: String
    var footer: String?
    var startsCollapsed = false
    let inputs: [Input]

    /// The number of questions that have no answer yet.
    var unanswered: Int { inputs.count { $0.answer == nil } }
  }

  let categories = [
    Category(
      id: "identity", title: "Identity", footer: "The name is what other computers see.",
      inputs: [
        Input("Name", id: "name", "otter", "heron", answer: "otter"),
        Input("Owner", id: "owner", "Ada", "Grace"),
        Input("Location", id: "location", "Boathouse", "Mill", answer: "Boathouse"),
        Input("Language", id: "language", "English", "Deutsch", "日本語", answer: "English"),
      ]),
    Category(
      id: "network", title: "Network",
      inputs: [
        Input("Interface", id: "interface", "Ethernet", "Wi-Fi", answer: "Ethernet"),
        Input("Address", id: "address", "Automatic", "10.0.0.7", answer: "Automatic"),
        Input("Gateway", id: "gateway", "10.0.0.1"),
        Input("Name server", id: "name-server", "10.0.0.1", "9.9.9.9"),
        Input("Proxy", id: "proxy", "None", "proxy.example.org", answer: "None"),
        Input("Bluetooth", id: "bluetooth", "On", "Off", answer: "On"),
        Input("Bluetooth name", id: "bluetooth-name", "otter"),
      ]),
    Category(
      id: "display", title: "Display",
      inputs: [
        Input("Resolution", id: "resolution", "1920 × 1080", "2560 × 1440", answer: "2560 × 1440"),
        Input("Scale", id: "scale", "100 %", "150 %", "200 %", answer: "150 %"),
        Input("Colour profile", id: "profile", "sRGB", "Display P3", answer: "sRGB"),
        Input("Blue light filter", id: "blue-light", "At night", "Always"),
      ]),
    Category(
      id: "power", title: "Power", startsCollapsed: true,
      inputs: [
        Input("Screen off after", id: "screen-off", "5 min", "15 min", answer: "15 min"),
        Input("Sleep after", id: "sleep", "30 min", "1 h", answer: "1 h"),
        Input("Wake on network", id: "wake", "On", "Off", answer: "Off"),
      ]),
    Category(
      id: "certificates", title: "Certificates", footer: "Certificates appear once imported.",
      inputs: []),
    Category(
      id: "backup", title: "Backup", footer: "Backups run while nobody is looking.",
      startsCollapsed: true,
      inputs: [
        Input("Destination", id: "destination", "Shed", "Attic", answer: "Shed"),
        Input("Every", id: "interval", "Hour", "Day", "Week"),
        Input("Keep", id: "keep", "10 versions", "All versions"),
        Input("Encrypted", id: "encrypted", "Yes", "No", answer: "Yes"),
        Input("Skip", id: "skip", "Caches", "Caches and downloads"),
      ]),
  ]
}

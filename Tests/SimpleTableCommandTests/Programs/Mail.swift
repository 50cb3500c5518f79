import SimpleTableMenu
import TestTraits

extension CommandProgram {
  static let mail = CommandProgram(name: "mail", prefix: "MAIL_") { _ in Menu(Mail().table) }
}

/// Lists, records with settings of their own, texts of several lines, paths, and options with commas.
final class Mail {
  struct Account: Identifiable {
    let id: String
    var host = ""
    var port = 80
    var tags: [String] = []
    var token = ""
    var hasProxy = false
    var proxy = ""
  }

  @Setting var accounts = [Account(id: "alpha")]
  @Setting var ignored = ["a"]
  @Setting var days: Set<String> = []
  @Setting var track = "middle"
  @Setting var tracks: Set<String> = []
  @Setting var signature = ""
  @Setting var log = "a.log"
  @Setting var home = "~/"

  private static let songs = ["first, last", "middle"]

  var table: Table {
    Table.page("Mail") {
      ListRow("Accounts", records: self.$accounts, new: { Account(id: $0) }) { account in
        Section {
          TextFieldRow("Host", text: account.host).id("host")
          NumberFieldRow("Port", value: account.port, unit: "x").id("port")
          ListRow("Tags", entries: account.tags).id("tags")
          TextFieldRow("Token", text: account.token, isSecure: true).id("token")
          ToggleRow("Proxy", isOn: account.hasProxy).id("hasProxy")
          if account.wrappedValue.hasProxy {
            TextFieldRow("Proxy address", text: account.proxy).id("proxy")
          }
        }
      }
      .id("accounts")
      ListRow("Ignored", entries: self.$ignored, limit: 0...4, rules: [.required]).id("ignored")
      MultiPickerRow("Days", selection: self.$days, options: ["Mon", "Tue"]).id("days")
      PickerRow("Track", selection: self.$track, options: Self.songs).id("track")
      MultiPickerRow("Tracks", selection: self.$tracks, options: Self.songs).id("tracks")
      TextAreaRow("Signature", text: self.$signature).id("signature")
      TextFieldRow("Log", text: self.$log, content: .file).id("log")
      TextFieldRow("Home", text: self.$home, content: .folder).id("home")
    }
  }
}

import DocumentationFixtures
import SimpleTableMenu

/// The names that samples may use without declaring them, new for each document.
struct Fixtures {
  let phone: Phone
  let player = Player()
  let song = Song()
  let alarm = Alarm()
  let trip = Trip()
  let editor = Editor()

  @Variable var name = "Ada"
  @Variable var seats = 2
  @Variable var copies = 1
  @Variable var fruit = "Lemon"
  @Variable var code = "en"

  private let file = TemporaryFile()

  /// The path of a file that does not exist yet.
  var path: String { file.path }

  /// An adapter of the menu.
  let adapter: TableAdapter

  init() {
    phone = Phone()
    adapter = TableAdapter(Self.settings(for: phone))
  }

  /// A menu with a table behind its second row.
  var settings: Table { Self.settings(for: phone) }

  private static func settings(for phone: Phone) -> Table {
    Table("Settings") {
      Section {
        ToggleRow("Airplane Mode", isOn: phone.$airplaneMode).id("airplane")
        LinkRow("Wi-Fi", detail: phone.wifi ? phone.network : "Off") {
          Section {
            ToggleRow("Wi-Fi", isOn: phone.$wifi)
            if phone.wifi { Row("Network", detail: phone.network) }
          }
        }
        .id("wifi")
      }
      Section("Sound") {
        SliderRow("Volume", value: phone.$volume, in: 0...100, step: 5).id("volume")
      }
      .id("sound")
    }
  }

  func showLease() {}
  func signOut() {}
  func connect(_ device: Device) {}
  func log(_ row: Row, _ path: RowPath) {}
}

import Testing

@testable import SimpleTable

extension Row {
  fileprivate func noted(_ change: (inout Row.Notes) -> Void) -> Row {
    changedExtras { change(&$0.notes) }
  }
}

@Suite struct `What is said of a row` {
  private let table = Table {
    Section {
      Row("New here", detail: "1.0").noted { $0.tint = .accent }
      Row("Saved").noted { $0.tint = .success }
      Row("Battery low").noted { $0.tint = .warning }
      Row("No network").noted { $0.tint = .error }
      Row("Off").noted { $0.tint = .error }.disabled()
      Row("Syncing", detail: "now").noted { $0.isBusy = true }
      Row("Cache").noted {
        $0.help = "Files that are kept to open pages faster."
        $0.status = Row.Status(text: "1.2 GB", kind: .notice)
      }
      Row("Mail", subtitle: "ada@example.org").noted {
        $0.status = Row.Status(text: "The server does not answer.", kind: .error)
      }
      Row("Hotspot").noted { $0.disabledReason = "needs Wi-Fi" }.disabled()
    }
  }

  @Test func `is drawn with signs in text`() {
    #expect("\n" + table.rendered(width: 30, style: .plain) == "")
    #expect("\n" + table.rendered(width: 30, style: .insetGrouped, symbols: .ascii) == "")
  }

  @Test func `is drawn in the attributes of its role`() {
    let text = table.rendered(width: 30, style: .plain, color: .ansi)
    #expect("\n" + text.replacing("\u{1B}", with: "^") == "")
  }

  @Test func `turns in a window, where only busy rows are drawn again`() {
    let viewport = Viewport(
      TableAdapter(table), renderer: TextRenderer(width: 20, style: .plain), height: 6)
    let signs = (0...4).map { frame in
      viewport.spinnerFrame = frame
      return viewport.lines[5].prefix(2)
    }
    #expect(signs == [" ◐", " ◓", " ◑", " ◒", " ◐"])
    #expect(viewport.statistics.drawnItems == 6 + 4)
    #expect(viewport.showsSpinner)
    viewport.height = 5
    #expect(!viewport.showsSpinner)
  }
}

import SimpleTableMenu
import TestTraits
import Testing

/// Rows over the document that an editor shows now, whose properties have no declared defaults.
@Suite struct `Rows over another object than before` {
  private final class Document {
    var size: Int
    var name: String?
    var theme: String
    var tags: [String]
    var variables: [String: String]
    var servers: [Server]

    /// Creates a document; the theme of the first one is no option, and its name is missing.
    init(_ number: Int) {
      size = number
      name = number == 1 ? nil : "\(number)"
      theme = number == 1 ? "sepia" : "dark"
      tags = ["\(number)"]
      variables = ["N": "\(number)"]
      servers = [Server("s\(number)", host: "\(number)")]
    }

    /// What the properties hold, by the keys of their settings.
    var values: [String: String] {
      [
        "size": "\(size)", "name": "\(name as Any)", "theme": theme, "tags": "\(tags)",
        "variables": "\(variables)", "servers": "\(servers)",
      ]
    }
  }

  private final class Editor {
    var document = Document(1)
  }

  private let editor = Editor()

  private var menu: Menu {
    Menu(
      Table.page("Editor") {
        let document = editor.document
        StepperRow("Size", value: Binding(document, \.size), in: 0...9).id("size")
        TextFieldRow("Name", text: Binding(document, \.name)).id("name")
        PickerRow("Theme", selection: Binding(document, \.theme), options: ["light", "dark"])
          .id("theme")
        ListRow("Tags", entries: Binding(document, \.tags)).id("tags")
        DictionaryRow("Variables", entries: Binding(document, \.variables)).id("variables")
        ListRow("Servers", records: Binding(document, \.servers), new: { Server($0) }) { server in
          Section { TextFieldRow("Host", text: server.host).id("host") }
        }
        .id("servers")
      })
  }

  @Test(arguments: ["size", "name", "theme", "tags", "variables", "servers"])
  func `are unset there to the value read first, and the earlier object is left alone`(
    key: String
  ) throws {
    let menu = menu
    menu.start()
    let earlier = editor.document
    editor.document = Document(2)
    earlier.size = 3
    menu.reload()
    check(menu.unset(key), .accepted)
    var (held, left) = (Document(2).values, Document(1).values)
    held[key] = Document(1).values[key]
    left["size"] = "3"
    check(editor.document.values, held)
    check(earlier.values, left)
  }

  @Test func `keep no earlier object`() {
    let menu = menu
    menu.start()
    menu.setValues(["size": "5", "tags": "a, b"])
    weak let earlier = editor.document
    editor.document = Document(2)
    menu.reload()
    menu.unset("theme")
    #expect(earlier == nil)
    withExtendedLifetime(menu) {}
  }
}

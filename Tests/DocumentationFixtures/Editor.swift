package import SimpleTable

/// The settings of an editor, in samples.
package final class Editor {
  @Setting package var saveDelay = 500
  @Setting package var port: Int? = nil
  @Setting package var ignored = ["*.o"]
  @Setting package var environment = ["EDITOR": "vi"]
  @Setting package var separator: Character = ","
  @Setting package var languages = ["fi"]
  @Setting package var servers = [Server(name: "alpha")]

  package init() {}
}

/// A server of an editor, in samples.
package struct Server: Identifiable {
  package let name: String
  package var host = ""

  package init(name: String) { self.name = name }

  package var id: String { name }
}

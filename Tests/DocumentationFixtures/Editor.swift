package import SimpleTable

/// The settings of an editor, in samples.
package final class Editor {
  @Setting package var saveDelay = 500
  @Setting package var port: Int? = nil
  @Setting package var ignored = ["*.o"]
  @Setting package var separator: Character = ","
  @Setting package var languages = ["fi"]
  @Setting package var servers = ["alpha"]
  @Setting package var hosts = ["alpha": "alpha.example"]

  package init() {}
}

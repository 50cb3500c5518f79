import SimpleTableMenu

extension CommandSession {
  /// Prints each level that has a place, a tab, and the place.
  func printPaths() throws(CommandFailure) {
    let places = stores.sorted { $0.key < $1.key }.compactMap { level, store in
      store.location.map { (level: level.rawValue, path: $0) }
    }
    guard !places.isEmpty else { throw notInFile }
    if answer != nil {
      var object = JSONText()
      for place in places { object.set(place.level, JSONText.text(place.path)) }
      return streams.output(object.line + "\n")
    }
    streams.output(places.map { "\($0.level)\t\($0.path.sanitized)\n" }.joined())
  }

  private var notInFile: CommandFailure {
    CommandFailure(.notFound, "the values are not stored in a file")
  }

  /// Prints where the values of the edited level are stored.
  func printPath() throws(CommandFailure) {
    guard let location = store?.location else { throw notInFile }
    if answer != nil { return streams.output(JSONText.text(location) + "\n") }
    // Elsewhere than at a terminal the path is exact, as in `$EDITOR "$(tool path)"`.
    guard streams.isOutputTerminal || location.sanitized == location else {
      throw CommandFailure(
        .refused, "\"\(location)\" has control characters: path --json prints them as escapes")
    }
    streams.output(location.sanitized + "\n")
  }
}

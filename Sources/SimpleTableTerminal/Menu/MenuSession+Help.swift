import SimpleTable

extension MenuSession {
  /// The lines of the help page, made from the keys.
  var helpLines: [StyledLine] {
    let keyNames = actions.map { action in
      keys.keys(for: action).map(name).joined(separator: ", ").harmless
    }
    let widest = keyNames.map { CellWidth.of($0) }.max() ?? 0
    guard widest < size.columns / 2 else {
      return zip(keyNames, actions).flatMap { name, action in
        [
          styled(fitted("  " + name, cells: size.columns), as: appearance.theme.header),
          StyledLine(fitted("    " + words[action], cells: size.columns)),
        ]
      }
    }
    return zip(keyNames, actions).map { name, action in
      let spaces = String(repeating: " ", count: widest - CellWidth.of(name) + 2)
      let line = fitted("  " + name + spaces + words[action], cells: size.columns)
      let key = line.prefix(2 + name.count)
      return styled(String(key), as: appearance.theme.header)
        + StyledLine(String(line[key.endIndex...]))
    }
  }

  /// Returns what a key is called.
  func name(of key: Key) -> String {
    appearance.isASCII ? key.asciiDescription : key.description
  }

  /// Does what a key does while help is shown: keys that move turn it, others close it.
  func turnHelp(_ key: Key, _ top: Int) -> Outcome {
    let height = bodyHeight
    let last = lastHelpTop
    let top = min(top, last)
    switch keys[key] {
    case .moveUp: mode = .help(max(0, top - 1))
    case .moveDown: mode = .help(min(last, top + 1))
    case .pageUp: mode = .help(max(0, top - height))
    case .pageDown: mode = .help(min(last, top + height))
    case .moveToTop: mode = .help(0)
    case .moveToBottom: mode = .help(last)
    case .redraw, .suspend: return outcome(ofOther: key)
    default: mode = .browsing
    }
    return .next
  }

  /// The line from which on the rest of the help page fills the screen.
  var lastHelpTop: Int { max(0, helpLines.count - bodyHeight) }
}

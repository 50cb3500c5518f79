import SimpleTable

/// A menu on the whole screen of a terminal.
final class LiveMenu {
  let device: TerminalDevice
  private let session: MenuSession
  private var writer = FrameWriter()

  init(
    _ menu: Menu, keys: KeyMap, appearance: MenuAppearance
  ) throws(TerminalError) {
    device = try TerminalDevice()
    session = MenuSession(menu, size: device.size, keys: keys, appearance: appearance)
  }

  /// Runs the menu until the user leaves it or the input ends.
  func run() throws(TerminalError) {
    while true {
      try draw()
      guard let event = try device.nextEvent() else { continue }
      switch event {
      case .keys(let keys):
        switch session.press(keys) {
        case .next: break
        case .redraw: writer.forgetScreen()
        case .stop: try device.stop()
        case .leave: return
        }
      case .resized, .resumed, .woken: follow(event)
      case .endOfInput: return
      case .terminated(let signal): return device.end(by: signal)
      }
    }
  }

  /// Shows the tables as they are now, in the middle of what a key does.
  ///
  /// - Returns: Whether nobody has asked for an end meanwhile.
  func refresh() -> Bool {
    session.reload()
    // A child program has the screen for itself.
    guard device.isHeld else { return true }
    do {
      for event in try device.takeScreenEvents() { follow(event) }
      try draw()
    } catch {
      // What keeps the screen from being written is met again, and told, when the key is done.
      writer.forgetScreen()
      return false
    }
    return !device.isAskedToEnd
  }

  private func follow(_ event: TerminalEvent) {
    switch event {
    case .resized(let size), .resumed(let size):
      session.size = size
      writer.forgetScreen()
    case .woken: session.reload()
    case .keys, .endOfInput, .terminated: break
    }
  }

  private func draw() throws(TerminalError) {
    let frame = session.frame()
    try device.write(writer.write(frame))
  }
}

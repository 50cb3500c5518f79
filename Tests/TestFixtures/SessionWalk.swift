import SimpleTableMenu
package import SimpleTableTerminal

/// A menu under random keys, resizes and reloads, beside a screen that shows what is written.
package struct SessionWalk {
  /// What has happened so far.
  package struct Counts: Hashable, Sendable, CustomStringConvertible {
    package fileprivate(set) var keys = 0
    package fileprivate(set) var resizes = 0
    package fileprivate(set) var reloads = 0
    package fileprivate(set) var frames = 0

    package var description: String {
      "\(keys) keys, \(resizes) resizes, \(reloads) reloads, \(frames) frames"
    }
  }

  /// What has happened so far.
  package private(set) var counts = Counts()

  /// The menu that is walked through.
  package let session: MenuSession

  /// The ranges with which a program without care would have ended.
  package var impossibleRanges: [String] { menu.impossibleRanges }

  private let menu: RandomMenu
  private var writer = FrameWriter()
  private var screen: VirtualScreen

  /// Creates the start of a walk, which is the same for the same seed.
  package init(seed: UInt64) {
    menu = RandomMenu(generator: SeededGenerator(seed: seed))
    let style = TextRenderer.Style.allCases[menu.number(below: 3)]
    let appearance = TextRenderer(
      style: style, symbols: menu.number(below: 3) == 0 ? .ascii : .unicode,
      theme: menu.number(below: 2) == 0 ? .standard : nil)
    let shown = Menu(menu.table)
    shown.start(stores: [.user: MemoryStore(menu.storedValues())])
    session = MenuSession(
      shown, size: menu.size(), appearance: appearance,
      leaving: menu.number(below: 2) == 0 ? .asking : .immediately)
    screen = VirtualScreen(size: session.size)
  }
}

extension SessionWalk {
  /// Presses one to three keys, or changes the size or the table, and shows the frame.
  ///
  /// - Returns: What is wrong with the frame or the screen.
  package mutating func step() -> [String] {
    switch menu.number(below: 24) {
    case 0:
      session.size = menu.size()
      counts.resizes += 1
    case 1 where menu.number(below: 4) == 0:
      session.show(Notice(text: menu.randomText(), kind: .error))
    case 1:
      menu.change()
      session.reload()
      counts.reloads += 1
    default:
      let keys = (0...menu.number(below: 3)).map { _ in menu.key() }
      counts.keys += keys.count
      if session.press(keys) == .redraw { writer.forgetScreen() }
    }
    counts.frames += 1
    return problems(of: session.nextFrame())
  }

  /// Writes a frame to the screen, and returns what is wrong with either.
  private mutating func problems(of frame: Frame) -> [String] {
    var problems: [String] = []
    if frame.size != session.size { problems.append("another size") }
    if frame.lines.count > max(1, frame.size.rows) { problems.append("too many lines") }
    for line in frame.lines {
      let text = line.text
      if text.cellWidth > frame.size.columns {
        problems.append("too wide: \(text.debugDescription)")
      }
      if text.unicodeScalars.contains(where: { $0.hazard != .none && !$0.isIsolate }) {
        problems.append("not sanitized: \(text.debugDescription)")
      }
    }
    if let cursor = frame.cursor {
      let isInside =
        (0..<frame.size.columns).contains(cursor.column)
        && (0..<frame.size.rows).contains(cursor.row)
      if !isInside { problems.append("cursor outside: \(cursor)") }
    }
    guard frame.size.columns > 0, frame.size.rows > 0 else { return problems }
    if frame.size != screen.size { screen = VirtualScreen(size: frame.size, filledWith: "x") }
    screen.write(writer.write(frame))
    if screen.cells != VirtualScreen.cells(of: frame) { problems.append("another screen") }
    if screen.isCursorVisible != frame.showsCursor { problems.append("cursor shown or hidden") }
    if let cursor = frame.cursor, screen.cursor != cursor { problems.append("cursor elsewhere") }
    return problems + screen.surprises
  }
}

import SimpleTable
import SimpleTableSystem

/// A menu on the whole screen of a terminal.
final class LiveMenu: MenuPresentation {
  let device: TerminalDevice
  private let session: MenuSession
  private let editor: TextEditor?
  private var writer: FrameWriter

  /// How tables are drawn, as what the terminal draws has become known.
  private let appearance: (TerminalLook) -> TextRenderer

  init(
    _ session: MenuSession, on device: TerminalDevice, editor: TextEditor? = nil,
    look: TerminalLook = TerminalLook(),
    appearance: @escaping (TerminalLook) -> TextRenderer = { _ in TextRenderer() }
  ) {
    self.device = device
    self.session = session
    self.editor = editor
    self.appearance = appearance
    writer = FrameWriter(look: look)
  }

  var dialog: Dialog { session.dialog }

  var awaited: PendingWait {
    var wait = device.awaited
    if session.page.viewport.showsSpinner {
      wait.milliseconds = min(wait.milliseconds ?? .max, MenuSession.spinnerPause)
    }
    // The seconds that are left to confirm a change are counted down.
    if let left = dialog.timeLeft {
      wait.milliseconds = min(wait.milliseconds ?? .max, max(0, left - 1) % 1_000 + 1)
    }
    return wait
  }

  func take(_ ready: [SystemFile]) throws(TerminalError) {
    try device.take(ready)
  }

  func step() throws(TerminalError) -> MenuEnd? {
    // Closures run on this thread. Endless recursion in one uses up the stack, and the handler of
    // that crash needs another.
    SystemProcess.provideSpareStack()
    let end = try nextEnd()
    // The input behind `^C` was not meant for the shell.
    if end == .interrupted { device.dropInput() }
    return end
  }

  private func nextEnd() throws(TerminalError) -> MenuEnd? {
    repeat {
      while device.inbox.end == nil, let input = device.takeInput() {
        if let end = try answer(input) { return end }
      }
      if let end = device.takeEnd() { return end }
      try show()
      try device.drainSignals()
    } while device.hasNews
    return nil
  }

  func refresh() -> Bool {
    session.reload()
    // Meanwhile a child program may have the screen for itself.
    guard !device.isLent else { return true }
    do {
      let files = device.awaited.files
      try device.take(TerminalError.from(try SystemFile.wait(toRead: files, milliseconds: 0)))
      try show()
    } catch {
      // The same error is thrown when the screen is drawn after the closure has returned.
      writer.forgetScreen()
      return false
    }
    return !device.isExitPending
  }

  func close() -> Int32? {
    device.close()
    return device.takePendingSignal()
  }

  private func answer(_ input: TerminalInput) throws(TerminalError) -> MenuEnd? {
    adapt()
    switch session.take(input) {
    case .next: break
    case .redraw: writer.forgetScreen()
    case .stop: try device.stop()
    case .copy(let text): try device.copy(text)
    case .edit(let request): try edit(request)
    case .leave: return .left
    case .interrupt: return .interrupted
    }
    return nil
  }

  /// Lets the user edit a text with the editor, to which the terminal is given meanwhile.
  private func edit(_ request: MenuSession.EditorRequest) throws(TerminalError) {
    guard let editor else { return }
    let result = try device.lend {
      Result { () throws(TextEditor.Failure) in try editor.edit(request.text) }
    }
    session.endEditing(request, result)
  }

  /// Follows changes around the menu.
  private func adapt() {
    session.time = SystemProcess.now
    if let ground = device.ground, writer.look.ground == nil {
      writer.look.ground = ground
      session.appearance = appearance(writer.look)
    }
    if device.inbox.hasNewScreen {
      device.inbox.hasNewScreen = false
      session.size = device.size
      writer.forgetScreen()
    }
    if device.inbox.needsReload {
      device.inbox.needsReload = false
      session.reload()
    } else {
      session.menu.reloadIfOutdated()
    }
    if let notice = dialog.notices.takeLast() { session.show(notice) }
  }

  private func show() throws(TerminalError) {
    adapt()
    try draw()
    if session.save() { try draw() }
  }

  private func draw() throws(TerminalError) {
    // Where only a part of a frame was written, the contents of the screen are unknown.
    if try !device.write(writer.write(session.nextFrame())) { writer.forgetScreen() }
  }
}

/// The sequences that give a program the whole screen and that give it back.
package enum ScreenMode {
  /// Enters the alternate screen without wrapping, hides the cursor, and brackets pastes.
  package static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h"

  /// Undoes ``enter``, and ends an update that was cut short.
  package static let leave: StaticString =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h\u{1B}[?1049l"
}

import SimpleTable

/// Returns a text between quotation marks.
///
/// What someone typed is repeated to them: it must not move their cursor or change their colours.
func quoted(_ text: String) -> String {
  "\"" + text.harmless + "\""
}

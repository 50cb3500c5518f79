@testable import SimpleTable

/// Returns the folded form of a text, in UTF-8.
func foldedBytes(of text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  FoldedText.append(text, to: &bytes)
  return bytes
}

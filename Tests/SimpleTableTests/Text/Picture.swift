import Foundation
import SimpleTableTesting
import Testing

@testable import SimpleTable

/// Compares a table as it is shown with a picture of it, which ends without a newline.
func expectPicture(
  _ table: Table,
  width: Int = 40,
  style: TextRenderer.Style = .grouped,
  symbols: TextRenderer.Symbols = .unicode,
  prepare: (TableAdapter) -> Void = { _ in },
  _ picture: String,
  at location: SourceLocation = #_sourceLocation
) {
  let adapter = TableAdapter(table)
  prepare(adapter)
  let text = TextRenderer(width: width, style: style, symbols: symbols).render(adapter)
  if text != picture + "\n" {
    let name = (location.filePath as NSString).lastPathComponent
    try? text.write(toFile: "/tmp/pics/\(name)-\(location.line)", atomically: true, encoding: .utf8)
  }
  expectSnapshot(of: text, sourceLocation: location) { picture }
  // A snapshot leaves the final newline alone; a table ends in exactly one.
  #expect(text.utf8.count == picture.utf8.count + 1, sourceLocation: location)
}

extension TableAdapter {
  /// Collapses the section at a position.
  func collapse(section: Int) {
    if let id = self.section(at: section)?.id { setCollapsed(true, section: id) }
  }
}

import Foundation
import PlainC
import SimpleTable

/// The lines of a table's text, kept and written as a C program would.
final class LinesInC {
  private var lines: [plain_line] = []
  private var width = 0
  private var end = strdup("")
  private let output: UnsafeMutableBufferPointer<CChar>

  /// Takes a text apart into the texts of its rows, and other lines as they are.
  init(_ text: String, rows: [Row]) {
    output = .allocate(capacity: text.utf8.count)
    var rest = rows[...]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      guard let row = rest.first, let title = line.range(of: row.title),
        let detail = line.range(of: row.detail ?? "", options: .backwards)
      else {
        lines.append(plain_line(start: strdup(""), title: strdup(String(line)), detail: nil))
        continue
      }
      rest.removeFirst()
      lines.append(
        plain_line(
          start: strdup(String(line[..<title.lowerBound])), title: strdup(row.title),
          detail: strdup(row.detail ?? "")))
      guard width == 0 else { continue }
      width = line.distance(from: title.lowerBound, to: detail.upperBound)
      free(end)
      end = strdup(String(line[detail.upperBound...]))
    }
  }

  deinit {
    for line in lines {
      for text in [line.start, line.title, line.detail] {
        free(UnsafeMutablePointer(mutating: text))
      }
    }
    free(end)
    output.deallocate()
  }

  /// Writes the lines, and returns the number of bytes.
  func write() -> Int {
    lines.withUnsafeBufferPointer {
      plain_lines_write($0.baseAddress, $0.count, width, end, output.baseAddress)
    }
  }

  /// Returns whether a text is what is written.
  func isWritten(_ text: String) -> Bool {
    let bytes = output.prefix(write()).lazy.map(UInt8.init(bitPattern:))
    return bytes.elementsEqual(text.utf8)
  }
}

import Testing

@testable import SimpleTable

/// What `CellWidth` says of every scalar, and of all sequences of the reference.
@Suite struct CellWidthReferenceTests {
  @Test func `every scalar agrees with the reference`() throws {
    let scalars = try CellWidthReference.scalars()
    #expect(scalars.count == 0x11_0000 - 0x800)
    let differing = scalars.filter { entry in
      entry.scalars.contains { $0.cellWidth != entry.width }
    }
    expectNone(differing)
  }

  @Test(arguments: [("emoji-sequences.txt", 4_787), ("sequences.txt", 12_006)])
  func `every sequence agrees with the reference`(file: String, count: Int) throws {
    let sequences = try CellWidthReference.sequences(in: file)
    #expect(sequences.count == count)
    expectNone(sequences.filter { $0.text.cellWidth != $0.width })
  }

  @Test func `every emoji is as wide as its one character`() throws {
    let emoji = try CellWidthReference.sequences(in: "emoji-sequences.txt")
    expectNone(emoji.filter { Character($0.text).cellWidth != $0.width })
  }

  @Test(arguments: [" ", "…", "│", "a", "中", "(", "0"])
  func `a cluster of its own adds its own width to any text`(next: String) throws {
    for entry in try CellWidthReference.sequences(in: "sequences.txt") {
      let text = entry.text
      #expect((text + next).cellWidth == text.cellWidth + next.cellWidth, "\(entry)")
    }
  }

  @Test func `what fits is the longest start in whole characters`() throws {
    for entry in try CellWidthReference.sequences(in: "sequences.txt").prefix(1_500) {
      let text = Substring(entry.text)
      for cells in -1...entry.width {
        let (start, width) = CellWidth.fitting(text, within: cells)
        #expect(width == start.cellWidth && width <= max(0, cells), "\(entry)")
        if start.endIndex < text.endIndex {
          let longer = text[...start.endIndex]
          #expect(longer.cellWidth > cells, "\(entry)")
        }
      }
    }
  }

  @Test func `no prefix takes a negative number of cells`() throws {
    for entry in try CellWidthReference.sequences(in: "sequences.txt") {
      var counter = CellWidth.Counter()
      for scalar in entry.scalars {
        counter.add(scalar)
        #expect(counter.cells >= 0, "\(entry)")
      }
    }
  }

  /// Expects that there are no differences, and shows the first few otherwise.
  private func expectNone(
    _ differing: [CellWidthReference.Entry],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard !differing.isEmpty else { return }
    let first = differing.prefix(5).map(\.description).joined(separator: "\n")
    Issue.record(
      "\(differing.count) differ, first\n\(first)", sourceLocation: sourceLocation)
  }
}

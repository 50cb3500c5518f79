extension CellWidth {
  /// A scalar's own width, and how it behaves beside others.
  struct ScalarKind: Equatable, Sendable {
    /// The low byte of a run of the table.
    let rawValue: UInt8

    /// The number of cells that the scalar takes on its own.
    var width: Int { Int(rawValue & 0b11) }

    /// Whether variation selectors choose between a narrow and a wide presentation.
    var varies: Bool { has(0x04) }

    /// Whether joiners and skin tones apply: emoji, also future ones, and halves of flags.
    var isPictograph: Bool { has(0x08) }

    /// Whether the scalar is a mark that takes room beside its letter.
    var isSpacingMark: Bool { has(0x10) }

    /// Whether the scalar joins the letters before and after it.
    var isVirama: Bool { has(0x20) }

    /// The kind of a scalar that takes no cell and changes none.
    static let invisible = ScalarKind(rawValue: 0)

    private init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Looks the scalar up in the table.
    init(of scalar: Unicode.Scalar) {
      let page = Int(scalar.value >> 8)
      let first = Int(CellWidth.firstRuns[page])
      let next = Int(CellWidth.firstRuns[page + 1]) + 1
      // The last run that starts at the scalar or before it.
      let end = CellWidth.runs[first..<next].partitionPoint { $0 >> 8 > scalar.value }
      rawValue = UInt8(truncatingIfNeeded: CellWidth.runs[end - 1])
    }

    private func has(_ bit: UInt8) -> Bool { rawValue & bit != 0 }
  }

  /// The index of the run that holds the first scalar of each page of 256, and the last index.
  private static let firstRuns: [UInt16] = {
    var index = 0
    return (UInt32(0)...0x1100).map { page in
      while index + 1 < runs.count, runs[index + 1] >> 8 <= page << 8 {
        index += 1
      }
      return UInt16(index)
    }
  }()
}

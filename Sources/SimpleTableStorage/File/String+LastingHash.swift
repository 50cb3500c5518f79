extension String {
  /// A hash of the text that is the same in every process: FNV-1a, by Fowler, Noll and Vo.
  package var lastingHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension ChoiceControl {
  /// The options by the texts that name them.
  ///
  /// Each list is made when it is first needed, so that many texts cost no more than their length.
  struct Names {
    private let options: [SettingOption]

    private lazy var byValue = Dictionary(zip(options.map(\.value), options.indices)) { first, _ in
      first
    }
    private lazy var byLabel = unique { $0.label }
    private lazy var byFoldedValue = unique { $0.value.folded }
    private lazy var byFoldedLabel = unique { $0.label.folded }

    init(_ options: [SettingOption]) {
      self.options = options
    }

    /// Returns the index of the first option that is stored as a text, or `nil` if none is.
    mutating func index(ofValue text: String) -> Int? { byValue[text] }

    /// Returns the index of the only option with a label, or that a text names regardless of case
    /// and white space at the ends; `nil` if there is none, or there are several.
    mutating func index(ofLabel text: String) -> Int? {
      if let index = byLabel[text] { return index }
      let folded = text.folded
      return byFoldedValue[folded] ?? byFoldedLabel[folded]
    }

    /// Returns the indices of the options that differ from all others in some text, by that text.
    private func unique(_ text: (SettingOption) -> String) -> [String: Int] {
      Dictionary(grouping: options.indices) { text(options[$0]) }
        .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
  }
}

extension String {
  fileprivate var folded: String { trimmed.lowercased() }
}

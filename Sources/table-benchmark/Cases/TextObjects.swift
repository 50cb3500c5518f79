import SimpleTable

/// Objects of one text in nested arrays: the least that a row could be, and the least that reading
/// one among as many can take on a machine.
final class TextObjects {
  private final class TextObject {
    let title: String

    init(title: String) {
      self.title = title
    }
  }

  private let sections: [[TextObject]]

  /// Creates as many objects as there are rows, with the same titles.
  init(_ rows: [[Row]]) {
    sections = rows.map { $0.map { TextObject(title: $0.title) } }
  }

  /// Returns the length of the title at a path, found as ``NestedRows`` finds a row.
  func length(at path: RowPath) -> Int { object(at: path)?.title.utf8.count ?? 0 }

  @inline(never)
  private func object(at path: RowPath) -> TextObject? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return nil }
    return sections[path.section][path.row]
  }
}

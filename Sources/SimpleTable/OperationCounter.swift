/// An operation that tests count instead of measuring time.
///
/// A test fails on any machine once the number of operations grows faster than the table.
package enum CountedOperation {
  /// The ids of two rows were compared.
  case idComparison
  /// The name of a row was hashed.
  case idHash
  /// A row or a section was asked whether it is shown, to list those that are.
  case listing
  /// A slot of a hash index was read.
  case probe
  /// A row was checked for being below one that is collapsed.
  case outlineStep
  /// The texts of a row were searched.
  case rowSearch
  /// The texts of a row were folded, to be searched.
  case rowFolding
  /// A line of a text was wrapped.
  case lineWrapping
  /// What a row holds was copied.
  case rowCopy
  /// Two scopes of blocks were compared.
  case scopeComparison
  /// A setting was made from its row, asked for its former keys or its variable, or looked for
  /// among changes.
  case settingVisit
  /// A text was split into the entries of a list.
  case listParse
  /// Two texts were compared letter by letter, to find out whether one was meant by the other.
  case textComparison
  /// A text was looked through for line breaks or control characters.
  case textScan
  /// An entry of a list was judged.
  case entryCheck
  /// A rule over several settings was listed with the others of its section or table.
  case ruleListing
}

/// Counts the operations of one task, such as a test.
///
/// In a release build nothing is counted, and counting costs nothing.
package enum OperationCounter {
  private final class Counts: @unchecked Sendable {
    var numbers: [CountedOperation: Int] = [:]
  }

  /// How often each operation was done by this task, or `nil` while nothing is counted.
  @TaskLocal private static var counts: Counts?

  /// Counts an operation that was done.
  package static func count(_ operation: CountedOperation) {
    #if DEBUG
      counts?.numbers[operation, default: 0] += 1
    #endif
  }

  /// Returns how often each operation is done while a function runs.
  static func counting(_ body: () -> Void) -> [CountedOperation: Int] {
    let counts = Counts()
    $counts.withValue(counts, operation: body)
    return counts.numbers
  }
}

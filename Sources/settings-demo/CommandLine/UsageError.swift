/// What is wrong with the arguments, in one sentence.
struct UsageError: Error, Equatable {
  let message: String

  /// Creates an error; the message names the culprit and tells a way out.
  init(_ message: String) {
    self.message = message
  }

  /// Creates an error about a name that does not exist.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, as in `there is no menu "fone"`.
  ///   - word: The name as it was written.
  ///   - names: The names that exist.
  ///   - otherwise: What to say where none of them is near.
  init(_ problem: String, word: String, names: [String], otherwise: String) {
    let hint = NearestName.of(word, among: names).map { "did you mean \($0)?" } ?? otherwise
    self.init("\(problem); \(hint)")
  }
}

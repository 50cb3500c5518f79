/// Why a snapshot could not be compared, as a sentence.
struct SnapshotRefusal: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

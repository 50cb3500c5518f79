/// Why a snapshot could not be compared or recorded, as a sentence.
struct SnapshotRefusal: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

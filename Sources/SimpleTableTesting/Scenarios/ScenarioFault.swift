/// What is wrong with a line of a scenario, as a sentence without a full stop.
package struct ScenarioFault: Error, Hashable, CustomStringConvertible {
  /// The line of the file, from 1; 0 where it is about none.
  var line = 0
  let sentence: String

  package init(_ sentence: String, line: Int = 0) {
    (self.line, self.sentence) = (line, sentence)
  }

  package var description: String { sentence }
}

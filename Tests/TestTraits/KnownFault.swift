import TestFixtures
package import Testing

/// What does not hold yet, in the words of what is promised.
///
/// A test that shows it passes as long as it does not hold, and fails once it does. Then the case goes, and
/// with it the argument of each test that the compiler names.
package enum KnownFault: String {
  case refusedBoundIsAssigned = "a refused bound is assigned before its row is asked"
  case refusedValueReachesSetter = "a setter is given a value that its row does not accept"
  case rowsByTurns =
    "the second of two rows that have one key by turns does not get the stored value"
  case innerRecord = "a change of a record inside one of the same name is made in the outer one"
  case objectsAreReplaced = "a stored list of objects is replaced by a set"
  case pagesByWays = "pages that link to one another are evaluated once for each way to them"
}

/// Runs a test of what is known not to hold; without a fault, it must hold.
package func withKnownFault(_ fault: KnownFault?, _ body: () throws -> Void) rethrows {
  guard let fault else { return try body() }
  // With seeds of another day, some walks may not meet it.
  withKnownIssue(Comment(rawValue: fault.rawValue), isIntermittent: !RandomWalks.areFixed) {
    try body()
  }
}

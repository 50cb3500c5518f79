// write: the text alone
import SimpleTableTesting
import Testing

func compare() {
  expectSnapshot(of: "On") { return "On" }  // expect: cannot use explicit 'return' statement in the body of result builder 'SnapshotText'
}

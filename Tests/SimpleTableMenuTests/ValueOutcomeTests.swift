import Testing

@testable import SimpleTable

@Suite struct `Outcomes of values` {
  @Test func `an outcome says why a value was not taken`() {
    let reasons: [(ValueOutcome, String?)] = [
      (.accepted, nil), (.refused("must be so"), "must be so"),
      (.ignored(.locked("set by X")), "set by X"), (.ignored(.disabled), "is disabled"),
      (.ignored(.hasNoValue), "has no value that can be set"),
      (.ignored(.atEnd), "is at the end of its range"),
      (.ignored(.unknownRow), "there is no such row"),
      (.ignored(.notSelectable), "does nothing when it is selected"),
      (.ignored(.busy), "has not ended yet"),
      (.needsConfirmation("Sure?"), "asks a question first"),
      (.ignored(.unknownKey), "there is no such setting now"),
      (.ignored(.unavailable), "is not available now"),
      (
        .ignored(.missingRecord("servers beta")),
        "there is no such setting now: add servers beta first"
      ),
      (.ignored(.otherRefused), "was not changed, as another one was refused"),
    ]
    #expect(reasons.filter { $0.0.reason != $0.1 }.map { "\($0.0)" } == [])
  }
}

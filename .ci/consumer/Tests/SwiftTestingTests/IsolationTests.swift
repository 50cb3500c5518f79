import OnActor
import OnMainActor
import OnMainActorByDefault
import OnNoActor
import Testing

@Suite struct IsolationTests {
  @MainActor @Test func `a model on the main actor`() async {
    #expect(await OnMainActor.Updates().statusAfterCheck() == "up to date")
  }

  @MainActor @Test func `a module on the main actor`() async {
    #expect(await OnMainActorByDefault.Updates().statusAfterCheck() == "up to date")
  }

  @Test func `an actor`() async {
    #expect(await Station().statusAfterCheck() == "up to date")
  }

  @Test func `no actor`() async {
    #expect(await OnNoActor.Updates().statusAfterCheck() == "up to date")
  }
}

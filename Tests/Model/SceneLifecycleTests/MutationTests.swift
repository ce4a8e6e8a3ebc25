import SceneLifecycle
import TestSupport
import Testing

@Suite struct `Mutated files` {
  @Test func `a mutated scenario is read or refused with its place`() throws {
    var mutator = Mutator(key: 3)
    var readable = 0
    for index in 0..<3_000 {
      var drawn = RandomStream(key: UInt64(index % 50))
      let bytes = mutator.mutated(Array(randomScenario(&drawn).text.utf8))
      do {
        let scenario = try Scenario(parsing: bytes, file: "m.scene")
        #expect(try Scenario(parsing: scenario.text, file: "m.scene") == scenario)
        readable += 1
      } catch {
        #expect(error.isLocated(in: bytes))
      }
    }
    #expect(readable > 100)
    #expect(readable < 2_400)
  }
}

import SceneDefects
import SceneEngine
import SceneLifecycle
import Testing

/// What is forgotten for the sake of closure hides no planted defect.
@Suite struct `Exploring planted defects` {
  @Test(arguments: tried)
  func `finds each with no more events than its counterexample has`(id: String) async throws {
    let known = try #require(Hunt.known.first { $0.defect == id })
    let hunt = try #require(Hunt(known))
    let found = try #require(await hunt.run())
    #expect(found <= known.entries.count)
  }

  private static var tried: [String] {
    #if DEBUG
      Defect.written.map(\.id).filter { !large.contains($0) }
    #else
      Defect.written.map(\.id)
    #endif
  }

  /// Those with thousands of states, which are explored in an optimised build.
  private static let large = [
    "background-after-disconnect", "background-on-return", "connect-dropped-on-reconnect",
    "destruction-forgotten", "discard-dropped", "discard-of-nobody", "discarded-returns",
    "identifier-changes", "late-discard-dropped", "resign-dropped-in-a-crowd", "resign-late",
    "scene-is-nil", "second-window", "session-dies-with-scene", "stale-aggregate",
    "told-of-crash", "told-when-suspended", "window-after-connect", "wrong-request-error",
  ]
}

import SceneDriving
import SceneEngine
import SceneLifecycle
import SceneSeam
import Testing

/// The engine's callbacks by the names under which an app receives them.
@Suite struct DeliveryTests {
  @Test func `Every callback that reaches an app has a name in the seam`() {
    let unheard: [Recipient] = [.noObject, .process]
    // Some kinds are pending apart and delivered under the name of another.
    let delivered = CallbackKind.allCases.filter {
      $0.delivered(on: Platform.Named.newest.platform) == $0
    }
    let missing = delivered.filter {
      !unheard.contains($0.recipient) && CallbackKind.lifecycleNames[$0.place]?.rawValue != $0.word
    }
    #expect(missing.map(\.word) == [])
  }

  @Test func `Every name in the seam is one of the engine's callbacks, or the clock's`() {
    let names = (CallbackKind.allCases + [.tick]).compactMap {
      CallbackKind.lifecycleNames[$0.place]
    }
    #expect(names.count == LifecycleCallback.CallbackName.allCases.count)
    #expect(Set(names) == Set(LifecycleCallback.CallbackName.allCases))
  }

  @Test func `Only background events are causes of background work`() {
    let causes = EventKind.allCases.compactMap(\.backgroundCause)
    #expect(Set(causes) == Set(BackgroundCause.allCases) && causes.count == 7)
  }

  @Test func `What a callback delivers has one identity, cold and warm`() {
    var cold = Callback(kind: .connect, cause: .openURL, event: 7)
    cold.payload = 7
    cold.detail = EventKind.openURL.rawValue
    #expect(ScenePayload(cold) == ScenePayload(.url, id: 7))
    var warm = Callback(kind: .openURL, cause: .openURL, event: 7)
    #expect(ScenePayload(warm) == nil)
    warm.payload = 7
    #expect(ScenePayload(warm) == ScenePayload(cold))
    // A hand-off brings its type only; the activity follows in a call of its own.
    cold.detail = EventKind.handoff.rawValue
    #expect(ScenePayload(cold) == nil)
  }
}

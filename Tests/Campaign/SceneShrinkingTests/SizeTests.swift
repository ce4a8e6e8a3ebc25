import SceneLifecycle
import SceneShrinking
import Testing

/// Which of two histories of one length is reported.
struct SizeTests {
  private func history(_ scenes: [Int], _ choices: [ChoiceKind] = []) -> Size {
    var history = scenario(scenes.map { Event(.touch, scene: $0) })
    history.entries[0].choices = choices.map { Choice($0, answer: 1) }
    return Size(history)
  }

  @Test func `Fewer events come before everything else`() {
    #expect(history([0, 1], [.ghost, .ghost, .blip]) < history([0, 0, 0]))
  }

  @Test func `Usual answers come before fewer scenes`() {
    #expect(history([0, 1]) < history([0, 0], [.ghost]))
    #expect(history([0, 1], [.ghost]) < history([0, 0], [.ghost, .ghost]))
  }

  @Test func `A recorded answer comes before one that is only believed, and before fewer scenes`() {
    #expect(ChoiceKind.ghost.isRecorded && !ChoiceKind.killShape.isRecorded)
    #expect(history([0, 1], [.ghost]) < history([0, 1], [.killShape]))
    #expect(history([0, 1], [.ghost]) < history([0, 0], [.killShape]))
  }

  @Test func `Fewer scenes come before fewer overlaps`() {
    var overlapping = scenario([Event(.touch, scene: 0), Event(.touch, scene: 0, delay: 1)])
    overlapping.entries[1].choices = []
    #expect(Size(overlapping) < history([0, 1]))
  }
}

import SceneGeneration
import SceneLifecycle
import Testing

/// What a seed answers where the last answer alone is a quirk.
@Suite struct BelievedAnswerTests {
  /// How often each answer was given.
  private func counts(_ kind: ChoiceKind, quirks: Bool) -> [Int] {
    var source = ChoiceSource(source: .seeded)
    source.allowsQuirks = quirks
    source.unusualAnswerRate = 32_768
    source.seed(RandomStream(key: 7))
    var counts = [Int](repeating: 0, count: kind.answers.count)
    for _ in 0..<2_000 { counts[source.choose(kind, counts.count)] += 1 }
    return counts
  }

  @Test(arguments: [ChoiceKind.stateRequests, .responseToo])
  func `A seed gives the answer that is a quirk only if quirks are allowed`(kind: ChoiceKind) {
    let usual = counts(kind, quirks: false)
    #expect(usual.last == 0 && usual.dropLast().allSatisfy { $0 > 0 }, "\(usual)")
    let all = counts(kind, quirks: true)
    #expect(all.allSatisfy { $0 > 0 }, "\(all)")
  }

  @Test func `A scene that is never asked and a tap that is kept back are quirks`() {
    #expect(ChoiceKind.stateRequests.answers.last == "never")
    #expect(ChoiceKind.responseToo.answers == ["yes", "no"])
    let partly = ChoiceKind.allCases.filter {
      !$0.answers.isEmpty && $0.believedAnswers(of: $0.answers.count) < $0.answers.count
    }
    #expect(partly == [.stateRequests, .responseToo])
  }

  @Test func `A scenario may say what is a quirk`() {
    var source = ChoiceSource(source: .written)
    source.open([Choice(.stateRequests, answer: 3), Choice(.responseToo, answer: 1)])
    #expect(source.choose(.stateRequests, 4) == 3)
    #expect(source.choose(.responseToo, 2) == 1)
  }
}

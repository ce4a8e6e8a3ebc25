import SceneLifecycle
import SceneReporting
import Testing

/// Each format and the last line name the parts that a verdict does not see.
struct BlindSpotTests {
  private static let spots = [
    BlindSpot(.replaced, "SceneDelegate.sceneDidBecomeActive(_:)", note: "1 statement replaced"),
    BlindSpot(.leftOut, "Contests/Links.swift"), BlindSpot(.standIn, "Kit"),
    BlindSpot(.standIn, "Track<er>"),
  ]

  @Test func `A summary counts each kind, and names a single method`() {
    #expect(
      BlindSpot.summary(Self.spots)
        == "not seen: statements replaced in SceneDelegate.sceneDidBecomeActive(_:),"
        + " 1 source left out, 2 stand-ins")
    #expect(BlindSpot.summary([]) == "")
    let two = [BlindSpot(.replaced, "A.a()"), BlindSpot(.replaced, "B.b()")]
    #expect(
      BlindSpot.summary(two) == "not seen: statements replaced in 2 life-cycle methods")
  }

  @Test(arguments: BlindSpot.SpotKind.allCases)
  func `Each kind has words for one and for several, and a sentence with the name`(
    kind: BlindSpot.SpotKind
  ) {
    let one = BlindSpot.summary([BlindSpot(kind, "a")])
    let two = BlindSpot.summary([BlindSpot(kind, "a"), BlindSpot(kind, "b")])
    #expect(one.hasPrefix("not seen: ") && two.hasPrefix("not seen: ") && one != two)
    #expect(two.contains("2"))
    #expect(BlindSpot(kind, "a\nb").sentence.contains("a\\u{a}b"))
  }

  @Test func `They are told by kind and by name`() {
    #expect(Self.spots.reversed().sorted() == Self.spots)
  }

  @Test func `Every format has each of them and the conclusion`() {
    let recorders: [any Recorder] = [
      JSONRecorder(), JUnitRecorder(), SarifRecorder(), TextRecorder(), MarkdownRecorder(),
      TextRecorder(isVerbose: false),
    ]
    let end = RunEnd(status: 0, conclusion: "green: narrowed by nothing", generator: "g")
    for var recorder in recorders {
      recorder.record(Self.spots.map { .overlooked($0) } + [.ended(end)])
      for word in ["sceneDidBecomeActive(_:)", "Contests", "Links.swift", "Kit", end.conclusion] {
        #expect(recorder.document.contains(word), "\(word): \(recorder.document)")
      }
    }
  }
}

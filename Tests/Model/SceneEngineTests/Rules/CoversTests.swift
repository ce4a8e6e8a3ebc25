import SceneLifecycle
import Testing

/// The app's own code covers a root view, and shows it again: its window stays.
@Suite struct CoversTests {
  private static let leaves = "1 viewWillDisappear, 1 viewDidDisappear"
  private static let returns = "1 viewWillAppear, 1 viewDidAppear"

  static let cases: [EventCase] = [
    .whole("cover 1", after: "launch 1", leaves),
    .whole("uncover 1", after: "launch 1; cover 1", returns),
    .whole("cover 1", after: "launch 1; cover 1; uncover 1", leaves),
    .whole("cover 1", after: "launch 1; alert", leaves),
    .whole("uncover 1", after: "launch 1; cover 1; home; return", returns),
    .whole(
      "cover 1", after: "launch 1", on: "sceneless-ios17", "viewWillDisappear, viewDidDisappear"),
    .whole(
      "uncover 1", after: "launch 1; cover 1", on: "sceneless-ios17",
      "viewWillAppear, viewDidAppear"),
    .illegal("cover 1", .notRunning),
    .illegal("cover 2", after: "launch 1", .wrongState),
    .illegal("cover 1", after: "launch 1; cover 1", .wrongState),
    .illegal("cover 1", after: "launch 1; home", .wrongState),
    .illegal("cover 1 after 1", after: "launch 1", .wrongState),
    .illegal("uncover 1", after: "launch 1", .wrongState),
    .illegal("uncover 1", after: "launch 1; cover 1; home", .wrongState),
    // Another scene object has another view, which nothing covers.
    .illegal("uncover 1", after: "launch 1; cover 1; home; reclaim 1; open 1", .wrongState),
    .illegal("uncover 1", after: "launch 1; cover 1; crash; launch 1", .wrongState),
    .illegal(
      "uncover 1", after: "launch 1; cover 1; home", on: "sceneless-ios17", .notOnThisPlatform),
  ]

  @Test(arguments: cases)
  func `A root view disappears and appears while its window stays`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `A view that is covered does not come back with its window`() throws {
    var history = try History()
    var delivered: [Callback] = []
    for event in ["launch 1", "cover 1", "home", "return", "lock", "unlock"] {
      delivered += try history.play(event)
    }
    let views = delivered.filter { $0.kind.recipient == .viewController }.map(\.kind)
    #expect(
      views == [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  @Test(arguments: [("", 1), ("cover 1; ", 0), ("cover 1; uncover 1; ", 1)])
  func `A view that is covered has no last methods in a kill`(events: String, count: Int) throws {
    var history = try History()
    try history.play("launch 1; \(events)home; return")
    let answer = count == 0 ? "" : ": disappearance = yes"
    let delivered = try history.play("kill\(answer)")
    #expect(delivered.count { $0.kind == .viewDidDisappear } == count)
    #expect(history.choices.unasked.isEmpty)
  }
}

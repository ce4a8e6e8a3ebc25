import SceneEngine
import SceneLifecycle
import Testing

/// When the root view of an app without scenes loads.
@Suite struct ScenelessViewTests {
  /// The launch with a storyboard or with a window in code; every order by chance with a key, else the usual.
  private func launch(
    _ event: EventKind, storyboard: Bool, key: UInt64? = nil
  ) throws -> [CallbackKind] {
    var platform = try #require(Platform.named("sceneless-ios12"))
    platform.usesStoryboard = storyboard
    var engine = UIKitEngine(platform: platform, scenes: 1)
    var choices = ChoiceSource()
    if let key {
      choices.source = .seeded
      choices.seed(RandomStream(key: key))
      choices.reorderRate = 32_768
    }
    let event = event.takesScene ? Event(event, scene: 0) : Event(event)
    try engine.begin(event, number: 1, &choices)
    var kinds: [CallbackKind] = []
    while let callback = engine.next(&choices) { kinds.append(callback.kind) }
    return kinds
  }

  @Test func `A killed app without scenes may see its root view go, before its end`() throws {
    let goes: [CallbackKind] = [.appBackground, .viewWillDisappear, .viewDidDisappear, .terminate]
    let answers = "disappearance = yes, killTerminates = yes"
    for platform in ["sceneless-ios12", "both-ios12"] {
      var shown = try History(platform, scenes: 1)
      let seen = try shown.play("launch 1; kill: \(answers)").map(\.kind)
      #expect(seen.filter(goes.contains) == goes, "\(platform)")
      var hidden = try History(platform, scenes: 1)
      let later = try hidden.play("launch 1; home; kill: \(answers)").map(\.kind)
      #expect(later.filter(goes.contains) == Array(goes.dropFirst()), "\(platform)")
      var usual = try History(platform, scenes: 1)
      let kinds = try usual.play("launch 1; kill: killTerminates = yes").map(\.kind)
      #expect(kinds.filter(goes.contains) == [.appBackground, .terminate], "\(platform)")
      var covered = try History(platform, scenes: 1)
      let none = try covered.play("launch 1; cover 1; kill: killTerminates = yes").map(\.kind)
      #expect(none.filter(goes.contains) == [.appBackground, .terminate], "\(platform)")
    }
  }

  @Test func `A storyboard's view usually loads before the launch method, one in code within it`()
    throws
  {
    let event = EventKind.launch
    let launchMethods: [CallbackKind] = [.willFinishLaunching, .didFinishLaunching, .launchNotice]
    let seen = launchMethods + [.viewDidLoad]
    let board = try launch(event, storyboard: true).filter { seen.contains($0) }
    #expect(board == [.willFinishLaunching, .viewDidLoad, .didFinishLaunching, .launchNotice])
    let code = try launch(event, storyboard: false).filter { seen.contains($0) }
    #expect(code == [.willFinishLaunching, .didFinishLaunching, .viewDidLoad, .launchNotice])
  }

  @Test func `A window in code is never loaded before the launch method, a storyboard's may be`()
    throws
  {
    var early = [true: 0, false: 0]
    for key in UInt64(1)...100 {
      for storyboard in [true, false] {
        let kinds = try launch(.launch, storyboard: storyboard, key: key)
        let load = try #require(kinds.firstIndex(of: .viewDidLoad))
        let launched = try #require(kinds.firstIndex(of: .didFinishLaunching))
        if load < launched { early[storyboard, default: 0] += 1 }
      }
    }
    #expect(early[false] == 0)
    #expect((1..<100).contains(early[true, default: 0]))
  }
}

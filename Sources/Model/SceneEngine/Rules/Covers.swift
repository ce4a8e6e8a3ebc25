import SceneLifecycle

// The app's own code shows something else in place of a root view, and goes back: the window stays.

/// A change by the app to a foreground window's root view, while nothing else is to come.
protocol CoverRule: SceneEventRule {
  /// The windows in whose root view something changes, among those that show one.
  static func windows(_ engine: UIKitEngine) -> SceneSet
}

extension CoverRule {
  static var sources: [Source] {
    [
      .apple("uiviewcontroller/viewwilldisappear(_:)"),
      .apple("uiviewcontroller/viewwillappear(_:)"),
      .apple("uinavigationcontroller/pushviewcontroller(_:animated:)"),
    ]
  }

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isRunning ? windows(engine) & engine.shownViews : .none
  }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && windows(engine).contains(0) && engine.shownViews.contains(0)
  }
}

/// The app presents in full screen or pushes: the root view disappears.
enum CoverEvent: CoverRule {
  static let kind = EventKind.cover

  @inline(always)
  static func windows(_ engine: UIKitEngine) -> SceneSet { engine.everySlot - engine.state.covered }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.state.covered.insert(slot)
    engine.plan(slot, Script.disappear, for: kind)
  }
}

/// The app dismisses or pops what it has shown: the root view appears again.
enum UncoverEvent: CoverRule {
  static let kind = EventKind.uncover

  @inline(always)
  static func windows(_ engine: UIKitEngine) -> SceneSet { engine.state.covered }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.state.covered.remove(slot)
    engine.plan(slot, Script.appear - AgendaSet(.viewDidLoad), for: kind)
  }
}

extension UIKitEngine {
  /// Windows in the foreground whose root view has appeared once, and that have nothing to come.
  @inline(always)
  fileprivate var shownViews: SceneSet {
    (state.plannedForeground & allWindows & state.appeared) - state.busy
  }
}

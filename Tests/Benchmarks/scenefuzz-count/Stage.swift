/// A part of the pipeline, done by itself as often as one likes.
enum Stage: String, CaseIterable {
  /// Events are drawn from engines that stand still.
  case draw
  /// UIKit's engine plays events that were drawn before.
  case engine
  /// The whole contract looks at callbacks that were delivered before.
  case monitors
  /// One long case: draw, engine and monitors together.
  case play
  /// The same in many cases of that kind, of which each has its own habits.
  case cases
  /// Cases of SLB-1.
  case slb1
  /// One long case with everything written down.
  case recording
  /// Many short cases on all platforms.
  case campaign
  /// Callbacks to an app that does nothing.
  case app
  /// A written scenario is played and kept.
  case replay
  /// A failing scenario is made as short as passes can.
  case shrinking
  /// States are left in every possible way.
  case exploration
  /// Scenarios become text and text becomes scenarios.
  case notation

  /// What is counted.
  var unit: String {
    switch self {
    case .draw, .slb1, .notation: "events"
    case .shrinking: "plays"
    case .exploration: "states"
    default: "callbacks"
    }
  }

  /// Two sizes of the work, far enough apart that what is done once does not matter.
  var sizes: (few: Int, many: Int) {
    switch self {
    case .draw: (20_000, 60_000)
    case .engine, .monitors, .notation: (1, 3)
    case .play, .recording: (10_000, 30_000)
    case .cases: (20, 60)
    case .slb1: (100, 300)
    case .campaign: (40, 120)
    case .app: (150, 300)
    case .replay, .shrinking, .exploration: (1, 2)
    }
  }

  /// Does the work.
  ///
  /// - Returns: How many units it was.
  func run(_ size: Int) -> Int {
    switch self {
    case .draw: Drawing().run(draws: size)
    case .engine: CallbackDelivery().play(times: size)
    case .monitors: CallbackDelivery().judge(times: size)
    case .play: Playing().play(callbacks: size)
    case .cases: Playing().play(cases: size)
    case .slb1: Playing().slb1(cases: size)
    case .recording: Playing().record(callbacks: size)
    case .campaign: Playing().campaign(cases: size)
    case .app: Playing().app(cases: size)
    case .replay: CallbackDelivery().replay(times: size)
    case .shrinking: Shrinking().run(times: size)
    case .exploration: Exploring().run(times: size)
    case .notation: CallbackDelivery().write(times: size)
    }
  }
}

import SceneLifecycle

/// The app's process: where its object lives from launch to end.
///
/// The pipeline knows this class; the app's type is known to its subclass alone, so that the loop
/// is compiled once, at full speed, and a callback costs one call.
class AppHost {
  let context = AppContext()
  /// Who is told how far the app is; nil when nobody asks.
  var watch: ProgressMarker?

  /// The names of the app's actions.
  var actions: [String] { [] }

  /// Makes a new object.
  func launch() {}

  /// Drops the object without a word.
  func drop() {}

  /// Tells the object what it is told.
  func tell(_ callback: Callback) {}

  /// The slots in which an action can happen now; slot 0 stands for yes for one of the whole app.
  func possible(_ action: Int, active: SceneSet) -> SceneSet { .none }

  /// Whether an action happens in a scene.
  func isOfScene(_ action: Int) -> Bool { false }

  /// Whether work of the app is under way that an action will end.
  var isAwaiting: Bool { false }

  /// Does an action.
  func perform(_ action: Int, slot: Int) {}
}

/// The process of one kind of app.
class AppProcess<App: SceneApp>: AppHost {
  /// The object between a launch and the end of its process.
  ///
  /// In a class of its own, so that telling it something does not ask whether it is there in terms
  /// of a type that is known at run time only.
  final class Life {
    var app: App

    init(_ app: App) { self.app = app }
  }

  private var life: Life?
  private let list: [AppAction<App>]
  private let completions: [Int]
  private let make: (AppContext) -> App

  init(actions: [AppAction<App>], make: @escaping (AppContext) -> App) {
    list = actions
    completions = actions.indices.filter { actions[$0].isCompletion }
    self.make = make
  }

  /// The app; nil while no process runs.
  final var app: App? { life?.app }

  override var actions: [String] { list.map(\.name) }

  override func launch() { life = Life(make(context)) }

  override func drop() {
    // A play that has come to its end has come to the end of the process: nothing is freed there.
    if watch?.reached != nil, let life { _ = Unmanaged.passRetained(life) }
    life = nil
  }

  deinit { if watch?.reached != nil, let life { _ = Unmanaged.passRetained(life) } }

  override func tell(_ callback: Callback) { life?.app.receive(callback, context) }

  override func isOfScene(_ action: Int) -> Bool { list[action].place != nil }

  override func possible(_ action: Int, active: SceneSet) -> SceneSet {
    guard let app = life?.app else { return .none }
    let action = list[action]
    guard let place = action.place else {
      return action.isPossible(app, context.scenes[0]) ? SceneSet(0) : .none
    }
    let candidates = place == .activeScene ? active & context.live : context.live
    var slots = SceneSet.none
    for slot in candidates where action.isPossible(app, context.scenes[slot]) {
      slots.insert(slot)
    }
    return slots
  }

  override var isAwaiting: Bool {
    completions.contains { !possible($0, active: context.callback.active).isEmpty }
  }

  override func perform(_ action: Int, slot: Int) {
    guard let life else { return }
    list[action].perform(&life.app, context.scenes[slot])
  }
}

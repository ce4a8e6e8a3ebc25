package import SceneLifecycle
package import SceneSeam

/// The app's process: where its object lives from launch to end.
///
/// The pipeline knows this class; the app's type is known to its subclass alone, so that the loop
/// is compiled once, at full speed, and a callback costs one call.
package class AppHost {
  /// The simulated system behind the app's context.
  package let system: SimulatedSystem
  /// The system as the app sees it.
  package let context: AppContext
  /// Keeps how far the app is; nil when it is not kept.
  ///
  /// It is set between two plays only.
  @exclusivity(unchecked) package final var watch: ProgressMarker? {
    didSet { context.meetsMistake = watch.map { watch in { watch.meetsMistake() } } }
  }
  /// Returns what the process has printed since it was asked last; nil where no report wants it.
  package final var takeOutput: (() -> String)?
  /// Whether the app did something in some case: what it does is then looked at no more.
  @exclusivity(unchecked) package final var hasActed = false

  /// Describes a process whose app is not launched yet.
  ///
  /// - Parameter contents: What the world may bring to the app.
  init(_ contents: ContentTable = ContentTable([])) {
    system = SimulatedSystem(contents)
    context = AppContext(system, store: system.device.store, clock: AppClock(CaseTime()))
  }

  /// The names of the app's actions.
  package var actions: [String] { [] }

  /// Puts onto the device what a test wants to be there before the first launch.
  package func prepare() {}

  /// Leaves in the store what an older version of the app wrote; nil where an update keeps the store.
  package final var older: ((AppContext.Store) -> Void)?

  /// Another copy of the app comes onto the device, with what the event leaves of the last one's data.
  final func installs(for cause: EventKind) {
    switch cause {
    case .reinstall: system.device.reinstall()
    case .restoreBackup: system.device.restoreBackup()
    default: system.device.update(older)
    }
  }

  /// Makes a new object.
  package func launch() {}

  /// Drops the object without a call.
  package func drop() {}

  /// Looks whether the app has asked, written or changed anything since its launch.
  package func lookForActs() {}

  /// Delivers a callback to the object.
  package func receive(_ callback: Callback) {}

  /// Whether a scene that is about to connect gets a window from a storyboard.
  ///
  /// The app's own word counts, if it has one.
  package func hasStoryboard(for scene: SceneID) -> Bool { true }

  /// Lets the app do what it does once nothing is under way.
  package func settle() {}

  /// An action of the app is over, or a piece of its work, which may have changed it.
  package func endsWork() {}

  /// Whether a host plays the app's objects, whose work has a main queue.
  package var hasMainQueue: Bool { false }

  /// The content that the app finds in a payload of which the test names none; nil for none.
  package func content(of payload: ScenePayload) -> PayloadContent? { nil }

  /// Returns a payload with the content that the app finds in it.
  package final func completed(_ payload: ScenePayload) -> ScenePayload {
    guard payload.content == nil, let content = content(of: payload) else { return payload }
    return ScenePayload(payload.kind, id: payload.id, content: content)
  }

  /// The slots in which an action can happen now; slot 0 stands for yes for one of the whole app.
  package func possible(_ action: Int, active: SceneSet) -> SceneSet { .none }

  /// Whether an action happens in a scene.
  package func isOfScene(_ action: Int) -> Bool { false }

  /// Whether work of the app is under way that an action will end.
  package var isAwaiting: Bool { false }

  /// Does an action.
  package func perform(_ action: Int, slot: Int) {}
}

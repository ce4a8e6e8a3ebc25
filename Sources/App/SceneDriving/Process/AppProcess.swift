package import SceneLifecycle
package import SceneSeam

/// The process of one kind of app.
package class AppProcess<App: SceneApp>: AppHost {
  /// The object between a launch and the end of its process.
  ///
  /// In a class of its own, so that a delivery does not ask whether it is there in terms of a type
  /// that is known at run time only.
  final class Life {
    var app: App

    init(_ app: App) { self.app = app }
  }

  private var life: Life?
  /// The app where it does something at rest; nil for any other.
  private var resting: (any RestingApp)?
  private let mayRest = App.self is any RestingApp.Type
  /// The app where a host plays its objects; nil for any other.
  private var played: (any PlayedObjects)?
  private let objects = App.self as? any PlayedObjects.Type
  /// The footprint of the app when it had launched; nil where nothing is looked for.
  private var launched: AppFootprint?
  private let list: [AppAction<App>]
  private let completions: [Int]
  private let make: (AppContext) -> App
  private let device: ((AppContext.Store) -> Void)?

  /// Describes the process of an app that is not launched yet.
  ///
  /// - Parameters:
  ///   - actions: What the app does of its own accord.
  ///   - contents: What the world may bring to it.
  ///   - device: Fills the store before the first launch; nil for an empty one.
  ///   - make: Makes the object that a launch makes.
  package init(
    actions: [AppAction<App>], contents: ContentTable = ContentTable([]),
    device: ((AppContext.Store) -> Void)? = nil, make: @escaping (AppContext) -> App
  ) {
    list = actions
    self.device = device
    completions = actions.indices.filter { actions[$0].isCompletion }
    self.make = make
    super.init(contents)
  }

  /// The app; nil while no process runs.
  package final var app: App? { life?.app }

  override package var actions: [String] { list.map(\.name) }

  override package func prepare() { device?(context.store) }

  override package func launch() {
    let uses = system.uses
    context.sceneAtHand = nil
    let life = Life(make(context))
    self.life = life
    if mayRest { resting = life.app as? any RestingApp }
    if objects != nil { played = life.app as? any PlayedObjects }
    launched = hasActed ? nil : AppFootprint(uses: uses, of: life.app)
  }

  override package func lookForActs() {
    guard !hasActed, let launched else { return }
    hasActed = launched != AppFootprint(uses: system.uses, of: life?.app)
  }

  override package func drop() {
    if !hasActed { lookForActs() }
    launched = nil
    resting = nil
    played = nil
    // A play that has come to its end has come to the end of the process: nothing is freed there.
    if watch?.reached != nil, let life { _ = Unmanaged.passRetained(life) }
    life = nil
  }

  deinit { if watch?.reached != nil, let life { _ = Unmanaged.passRetained(life) } }

  override package func receive(_ callback: Callback) { life?.app.receive(callback, system) }

  override package func hasStoryboard(for scene: SceneID) -> Bool {
    (life?.app as? any StoryboardUser)?.hasStoryboard(for: scene) ?? true
  }

  override package func settle() { resting?.comesToRest() }

  override package var hasMainQueue: Bool { objects != nil }

  override package func endsWork() { played?.endsWork() }

  override package func content(of payload: ScenePayload) -> PayloadContent? {
    objects?.content(of: payload)
  }

  override package func isOfScene(_ action: Int) -> Bool { list[action].location != nil }

  override package func possible(_ action: Int, active: SceneSet) -> SceneSet {
    guard let app = life?.app else { return .none }
    let action = list[action]
    guard let location = action.location else {
      return action.isPossible(app, system.scenes[0]) ? SceneSet(0) : .none
    }
    let candidates = location == .activeScene ? active & system.live : system.live
    var slots = SceneSet.none
    for slot in candidates where action.isPossible(app, system.scenes[slot]) {
      slots.insert(slot)
    }
    return slots
  }

  override package var isAwaiting: Bool {
    completions.contains { !possible($0, active: system.callback.active).isEmpty }
  }

  override package func perform(_ action: Int, slot: Int) {
    guard let life else { return }
    context.sceneAtHand = list[action].location == nil ? nil : system.scenes[slot]
    list[action].perform(&life.app, system.scenes[slot])
  }
}

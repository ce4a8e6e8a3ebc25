import SceneLifecycle

/// The process of an app whose asynchronous work is stepped.
final class SteppedBox<App: SceneApp>: AppProcess<App> {
  private lazy var ownDesk = DeterministicExecutor(context, number: number)
  private let number: UInt64

  /// - Parameters:
  ///   - number: Under which number its escapes are kept.
  ///   - actions: What the app does of its own accord.
  ///   - make: Makes the object that a launch makes.
  init(_ number: UInt64, actions: [AppAction<App>], make: @escaping (AppContext) -> App) {
    self.number = number
    super.init(actions: actions, make: make)
    context.desk = ownDesk
  }

  override func launch() { ownDesk.step { super.launch() } }

  override func drop() {
    // The object may start work as it goes; its process is over.
    ownDesk.step { super.drop() }
    ownDesk.drop()
  }

  override func tell(_ callback: Callback) { ownDesk.step { super.tell(callback) } }

  override func perform(_ action: Int, slot: Int) {
    ownDesk.step { super.perform(action, slot: slot) }
  }
}

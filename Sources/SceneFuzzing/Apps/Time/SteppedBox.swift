import SceneLifecycle

/// The process of an app whose asynchronous work is stepped.
final class SteppedBox<App: SceneApp>: AppBox<App> {
  private lazy var ownDesk = TaskDesk(context, number: escapes.number)
  private let escapes: Escapes

  init(_ escapes: Escapes, actions: [AppAction<App>], make: @escaping (AppContext) -> App) {
    self.escapes = escapes
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

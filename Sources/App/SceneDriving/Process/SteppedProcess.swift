package import SceneLifecycle
package import SceneSeam

/// The process of an app whose asynchronous work is stepped.
package final class SteppedProcess<App: SceneApp>: AppProcess<App> {
  private lazy var stepper = DeterministicExecutor(context, number: number)
  private let number: UInt64

  /// Describes the process of an app that is not launched yet.
  ///
  /// - Parameters:
  ///   - number: Under which number its uncontrolled work is kept.
  ///   - actions: What the app does of its own accord.
  ///   - contents: What the world may bring to it.
  ///   - device: Fills the store before the first launch; nil for an empty one.
  ///   - make: Makes the object that a launch makes.
  package init(
    _ number: UInt64, actions: [AppAction<App>], contents: ContentTable = ContentTable([]),
    device: ((AppContext.Store) -> Void)? = nil, make: @escaping (AppContext) -> App
  ) {
    self.number = number
    super.init(actions: actions, contents: contents, device: device, make: make)
    system.executor = stepper
  }

  override package func launch() { stepper.step { super.launch() } }

  override package func drop() {
    // The object may start work as it goes; its process is over.
    stepper.step { super.drop() }
    stepper.drop()
  }

  override package func receive(_ callback: Callback) { stepper.step { super.receive(callback) } }

  override package func settle() { stepper.step { super.settle() } }

  override package func endsWork() { stepper.step { super.endsWork() } }

  override package func perform(_ action: Int, slot: Int) {
    stepper.step { super.perform(action, slot: slot) }
  }
}

import SceneDriving
import SceneLifecycle
import SceneSeam

/// Tells work that each scene has for itself from work that passes from one window to another.
///
/// A topic that ran in two scenes at the same time is each scene's own; any other is one piece of work
/// wherever it runs, such as a call.
struct SharedWork {
  private var running: [AppWork] = []
  private var own: [AppContext.Topic] = []

  mutating func reset() {
    running.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
  }

  /// Looks at a step as a whole: what is stopped and started in it may come in any order.
  mutating func follow(_ step: AppStep) {
    if step.callback.kind == .processEnded { reset() }
    var hasStarted = false
    for observation in step.observations where observation.scene != nil {
      switch observation.verb {
      case .starts:
        running.note(AppWork(observation))
        hasStarted = true
      case .stops: running.forget(AppWork(observation))
      default: break
      }
    }
    if hasStarted {
      for work in running where running.contains(where: { work.isElsewhere($0) }) {
        own.note(work.topic)
      }
    }
    if step.callback.kind == .disconnect { running.removeAll { $0.scene == step.scene } }
  }

  /// Whether work that runs now is work that another scene had.
  func passes(_ work: AppWork, to other: AppWork) -> Bool {
    work.isElsewhere(other) && !own.contains(work.topic)
  }
}

extension AppWork {
  /// Whether it is of the same topic as some work of another scene.
  fileprivate func isElsewhere(_ other: AppWork) -> Bool {
    topic == other.topic && scene != nil && other.scene != nil && scene != other.scene
  }
}

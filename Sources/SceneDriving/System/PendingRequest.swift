package import SceneLifecycle
import SceneSeam

/// Something that the app asked of the system, as the event that it becomes.
package struct PendingRequest {
  /// The event's kind.
  package var kind: EventKind
  /// The slot of the session that it names; nil when it names none.
  package var slot: Int?

  init(_ request: AppContext.SystemRequest) {
    switch request {
    case .activation(nil): kind = .requestNewWindow
    case .activation(let session?):
      kind = .requestActivation
      slot = session.slot
    case .destruction(let session):
      kind = .requestDestruction
      slot = session.slot
    case .refresh(let session):
      kind = .requestRefresh
      slot = session.slot
    case .systemPrompt: kind = .alert
    }
  }
}

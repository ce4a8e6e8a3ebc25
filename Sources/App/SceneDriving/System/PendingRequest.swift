package import SceneLifecycle
import SceneSeam

/// Something that the app asked of the system, as the event that it becomes.
package struct PendingRequest {
  /// The event's kind.
  package var kind: EventKind
  /// The session that it names; nil when it names none.
  package var session: SessionID?
  /// The activity that it hands on; nil for none.
  package var activity: UserActivity?
  /// Which request of the case it is, from 1.
  package var number: UInt32

  init(_ request: AppContext.SystemRequest, number: UInt32) {
    self.number = number
    switch request {
    case .activation(let named, let handedOn):
      kind = named == nil ? .requestNewWindow : .requestActivation
      session = named
      activity = handedOn
    case .destruction(let named):
      kind = .requestDestruction
      session = named
    case .refresh(let named):
      kind = .requestRefresh
      session = named
    case .systemPrompt: kind = .alert
    case .pushRegistration: kind = .registerForPush
    }
  }

  /// Whether UIKit has a handler for its failure.
  package var hasErrorHandler: Bool {
    [.requestNewWindow, .requestActivation, .requestDestruction].contains(kind)
  }

  /// The slot of the session that it names; nil when it names none.
  package var slot: Int? { session?.slot }
}

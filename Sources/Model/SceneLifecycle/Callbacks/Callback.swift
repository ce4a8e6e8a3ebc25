/// A delivery to the app, with everything that it can read at that moment.
///
/// 80 bytes, no reference. Monitors see nothing else of the engine.
@frozen
public struct Callback: Hashable, Sendable {
  /// Which callback.
  public var kind: CallbackKind
  /// Session slot of the scene it is about; `noScene` when it is about the process.
  public var scene: UInt8
  /// Number of the scene object within its session, from 1; 0 without a scene object.
  public var connection: UInt16
  /// The session's persistent identifier, never used again; 0 without a session.
  public var session: UInt32
  /// `activationState` of the scene inside the callback.
  public var activation: ActivationState
  /// `applicationState` inside the callback.
  public var application: ApplicationState
  /// The event of the world that this callback answers.
  public var cause: EventKind
  /// A detail of the callback: payload kind for a connection, error code for a request.
  public var detail: UInt8
  /// Number of that event in its scenario, from 1.
  public var event: UInt32
  /// Identity of what is delivered (URL, activity, saved state); 0 for nothing.
  public var payload: UInt32
  /// Number of the process since the scenario began, from 1.
  public var process: UInt32
  /// Sessions of connected scenes that read `foregroundActive`.
  public var active: SceneSet
  /// Sessions of connected scenes that read `foregroundInactive`.
  public var inactive: SceneSet
  /// Sessions of all scenes in `connectedScenes`.
  public var connected: SceneSet
  /// All sessions in `openSessions`.
  public var open: SceneSet
  /// Sessions whose `scene` is not nil.
  public var attached: SceneSet
  /// Sessions of an external-display or CarPlay role.
  public var accessories: SceneSet
  /// Sessions that the callback names: what a discard report lists, what a request is about.
  public var named: SceneSet

  /// The `scene` of a callback that is not about a scene.
  @inlinable
  public static var noScene: UInt8 { SceneSet.noSlot }

  /// Creates a callback about nothing but its kind.
  @inlinable
  @inline(__always)
  public init(kind: CallbackKind, cause: EventKind, event: UInt32) {
    self.kind = kind
    self.cause = cause
    self.event = event
    scene = Self.noScene
    connection = 0
    session = 0
    activation = .none
    application = .background
    detail = 0
    payload = 0
    process = 0
    active = .none
    inactive = .none
    connected = .none
    open = .none
    attached = .none
    accessories = .none
    named = .none
  }

  /// Whether the callback is about a scene or its session.
  @inlinable
  public var isOfScene: Bool { scene != Self.noScene }
}

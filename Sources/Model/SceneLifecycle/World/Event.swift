/// One thing that the world does, or the app of its own accord.
@frozen
public struct Event: Hashable, Sendable {
  /// The kind of the event.
  public var kind: EventKind
  /// Session slot that it happens to; `SceneSet.noSlot` when it is not about one.
  public var scene: UInt8
  /// After how many callbacks of the event before it arrives; `atRest` waits for all of them.
  public var delay: UInt16
  /// Which action or content it is, how many seconds pass, or which piece of work.
  ///
  /// An event of the world with number 0 brings the simplest content of its kind, or none.
  public var number: UInt8 = 0

  /// The delay of an event that waits until nothing is pending any more.
  @inlinable
  public static var atRest: UInt16 { .max }

  /// The number that no action and no content has.
  package static var unknownNumber: UInt8 { .max }
  /// The most names of actions, and the most of contents.
  package static var nameLimit: Int { 254 }

  /// An event of UIKit's world.
  ///
  /// - Parameters:
  ///   - kind: What happens.
  ///   - scene: Slot 0 … 63, nil for an event that is not about a scene.
  ///   - delay: Callbacks of the event before that are waited for; all of them by default.
  @inlinable
  public init(_ kind: EventKind, scene: Int? = nil, delay: UInt16 = Event.atRest) {
    self.kind = kind
    self.scene = scene.map { UInt8(truncatingIfNeeded: $0) } ?? SceneSet.noSlot
    self.delay = delay
  }

  /// Creates an event that only an app under test has.
  ///
  /// - Parameters:
  ///   - kind: `action`, `tick` or `work`.
  ///   - number: Index of the action in the scenario's list, the seconds that pass, or which of the
  ///     pieces of work that are ready, the oldest being 1.
  ///   - scene: Slot 0 … 63, nil when it is not about a scene.
  ///   - delay: Callbacks of the event before that are waited for; all of them by default.
  @inlinable
  public init(
    _ kind: EventKind, number: Int, scene: Int? = nil, delay: UInt16 = Event.atRest
  ) {
    self.init(kind, scene: scene, delay: delay)
    self.number = UInt8(truncatingIfNeeded: number)
  }
}

/// Why an engine refuses an event.
///
/// A refused event changes nothing.
@frozen
public enum Refusal: UInt8, Error, Hashable, Sendable, CaseIterable {
  /// The scene number lies beyond the engine's slots, or is missing.
  case noSuchSlot
  /// The app's process is not running.
  case notRunning
  /// The app's process is running.
  case alreadyRunning
  /// The process is suspended and the event does not wake it.
  case suspended
  /// The platform has no such thing.
  case notOnThisPlatform
  /// The scene or the app is in the wrong state for it.
  case wrongState
  /// Pending callbacks have to come first.
  case pending

  /// One sentence for a report.
  public var sentence: String {
    switch self {
    case .noSuchSlot: "there is no such scene"
    case .notRunning: "the app is not running"
    case .alreadyRunning: "the app is running already"
    case .suspended: "the app is suspended"
    case .notOnThisPlatform: "the platform does not have it"
    case .wrongState: "the scene or the app is in the wrong state"
    case .pending: "what is still under way has to come first"
    }
  }
}

package import SceneDriving
public import SceneLifecycle
public import SceneSeam

/// A sentence about an app that has to be true in every history.
///
/// Ready-made laws need nothing of the app but what it notes; an app's own read like the contract's.
public struct AppLaw<App: SceneApp> {
  /// The name in reports, in file names and on command lines; it never changes.
  ///
  /// Letters, digits, `.`, `-` and `_`.
  public let id: String
  /// The sentence that people read.
  public let sentence: String
  /// Whether it fails a test.
  public let kind: InvariantKind

  /// Makes what judges an app in a series of cases.
  package let monitor: (AppProcess<App>) -> any LawMonitor

  init(
    _ sentence: String, id: String, _ kind: InvariantKind,
    monitor: @escaping (AppProcess<App>) -> any LawMonitor
  ) {
    precondition(
      id.isIdentifier, "a law's identifier is one word such as 'notes.saves-once', was '\(id)'")
    self.sentence = sentence
    self.id = id
    self.kind = kind
    self.monitor = monitor
  }

  /// Creates a law that has a monitor of its own.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files, such as `notes.saves-once`.
  ///   - kind: Whether it fails a test.
  ///   - monitor: Makes what judges it in a series of cases.
  public init(
    _ sentence: String, id: String, _ kind: InvariantKind = .hard,
    monitor: @escaping () -> some LawMonitor
  ) {
    self.init(sentence, id: id, kind) { _ in monitor() }
  }
}

package import SceneLifecycle

/// An app whose handlers are those of other classes, and that says itself which are never called.
package protocol DelegateBased {
  /// Doubts about the classes of the app and of what it has made since it was asked last.
  ///
  /// - Parameters:
  ///   - file: The file of the test.
  ///   - platforms: The worlds that are played.
  static func delegateDoubts(besides file: String, on platforms: [Platform]) -> [AppDoubt]

  /// Takes what laws could not judge up to now, a sentence each, sorted.
  static func takeUnjudged() -> [String]
  /// Takes the classes of models that laws have asked for, sorted.
  static func takeAskedModels() -> [AskedModel]
  /// The classes that this process has met, where it was not asked for doubts.
  static var metDelegates: [DelegateLine] { get }

  /// Returns the app's method that a kind of callback reaches, or the one that is missing.
  static func receiver(of kind: CallbackKind, besides file: String) -> CallbackReceiver?

  /// Learns of classes that other processes have met.
  static func meets(_ lines: [DelegateLine])
}

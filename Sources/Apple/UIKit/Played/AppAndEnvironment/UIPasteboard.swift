import Synchronization

/// The pasteboard with the user's copy: plain values of the case.
///
/// Source: Apple, uipasteboard.
public final class UIPasteboard: NSObject, Sendable {
  private struct Contents {
    var string: String?
    var url: URL?
    var changes = 0
  }

  /// The board of all apps: each case begins with an empty one.
  public static let general = UIPasteboard()

  private let contents = Mutex(Contents())

  override init() { super.init() }

  /// The text on it.
  public var string: String? {
    get { contents.withLock { $0.string } }
    set {
      contents.withLock { $0 = Contents(string: newValue, changes: $0.changes + 1) }
    }
  }
  /// The URL on it.
  public var url: URL? {
    get { contents.withLock { $0.url } }
    set { contents.withLock { $0 = Contents(url: newValue, changes: $0.changes + 1) } }
  }
  /// Whether there is a text on it.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL on it.
  public var hasURLs: Bool { url != nil }
  /// How often it has changed.
  public var changeCount: Int { contents.withLock { $0.changes } }

  /// Empties it: a case begins.
  func begins() { contents.withLock { $0 = Contents() } }
}

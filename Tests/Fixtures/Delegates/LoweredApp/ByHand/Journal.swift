import Foundation

/// What the app says, over all of its processes: the lowered copies call it.
public enum Journal {
  private static let lock = NSLock()
  private static var lines: [String] = []

  /// Keeps a line.
  public static func say(_ line: String) { lock.withLock { lines.append(line) } }

  /// Takes what was said since the last time.
  public static func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}

/// The way to the context from a task, an actor or a service.
///
/// Unlike the context it may be sent anywhere.
public struct ContextHandle: Sendable {
  private let find: @Sendable (_ caller: String) -> AppContext?

  /// Creates the way to a context.
  ///
  /// - Parameter find: Returns the context where it may be used, nil elsewhere; the caller is a line
  ///   such as `Notes/Sync.swift:12`.
  public init(_ find: @escaping @Sendable (_ caller: String) -> AppContext?) { self.find = find }

  /// Does something with the context, where it may be used.
  ///
  /// In a test nothing is done on a thread that does not play the app: the work is uncontrolled, and
  /// the result of the campaign names the line. In the shipped app that is every thread but the main.
  ///
  /// - Parameters:
  ///   - fileID: The caller's module and file.
  ///   - line: The caller's line.
  ///   - body: What is done.
  /// - Returns: What the body returns; nil where the context may not be used.
  @discardableResult
  public func use<Result>(
    fileID: String = #fileID, line: Int = #line, _ body: (AppContext) throws -> Result
  ) rethrows -> Result? {
    guard let context = find("\(fileID):\(line)") else { return nil }
    return try body(context)
  }
}

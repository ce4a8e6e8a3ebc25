/// The way to the context from a task, an actor or a service that runs as work of the app.
///
/// Unlike the context it may be sent anywhere.
public struct ContextHandle: Hashable, Sendable {
  let number: UInt64

  /// Does something with the context, if the app's work is stepped here.
  ///
  /// On a thread that does not play the app nothing is done: the work has escaped, and the result of
  /// the campaign names the line.
  ///
  /// - Parameters:
  ///   - fileID: The caller's module and file.
  ///   - line: The caller's line.
  ///   - body: What is done.
  /// - Returns: What the body returns; nil where the work has escaped.
  @discardableResult
  public func use<Result>(
    fileID: String = #fileID, line: Int = #line, _ body: (AppContext) throws -> Result
  ) rethrows -> Result? {
    guard let context = DeterministicExecutor.context(of: number) else {
      UncontrolledWork.note("\(fileID):\(line) ran on another thread", under: number)
      return nil
    }
    return try body(context)
  }
}

extension AppContext {
  /// A handle to this context for tasks, actors and services; the test has to say `usesTasks`.
  public var handle: ContextHandle {
    guard let desk else { preconditionFailure("a handle needs an AppTest with 'usesTasks: true'") }
    return ContextHandle(number: desk.number)
  }
}

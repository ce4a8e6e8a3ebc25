public import FoundationNetworking

// What a delegate need not have.
extension PlayedURLSessionDelegate {
  /// Nothing, unless the delegate has the method.
  public func urlSession(
    _ session: PlayedURLSession, didBecomeInvalidWithError error: (any Error)?
  ) {}
  /// Nothing, unless the delegate has the method.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: PlayedURLSession) {}
}

extension PlayedURLSessionTaskDelegate {
  /// Nothing, unless the delegate has the method.
  public func urlSession(
    _ session: PlayedURLSession, task: PlayedURLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
}

extension PlayedURLSessionDataDelegate {
  /// Nothing, unless the delegate has the method.
  public func urlSession(
    _ session: PlayedURLSession, dataTask: PlayedURLSessionTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (PlayedURLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Nothing, unless the delegate has the method.
  public func urlSession(
    _ session: PlayedURLSession, dataTask: PlayedURLSessionTask, didReceive data: Data
  ) {}
}

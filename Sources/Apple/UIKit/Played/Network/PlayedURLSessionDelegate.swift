public import FoundationNetworking

/// Who hears of a session.
public protocol PlayedURLSessionDelegate: AnyObject {
  /// The session takes no tasks any more.
  func urlSession(_ session: PlayedURLSession, didBecomeInvalidWithError error: (any Error)?)
  /// The events that waited for the app in the background were delivered.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: PlayedURLSession)
}

/// Who hears of a session's tasks.
public protocol PlayedURLSessionTaskDelegate: PlayedURLSessionDelegate {
  /// A task is over.
  func urlSession(
    _ session: PlayedURLSession, task: PlayedURLSessionTask,
    didCompleteWithError error: (any Error)?)
}

/// Who hears of what comes.
public protocol PlayedURLSessionDataDelegate: PlayedURLSessionTaskDelegate {
  /// The response came.
  func urlSession(
    _ session: PlayedURLSession, dataTask: PlayedURLSessionTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (PlayedURLSession.ResponseDisposition) -> Void)
  /// Data came.
  func urlSession(
    _ session: PlayedURLSession, dataTask: PlayedURLSessionTask, didReceive data: Data)
}

/// Who hears of files that come.
public protocol PlayedURLSessionDownloadDelegate: PlayedURLSessionTaskDelegate {
  /// A file came; it is gone when the method returns.
  func urlSession(
    _ session: PlayedURLSession, downloadTask: PlayedURLSessionTask,
    didFinishDownloadingTo location: URL)
}

extension PlayedURLSession {
  /// The treatment of a task whose response came.
  public enum ResponseDisposition: Int, Sendable {
    /// It ends.
    case cancel
    /// It goes on.
    case allow
    /// It becomes a download.
    case becomeDownload
    /// It becomes a stream.
    case becomeStream
  }
}

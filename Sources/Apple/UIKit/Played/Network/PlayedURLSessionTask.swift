public import FoundationNetworking
import Synchronization

/// A request of an app to the network, which the case answers.
public final class PlayedURLSessionTask: NSObject {
  /// Where it is.
  public enum State: Int, Sendable {
    /// It waits for its answer.
    case running
    /// It has not begun, or rests.
    case suspended
    /// It is being cancelled.
    case canceling
    /// It is over.
    case completed
  }

  /// Who gets what comes.
  enum Receiver {
    case data
    case handler(PlayedURLSession.DataHandler)
    case download(PlayedURLSession.FileHandler?)
  }

  /// The request that the task began with.
  public let originalRequest: URLRequest?
  /// The request as it is now: nothing leads it elsewhere.
  public var currentRequest: URLRequest? { originalRequest }
  /// Its number among those of its session.
  public private(set) var taskIdentifier = 0
  /// The response; nil before it came.
  public private(set) var response: URLResponse?
  /// Why nothing came; nil where something did.
  public private(set) var error: (any Error)?
  /// Where it is.
  public private(set) var state = State.suspended
  /// The task's name for a reader.
  public var taskDescription: String?
  /// How urgent it is; stored, never used.
  public var priority: Float = 0.5
  /// When it may begin at the earliest; stored, never used.
  public var earliestBeginDate: Date?
  /// Who hears of it alone.
  public var delegate: (any PlayedURLSessionTaskDelegate)?
  /// How many bytes came.
  public private(set) var countOfBytesReceived: Int64 = 0
  /// How many bytes went out.
  public var countOfBytesSent: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  /// How far it is.
  public let progress = Progress(totalUnitCount: 1)
  private let receiver: Receiver
  private let session: PlayedURLSession

  init(_ request: URLRequest, _ receiver: Receiver, of session: PlayedURLSession) {
    originalRequest = request
    self.receiver = receiver
    self.session = session
    super.init()
    taskIdentifier = session.begins(self)
  }

  /// Begins, or goes on.
  public func resume() {
    guard state == .suspended, session.isOpen, let request = originalRequest else { return }
    state = .running
    let label = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "nothing")"
    if CurrentHost.isHere { CurrentHost.here { CurrentHost.host?.asksNetwork(label) } }
    comes(after: PlayedURLSession.delay) { PlayedURLSession.outcome(of: request) }
  }

  /// Rests: its answer does not come before it goes on.
  public func suspend() { if state == .running { state = .suspended } }

  /// Ends with an error, a moment later.
  public func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    comes(after: .zero) { .failure(URLError(.cancelled)) }
  }

  private func comes(
    after delay: Duration,
    _ outcome: @escaping @Sendable () -> Result<(Data, URLResponse), URLError>
  ) {
    let queue = session.delegateQueue
    let label = queue === OperationQueue.main ? DispatchQueue.main.label : queue.name ?? "network"
    let held = Mutex(self)
    let isKept = PlayedQueue.isKept(label, delay, comesEarly: true) {
      let task = held.withLock { $0 }
      // What was suspended or cancelled meanwhile hears of that.
      let isDue = delay == .zero ? task.state == .canceling : task.state == .running
      if isDue { task.ends(outcome()) }
    }
    // Where work is not stepped there is no later: what waits for an answer has it at once.
    if !isKept { ends(outcome()) }
  }

  private func ends(_ outcome: Result<(Data, URLResponse), URLError>) {
    state = .completed
    progress.completedUnitCount = 1
    switch outcome {
    case .success(let (data, response)):
      self.response = response
      countOfBytesReceived = Int64(data.count)
      receives(data, response)
    case .failure(let error):
      self.error = error
      fails(error)
    }
    session.ends(self)
  }

  private func receives(_ data: Data, _ response: URLResponse) {
    switch receiver {
    case .handler(let handler): handler(data, response, nil)
    case .data:
      let delegate = session.delegate as? any PlayedURLSessionDataDelegate
      delegate?.urlSession(session, dataTask: self, didReceive: response) { _ in }
      delegate?.urlSession(session, dataTask: self, didReceive: data)
      reports(nil)
    case .download(let handler):
      do {
        let file = try Self.file(with: data)
        defer { try? FileManager.default.removeItem(at: file) }
        if let handler { return handler(file, response, nil) }
        let delegate = session.delegate as? any PlayedURLSessionDownloadDelegate
        delegate?.urlSession(session, downloadTask: self, didFinishDownloadingTo: file)
        reports(nil)
      } catch {
        self.error = error
        fails(error)
      }
    }
  }

  private func fails(_ error: any Error) {
    switch receiver {
    case .handler(let handler): handler(nil, nil, error)
    case .download(let handler?): handler(nil, nil, error)
    case .data, .download: reports(error)
    }
  }

  private func reports(_ error: (any Error)?) {
    let delegate = delegate ?? session.delegate as? any PlayedURLSessionTaskDelegate
    delegate?.urlSession(session, task: self, didCompleteWithError: error)
  }

  /// Writes a file into the temporary folder, which is the case's.
  static func file(with data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(PlayedWorld.uuid().uuidString.prefix(8)).tmp")
    try data.write(to: file)
    return file
  }
}

/// A task that waits for what comes of a request; it is resumed once.
final class PlayedURLAnswer: Sendable {
  private struct Wait {
    var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
    var task: PlayedURLSessionTask?
    var isCancelled = false
  }

  private let wait = Mutex(Wait())

  func begins(_ continuation: CheckedContinuation<(Data, URLResponse), any Error>) {
    wait.withLock { $0.continuation = continuation }
  }

  /// Keeps the request, so that it is cancelled with the task.
  func keeps(_ task: PlayedURLSessionTask) {
    let isCancelled = wait.withLock { wait in
      wait.task = task
      return wait.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = wait.withLock { wait in
      wait.isCancelled = true
      return wait.task
    }
    task?.cancel()
  }

  func ends(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let continuation = wait.withLock { wait in
      defer { wait.continuation = nil }
      return wait.continuation
    }
    if let data, let response {
      continuation?.resume(returning: (data, response))
    } else {
      continuation?.resume(throwing: error ?? URLError(.unknown))
    }
  }
}

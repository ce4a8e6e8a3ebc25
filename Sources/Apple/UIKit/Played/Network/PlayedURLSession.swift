import FoundationNetworking
import Synchronization

/// A session of Foundation's network that never leaves the machine.
///
/// Lowered copies of an app's sources have it as `URLSession`. A request is noted, as `asks network`, and
/// is answered a second later on the case's clock. Usually it fails, because there is no connection; a test
/// gives answers by URL. Where the case does not step the app's work, the answer comes at
/// once.
public final class PlayedURLSession: NSObject {
  /// A test's answer to requests whose URL begins with a text.
  private struct Answer: Sendable {
    var prefix: String
    var data: Data
    var status: Int
    var headers: [String: String]
  }

  private static let answers = Mutex<[Answer]>([])
  private static let usual = PlayedURLSession(configuration: .default)
  /// After how much time of the case's clock a request is answered.
  static let delay: Duration = .seconds(1)

  /// How it was made.
  public let configuration: PlayedURLSessionConfiguration
  /// Who hears of its tasks.
  public private(set) var delegate: (any PlayedURLSessionDelegate)?
  /// On which queue it hears of them.
  public let delegateQueue: OperationQueue
  /// The session's name for a reader.
  public var sessionDescription: String?
  private var taskCount = 0
  private var open: [PlayedURLSessionTask] = []
  private var isInvalid = false

  /// The session that apps share.
  public class var shared: PlayedURLSession { usual }

  /// Creates a session.
  public init(
    configuration: PlayedURLSessionConfiguration,
    delegate: (any PlayedURLSessionDelegate)? = nil, delegateQueue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.delegateQueue = delegateQueue ?? OperationQueue()
    super.init()
  }

  /// A process begins: the shared session has no tasks.
  static func begins() {
    usual.open = []
    usual.taskCount = 0
  }

  // MARK: What a test answers

  /// Lets requests succeed whose URL begins with a text; of several texts that fit, the longest counts.
  ///
  /// - Parameters:
  ///   - prefix: How the URL begins, such as `https://example.com/notes`.
  ///   - data: What comes.
  ///   - status: The status code of HTTP.
  ///   - headers: The header fields of the response.
  public static func answer(
    _ prefix: String, with data: Data, status: Int = 200, headers: [String: String] = [:]
  ) {
    let answer = Answer(prefix: prefix, data: data, status: status, headers: headers)
    answers.withLock { answers in
      answers.removeAll { $0.prefix == prefix }
      answers.append(answer)
    }
  }

  /// Forgets all answers: every request fails.
  public static func answersNothing() { answers.withLock { $0 = [] } }

  /// The outcome of a request.
  static func outcome(of request: URLRequest) -> Result<(Data, URLResponse), URLError> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    let text = url.absoluteString
    let answer = answers.withLock { answers in
      answers.filter { text.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    }
    if let answer,
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: answer.headers)
    {
      return .success((answer.data, response))
    }
    return .failure(
      URLError(
        .notConnectedToInternet,
        userInfo: [NSURLErrorFailingURLErrorKey: url, NSURLErrorFailingURLStringErrorKey: text]))
  }

  /// The contents at a URL: a file is read, and the case answers for the network.
  ///
  /// - Throws: `URLError` where nothing comes from the network, or what reading a file throws.
  public static func contents(of url: URL, options: Data.ReadingOptions = []) throws -> Data {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      return try Data(contentsOf: url, options: options)
    }
    return try outcome(of: URLRequest(url: url)).get().0
  }

  // MARK: Its tasks

  func begins(_ task: PlayedURLSessionTask) -> Int {
    taskCount += 1
    open.append(task)
    return taskCount
  }

  func ends(_ task: PlayedURLSessionTask) {
    open.removeAll { $0 === task }
    if isInvalid && open.isEmpty { lets(go: nil) }
  }

  /// Whether tasks can still begin.
  var isOpen: Bool { !isInvalid }

  private func lets(go error: (any Error)?) {
    let delegate = delegate
    self.delegate = nil
    delegate?.urlSession(self, didBecomeInvalidWithError: error)
  }

  /// Lets its tasks end, and takes no others.
  public func finishTasksAndInvalidate() {
    isInvalid = true
    if open.isEmpty { lets(go: nil) }
  }

  /// Cancels its tasks, and takes no others.
  public func invalidateAndCancel() {
    isInvalid = true
    for task in open { task.cancel() }
    if open.isEmpty { lets(go: nil) }
  }

  /// Says which tasks are not done.
  public func getAllTasks(
    completionHandler: @escaping @Sendable ([PlayedURLSessionTask]) -> Void
  ) { completionHandler(open) }

  /// The tasks that are not done.
  public var allTasks: [PlayedURLSessionTask] { get async { open } }

  /// Says that what was kept is gone.
  public func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }

  /// Says that what is under way is written.
  public func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
}

@_exported public import Foundation

/// Where an app registers work for the background and asks for it.
///
/// A played history runs what was asked for at its event `backgroundTask`, one request an event.
/// Requests survive the process. Source: Apple, backgroundtasks/bgtaskscheduler.
open class BGTaskScheduler: NSObject {
  private static var current = BGTaskScheduler()

  /// The scheduler of the process that is played.
  open class var shared: BGTaskScheduler { current }

  private struct Registration {
    var identifier: String
    var handler: (BGTask) -> Void
  }

  private var registrations: [Registration] = []
  private var pending: [BGTaskRequest] = []
  private var hasLaunched = false
  private var keep: ([BGTaskRequest]) -> Void = { _ in }

  /// Registers what runs a task; false for an identifier that is registered already.
  ///
  /// It has to come before the launch is over: later it ends the process, as on a device. The handler
  /// is called on the main thread here, whatever queue is named.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    precondition(
      !hasLaunched,
      "All launch handlers must be registered before application finishes launching: '\(identifier)'"
    )
    if registrations.contains(where: { $0.identifier == identifier }) { return false }
    registrations.append(Registration(identifier: identifier, handler: launchHandler))
    return true
  }

  /// Asks for a task, in the place of an earlier request with the identifier.
  ///
  /// - Throws: `BGTaskScheduler.Error` with `tooManyPendingTaskRequests`: one refresh and ten processing
  ///   tasks may wait.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    // It would run at once, as the app is on screen: no history has such work.
    if taskRequest is BGContinuedProcessingTaskRequest { return }
    let others = pending.filter { $0.identifier != taskRequest.identifier }
    let isRefresh = taskRequest is BGAppRefreshTaskRequest
    let alike = others.count { ($0 is BGAppRefreshTaskRequest) == isRefresh }
    guard alike < (isRefresh ? 1 : 10) else { throw Error(.tooManyPendingTaskRequests) }
    pending = others + [taskRequest]
    keep(pending)
  }

  /// Takes a request back.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    pending.removeAll { $0.identifier == identifier }
    keep(pending)
  }

  /// Takes all requests back.
  open func cancelAllTaskRequests() {
    pending = []
    keep(pending)
  }

  /// Says at once which requests wait.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }

  /// Returns which requests wait.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pending }

  // MARK: What the host calls

  /// Puts a scheduler without registrations in the place of the last process's.
  ///
  /// - Parameters:
  ///   - kept: Requests of earlier processes.
  ///   - keep: Keeps the requests that wait.
  package static func begin(
    with kept: [BGTaskRequest], keep: @escaping ([BGTaskRequest]) -> Void
  ) {
    current = BGTaskScheduler()
    current.pending = kept
    current.keep = keep
  }

  /// The launch is over: what is registered now is registered too late.
  package static func launchEnds() { current.hasLaunched = true }

  /// Runs the request that has waited longest and has a handler.
  ///
  /// - Parameter begin: Begins the task's time, before the handler is called.
  package static func runNext(_ begin: (BGTask) -> Void) {
    for (index, request) in current.pending.enumerated() {
      guard
        let registration = current.registrations.first(where: {
          $0.identifier == request.identifier
        })
      else { continue }
      current.pending.remove(at: index)
      current.keep(current.pending)
      let task =
        request is BGAppRefreshTaskRequest
        ? BGAppRefreshTask(identifier: request.identifier)
        : BGProcessingTask(identifier: request.identifier)
      begin(task)
      return registration.handler(task)
    }
  }
}

extension BGTaskScheduler {
  /// Why a request is refused.
  ///
  /// Source: Apple, backgroundtasks/bgtaskscheduler/error.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The kinds of refusal.
    public enum Code: Int, Sendable {
      /// Whether an error is of a kind, as a `catch` asks.
      public static func ~= (code: Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }

      /// The app may not run in the background; the host never says so.
      case unavailable = 1
      /// Too many requests wait.
      case tooManyPendingTaskRequests = 2
      /// The manifest does not name the identifier; the host never says so.
      case notPermitted = 3
    }

    /// The app may not run in the background.
    public static var unavailable: Code { .unavailable }
    /// Too many requests wait.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The manifest does not name the identifier.
    public static var notPermitted: Code { .notPermitted }

    /// The kind of refusal.
    public let code: Code

    init(_ code: Code) { self.code = code }
  }
}

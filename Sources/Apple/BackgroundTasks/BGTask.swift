public import Foundation

/// Work in the background that the system runs now.
///
/// Source: Apple, backgroundtasks/bgtask.
open class BGTask: NSObject {
  /// Under which identifier it was asked for.
  public let identifier: String
  /// Called when the task's time is over; the task has to be completed even then.
  open var expirationHandler: (() -> Void)?
  private var completion: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Says that the work is done, or that it failed: the task's time is over.
  open func setTaskCompleted(success: Bool) {
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// Learns what ends the task's time.
  package func begins(_ completion: @escaping () -> Void) { self.completion = completion }
}

/// A short task that brings the app up to date.
///
/// Source: Apple, backgroundtasks/bgapprefreshtask.
open class BGAppRefreshTask: BGTask {}

/// A long task.
///
/// Source: Apple, backgroundtasks/bgprocessingtask.
open class BGProcessingTask: BGTask {}

/// A request to run a task in the background; made as one of its subclasses.
///
/// Source: Apple, backgroundtasks/bgtaskrequest.
open class BGTaskRequest: NSObject {
  /// Under which identifier the handler is registered.
  public let identifier: String
  /// Before when the task does not run; stored, never used.
  open var earliestBeginDate: Date?

  init(_ identifier: String) { self.identifier = identifier }
}

/// Asks for a short task that brings the app up to date.
///
/// Source: Apple, backgroundtasks/bgapprefreshtaskrequest.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request for an identifier.
  public init(identifier: String) { super.init(identifier) }
}

/// Asks for a long task.
///
/// Source: Apple, backgroundtasks/bgprocessingtaskrequest.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs a network; stored, never used.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs a charger; stored, never used.
  open var requiresExternalPower = false

  /// Creates a request for an identifier.
  public init(identifier: String) { super.init(identifier) }
}

/// Work that the user has begun and that goes on in the background; none is run here.
///
/// Source: Apple, backgroundtasks/bgcontinuedprocessingtask.
open class BGContinuedProcessingTask: BGTask {
  /// The title that the user reads.
  public private(set) var title = ""
  /// The text that the user reads below the title.
  public private(set) var subtitle = ""

  /// Changes what the user reads of it.
  open func updateTitle(_ title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Asks for work that the user has begun and that goes on in the background; it is never run here.
///
/// Source: Apple, backgroundtasks/bgcontinuedprocessingtaskrequest.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  /// The title that the user reads.
  public let title: String
  /// The text that the user reads below the title.
  public let subtitle: String
  /// The strategy where too much else runs; stored, never used.
  open var strategy = SubmissionStrategy.queue

  /// The treatment of a request where too much else runs.
  ///
  /// Source: Apple, backgroundtasks/bgcontinuedprocessingtaskrequest/submissionstrategy.
  public enum SubmissionStrategy: Int, Sendable {
    /// It is refused.
    case fail = 0
    /// It waits.
    case queue = 1
  }

  /// Creates a request for an identifier.
  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier)
  }
}

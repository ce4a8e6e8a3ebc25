import Synchronization

/// A thread of Foundation as the case plays it: its work is a piece like that of a queue.
open class PlayedThread: NSObject {
  private let block: (@Sendable () -> Void)?
  private static let first = PlayedThread()
  /// The thread's name for a reader.
  open var name: String?
  /// How urgent it is; stored, never used.
  open var qualityOfService = QualityOfService.default
  /// How urgent it is; stored, never used.
  open var threadPriority = 0.5
  /// How large its stack is; stored, never used.
  open var stackSize = 0
  /// The values that code keeps with the thread.
  public let threadDictionary = NSMutableDictionary()
  /// Whether it was cancelled.
  public private(set) var isCancelled = false
  /// Whether its work is done.
  public private(set) var isFinished = false
  /// Whether its work runs.
  public private(set) var isExecuting = false

  /// Creates a thread whose work is in `main()`.
  public override init() {
    block = nil
    super.init()
  }

  /// Creates a thread with its work.
  public init(block: @escaping @Sendable () -> Void) {
    self.block = block
    super.init()
  }

  /// The work.
  open func main() { block?() }

  /// Begins.
  open func start() {
    let held = Mutex(self)
    let work: @Sendable () -> Void = { held.withLock { $0 }.works() }
    if !PlayedQueue.isKept("thread", .zero, work) { Foundation.Thread.detachNewThread(work) }
  }

  private func works() {
    isExecuting = true
    if !isCancelled { main() }
    isExecuting = false
    isFinished = true
  }

  /// Says that its work is of no use any more.
  open func cancel() { isCancelled = true }

  /// Whether the code that asks runs as the main queue's work.
  open class var isMainThread: Bool { PlayedQueue.isMain }
  /// Whether it is the main thread.
  open var isMainThread: Bool { self === Self.first }
  /// The main thread.
  open class var main: PlayedThread { first }
  /// The thread of the code that asks: the main one, or one without a name.
  open class var current: PlayedThread { isMainThread ? first : PlayedThread() }
  /// The stack of calls; stored, never used, because its numbers differ from machine to machine.
  open class var callStackSymbols: [String] { [] }

  /// Begins a thread.
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    PlayedThread(block: block).start()
  }

  /// Sleeps: in the background it takes no time, and elsewhere the case stops with the caller's line.
  open class func sleep(
    forTimeInterval seconds: TimeInterval, file: String = #filePath, line: Int = #line
  ) { PlayedWorld.blocks(seconds: seconds, file: file, line: line) }

  /// Sleeps until a time: as a sleep of some seconds does.
  open class func sleep(until date: Date, file: String = #filePath, line: Int = #line) {
    sleep(forTimeInterval: date.timeIntervalSince(PlayedWorld.now), file: file, line: line)
  }
}

extension SupportSource {
  /// The text of a second source: what the app asks of the machine, it asks of the played case.
  ///
  /// A declaration that the app's own public ones may name is as visible as they ask: types, and
  /// what stands in arguments by default.
  ///
  /// That is the time, chance, the network and queues. The declarations take the place of Foundation's and
  /// Swift's: a declaration of the app's own module counts before one of an imported module.
  ///
  /// - Parameter module: The module that plays the app.
  package static func shadows(importing module: String) -> String {
    """
    // Made by SceneFuzz: what the app asks of the machine, as the played case answers it. Do not edit.
    // swift-format-ignore-file
    import Foundation
    @_exported import FoundationNetworking
    import \(module)

    """ + time + chance + network + queues + waiting
  }

  /// The extra arguments of a call of `sleep`: the place where it stands.
  static let caller = ", file: #filePath, line: #line"

  private static let time = """

    // MARK: Time

    nonisolated extension Date {
      @usableFromInline init() { self = PlayedWorld.now }
      @usableFromInline init(timeIntervalSinceNow seconds: TimeInterval) {
        self = PlayedWorld.now.addingTimeInterval(seconds)
      }
      @usableFromInline static var now: Date { PlayedWorld.now }
      var timeIntervalSinceNow: TimeInterval { timeIntervalSince(PlayedWorld.now) }
    }
    nonisolated extension ProcessInfo {
      @usableFromInline var systemUptime: TimeInterval { PlayedWorld.uptime }
      @usableFromInline var globallyUniqueString: String { PlayedWorld.uuid().uuidString }
    }
    nonisolated extension DispatchTime {
      @usableFromInline static func now() -> DispatchTime { PlayedWorld.dispatchTime }
    }
    public typealias DateComponentsFormatter = PlayedDateComponentsFormatter
    @usableFromInline nonisolated func CFAbsoluteTimeGetCurrent() -> Double { PlayedWorld.now.timeIntervalSinceReferenceDate }
    @usableFromInline nonisolated func CACurrentMediaTime() -> Double { PlayedWorld.uptime }
    @discardableResult
    nonisolated func time(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
      let seconds = time_t(PlayedWorld.now.timeIntervalSince1970)
      result?.pointee = seconds
      return seconds
    }
    nonisolated extension Timer {
      @discardableResult
      static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer { PlayedTimer.scheduled(every: interval, repeats: repeats, block: block) }
      convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) {
        let date = PlayedWorld.now.addingTimeInterval(interval)
        self.init(fire: date, interval: interval, repeats: repeats, block: block)
      }
      var userInfo: Any? { PlayedTimer.userInfo(of: self) }
    }
    nonisolated extension RunLoop {
      func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        PlayedTimer.add(timer, to: self, forMode: mode)
      }
      func perform(_ block: @escaping @Sendable () -> Void) {
        PlayedQueue.async(.main, execute: block)
      }
    }

    """

  private static let chance = """

    // MARK: Chance

    public typealias SystemRandomNumberGenerator = PlayedWorld.Generator
    nonisolated extension UUID { @usableFromInline init() { self = PlayedWorld.uuid() } }
    nonisolated extension Bool {
      @usableFromInline static func random() -> Bool {
        var chance = PlayedWorld.Generator()
        return random(using: &chance)
      }
    }
    nonisolated extension FixedWidthInteger {
      @usableFromInline static func random(in range: Range<Self>) -> Self {
        var chance = PlayedWorld.Generator()
        return random(in: range, using: &chance)
      }
      @usableFromInline static func random(in range: ClosedRange<Self>) -> Self {
        var chance = PlayedWorld.Generator()
        return random(in: range, using: &chance)
      }
    }
    nonisolated extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
      @usableFromInline static func random(in range: Range<Self>) -> Self {
        var chance = PlayedWorld.Generator()
        return random(in: range, using: &chance)
      }
      @usableFromInline static func random(in range: ClosedRange<Self>) -> Self {
        var chance = PlayedWorld.Generator()
        return random(in: range, using: &chance)
      }
    }
    nonisolated extension Collection {
      func randomElement() -> Element? {
        var chance = PlayedWorld.Generator()
        return randomElement(using: &chance)
      }
    }
    nonisolated extension Sequence {
      func shuffled() -> [Element] {
        var chance = PlayedWorld.Generator()
        return shuffled(using: &chance)
      }
    }
    nonisolated extension MutableCollection where Self: RandomAccessCollection {
      mutating func shuffle() {
        var chance = PlayedWorld.Generator()
        shuffle(using: &chance)
      }
    }
    nonisolated func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
    nonisolated func arc4random_uniform(_ bound: UInt32) -> UInt32 {
      bound < 2 ? 0 : UInt32.random(in: 0..<bound)
    }
    nonisolated func drand48() -> Double { Double.random(in: 0..<1) }

    """

  private static let network = """

    // MARK: The network

    public typealias URLSession = PlayedURLSession
    public typealias URLSessionConfiguration = PlayedURLSessionConfiguration
    public typealias URLSessionTask = PlayedURLSessionTask
    public typealias URLSessionDataTask = PlayedURLSessionTask
    public typealias URLSessionUploadTask = PlayedURLSessionTask
    public typealias URLSessionDownloadTask = PlayedURLSessionTask
    public typealias URLSessionDelegate = PlayedURLSessionDelegate
    public typealias URLSessionTaskDelegate = PlayedURLSessionTaskDelegate
    public typealias URLSessionDataDelegate = PlayedURLSessionDataDelegate
    public typealias URLSessionDownloadDelegate = PlayedURLSessionDownloadDelegate
    nonisolated extension Data {
      init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
        self = try PlayedURLSession.contents(of: url, options: options)
      }
    }
    nonisolated extension String {
      init(contentsOf url: __shared URL) throws {
        self = String(decoding: try PlayedURLSession.contents(of: url), as: UTF8.self)
      }
      init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
        let data = try PlayedURLSession.contents(of: url)
        guard let text = String(data: data, encoding: encoding) else {
          throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self = text
      }
    }

    """

  private static let queues = """

    // MARK: Queues

    public typealias DispatchGroup = PlayedGroup
    public typealias DispatchSemaphore = PlayedSemaphore
    public typealias DispatchWorkItem = PlayedWorkItem
    public typealias Thread = PlayedThread
    nonisolated extension DispatchQueue {
      func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { PlayedQueue.async(self, group: group, execute: work) }
      func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        PlayedQueue.async(self, execute: work)
      }
      func async(execute item: DispatchWorkItem) { PlayedQueue.async(self) { item.perform() } }
      func async(group: DispatchGroup, execute item: DispatchWorkItem) {
        PlayedQueue.async(self, group: group) { item.perform() }
      }
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { PlayedQueue.async(self, at: deadline, execute: work) }
      func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
      ) { PlayedQueue.async(self, at: deadline, execute: work) }
      func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        PlayedQueue.async(self, at: deadline) { item.perform() }
      }
      func sync(execute work: () -> Void) { PlayedQueue.sync(self, execute: work) }
      func sync(execute item: DispatchWorkItem) { PlayedQueue.sync(self) { item.perform() } }
      func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        try PlayedQueue.sync(self, execute: work)
      }
      func sync<Result>(
        flags: DispatchWorkItemFlags, execute work: () throws -> Result
      ) rethrows -> Result { try PlayedQueue.sync(self, execute: work) }
      static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
      }
    }
    nonisolated extension OperationQueue {
      func addOperation(_ operation: Operation) { PlayedQueue.add(operation, to: self) }
      func addOperation(_ block: @escaping @Sendable () -> Void) {
        PlayedQueue.add(BlockOperation(block: block), to: self)
      }
      func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        PlayedQueue.add(BlockOperation(block: barrier), to: self)
      }
      func addOperations(_ operations: [Operation], waitUntilFinished: Bool) {
        for operation in operations { PlayedQueue.add(operation, to: self) }
        if waitUntilFinished { PlayedQueue.wait(for: operations, in: self) }
      }
      func waitUntilAllOperationsAreFinished() { PlayedQueue.wait(for: operations, in: self) }
      func cancelAllOperations() { for operation in operations { operation.cancel() } }
      var operations: [Operation] { PlayedQueue.operations(of: self) }
      var operationCount: Int { operations.count }
    }

    """

  private static let waiting = """

    // MARK: Waiting

    nonisolated extension _Concurrency.Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds: UInt64) async throws {
        try await PlayedWorld.sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
      }
      static func sleep(_ nanoseconds: UInt64) async {
        try? await PlayedWorld.sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
      }
      static func sleep(for duration: Duration) async throws {
        try await PlayedWorld.sleep(for: duration)
      }
      static func sleep(for duration: Duration, tolerance: Duration?) async throws {
        try await PlayedWorld.sleep(for: duration)
      }
    }
    @discardableResult
    nonisolated func sleep(_ seconds: UInt32, file: String, line: Int) -> UInt32 {
      PlayedWorld.blocks(seconds: TimeInterval(seconds), file: file, line: line)
      return 0
    }
    @discardableResult
    nonisolated func usleep(_ microseconds: UInt32, file: String, line: Int) -> Int32 {
      PlayedWorld.blocks(seconds: TimeInterval(microseconds) / 1e6, file: file, line: line)
      return 0
    }

    """
}

import Foundation

/// A way to run the compiler's front end.
package protocol SwiftFrontend: Sendable {
  /// Runs the compiler's front end with some arguments, and returns when it has ended.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - mostSeconds: The most processor time that it gets, in seconds.
  /// - Returns: What it said; nil if it did not end in time.
  /// - Throws: `FrontendFailure` where it could not be started.
  func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun?
}

/// Why the compiler gave no answer.
package struct FrontendFailure: Error, Hashable, Sendable {
  /// The reason, in the system's words.
  package let reason: String

  /// Creates a failure.
  package init(_ reason: String) { self.reason = reason }
}

/// How a run of the compiler has ended.
package struct FrontendRun: Hashable, Sendable {
  /// The exit status; of a process that a signal has ended, the signal.
  package let status: Int32
  /// Whether a signal has ended it.
  package let isSignal: Bool
  /// The compiler's messages.
  package let messages: String

  /// Creates an ended run.
  package init(status: Int32, isSignal: Bool = false, messages: String = "") {
    self.status = status
    self.isSignal = isSignal
    self.messages = messages
  }
}

/// The `swiftc` of this machine.
package struct ProcessFrontend: SwiftFrontend {
  private let command: [String]
  private let isStopped: @Sendable () -> Bool

  /// Takes a compiler.
  ///
  /// - Parameters:
  ///   - compiler: The compiler; nil for that of the search path.
  ///   - isStopped: Asked while it runs; true ends it at once.
  package init(compiler: String? = nil, isStopped: @escaping @Sendable () -> Bool = { false }) {
    command = compiler.map { [$0] } ?? ["/usr/bin/env", "swiftc"]
    self.isStopped = isStopped
  }

  /// How long is waited at a time, in seconds.
  private static let pauseSeconds = 0.2

  /// The most bytes of messages that are read.
  private static let mostBytesOfMessages = 4 << 20

  /// Runs the compiler's front end.
  package func run(
    _ words: [String], mostSeconds: Int
  ) throws(FrontendFailure) -> FrontendRun? {
    let file = ScratchNames.url(".txt")
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let messages = FileHandle(forWritingAtPath: file.path)
    else { throw FrontendFailure("no file can be written in '\(file.path)'") }
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = command.dropFirst() + ["-frontend"] + words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw FrontendFailure("\(error)") }
    let id = process.processIdentifier
    var limit = ProcessLimit(mostSeconds: mostSeconds) { ProcessorTime.seconds(of: id) }
    while ended.wait(timeout: .now() + Self.pauseSeconds) == .timedOut {
      let isStopped = isStopped()
      guard isStopped || limit.isOver(after: Self.pauseSeconds) else { continue }
      process.terminate()
      // Who asks for a stop does not wait; the compiler may not listen while it reads.
      if ended.wait(timeout: .now() + (isStopped ? Self.pauseSeconds : 2)) == .timedOut {
        kill(id, SIGKILL)
        ended.wait()
      }
      if isStopped { throw FrontendFailure("interrupted") }
      return nil
    }
    try? messages.close()
    return FrontendRun(
      status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      messages: Self.text(of: file))
  }

  private static func text(of file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: mostBytesOfMessages)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

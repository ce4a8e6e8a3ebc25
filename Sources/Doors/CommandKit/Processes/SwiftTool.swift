package import Foundation
import SceneLifecycle

/// A program that is run for the user: `swift`, or the command of an app.
///
/// All that it starts ends with it, and it ends with this process.
package struct SwiftTool {
  /// The executable.
  package let path: String
  /// When it has to stop.
  let stop: StopRequest
  /// Variables that it gets beside those of this process.
  package var variables: [String: String] = [:]

  /// Takes an executable.
  package init(path: String, stop: StopRequest) {
    self.path = path
    self.stop = stop
  }

  /// Looks for `swift` where the shell would.
  ///
  /// - Throws: `CommandError` where there is none.
  package init(_ environment: CommandEnvironment, stop: StopRequest) throws(CommandError) {
    let folders = environment.variables["PATH"]?.split(separator: ":").map(String.init) ?? []
    let paths = folders.filter { $0.hasPrefix("/") }.map { $0 + "/swift" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw CommandError(
        Diagnostic(
          "'swift' is not on the PATH", help: "install Swift 6.3: https://swift.org/install"))
    }
    self.init(path: path, stop: stop)
  }

  /// Runs the program and takes what it writes; its messages go where those of this process go.
  package func output(of words: [String]) throws(CommandError) -> (status: Int32, output: Data) {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.reading) }
    var text: [UInt8] = []
    let status: Int32
    do throws(CommandError) {
      status = try run(words, lending: [(pipe.writing, 1)]) {
        Self.take(pipe.reading, into: &text)
      }
    } catch {
      close(pipe.writing)
      throw error
    }
    close(pipe.writing)
    while Descriptor.read(pipe.reading, into: &text) {}
    try checkStop()
    return (status, Data(text))
  }

  /// Takes what has been written, or waits a moment.
  private static func take(_ pipe: Int32, into text: inout [UInt8]) {
    var end = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    if poll(&end, 1, pauseMilliseconds) > 0 { _ = Descriptor.read(pipe, into: &text) }
  }

  /// How long is waited at a time.
  private static let pauseMilliseconds: Int32 = 20

  /// Runs the program with the streams of this process.
  ///
  /// - Parameters:
  ///   - words: What stands behind its name.
  ///   - toMessages: Whether what it writes goes to standard error, as progress does.
  /// - Throws: `CommandError` where it cannot be started, or a stop was asked for.
  /// - Returns: Its exit status; 128 and the number of the signal that ended it.
  package func run(_ words: [String], toMessages: Bool) throws(CommandError) -> Int32 {
    let status = try run(words, lending: toMessages ? [(2, 1)] : [], pause: Self.pause)
    try checkStop()
    return status
  }

  /// Throws where a stop was asked for.
  private func checkStop() throws(CommandError) {
    guard stop.isRequested() else { return }
    throw CommandError(
      Diagnostic("interrupted, and \(Diagnostic.quote(path)) was ended"), .interrupted)
  }

  /// Lets a moment pass.
  package static func pause() { Thread.sleep(forTimeInterval: Double(pauseMilliseconds) / 1_000) }

  /// Runs the program; `pause` lets a moment pass.
  package func run(
    _ words: [String], lending lent: [ChildProcess.LentDescriptor], pause: () -> Void
  ) throws(CommandError) -> Int32 {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let family = UUID().uuidString
    let warden = ProcessWarden(of: family)
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let process: ChildProcess
    do throws(ChildProcess.SystemError) {
      process = try ChildProcess(
        path, words, environment: environment, mark: ("SCENEFUZZ_FAMILY", family),
        lending: [(null, 0)] + lent)
    } catch {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(path)) cannot be started: \(error.text)",
          help: "make sure that it can be executed"))
    }
    warden.keep(process.id)
    let status = end(of: process, pause)
    withExtendedLifetime(warden) {}
    if status != ExitStatus.interrupted.rawValue { try checkStop() }
    return status
  }

  /// Waits for a process; one that does not end when it is asked to is ended.
  private func end(of process: ChildProcess, _ pause: () -> Void) -> Int32 {
    var asked: ContinuousClock.Instant?
    while !process.hasEnded {
      if let asked, ContinuousClock.now - asked > stop.patience {
        return ChildProcess.exitStatus(of: process.end().status)
      }
      if asked == nil, stop.isRequested() {
        asked = .now
        process.signal(SIGTERM)
      }
      pause()
    }
    return ChildProcess.exitStatus(of: process.reap().status)
  }
}

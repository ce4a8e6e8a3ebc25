import CommandKit
import Foundation
import SceneLifecycle

/// A program that is run for the user: `swift`, or the command of an app.
struct SwiftTool {
  /// The executable.
  let path: String

  init(path: String) { self.path = path }

  /// Looks for `swift` where the shell would.
  ///
  /// - Throws: `CommandError` where there is none.
  init(_ environment: CommandEnvironment) throws(CommandError) {
    let folders = environment.variables["PATH"]?.split(separator: ":").map(String.init) ?? []
    let paths = folders.filter { $0.hasPrefix("/") }.map { $0 + "/swift" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw CommandError(
        Diagnostic(
          "'swift' is not on the PATH", help: "install Swift 6.3: https://swift.org/install"))
    }
    self.path = path
  }

  /// Runs the program and takes what it writes; its messages go where those of this process go.
  func output(of words: [String]) throws(CommandError) -> (status: Int32, output: Data) {
    let process = process(words)
    let output = Pipe()
    process.standardOutput = output
    try start(process)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }

  /// Runs the program with the streams of this process.
  ///
  /// - Parameters:
  ///   - words: What stands behind its name.
  ///   - toMessages: Whether what it writes goes to standard error, as progress does.
  ///   - isInterrupted: Whether a stop was asked for; the program is asked to stop then.
  /// - Returns: Its exit status; 128 and the number of the signal that ended it.
  func run(
    _ words: [String], toMessages: Bool, isInterrupted: @Sendable () -> Bool
  ) throws(CommandError) -> Int32 {
    let process = process(words)
    if toMessages { process.standardOutput = FileHandle.standardError }
    try start(process)
    var hasAsked = false
    while process.isRunning {
      if isInterrupted(), !hasAsked {
        process.terminate()
        hasAsked = true
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : 128 + status
  }

  private func process(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func start(_ process: Process) throws(CommandError) {
    do {
      try process.run()
    } catch {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(path)) cannot be started: \(error.localizedDescription)",
          help: "make sure that it can be executed"))
    }
  }
}

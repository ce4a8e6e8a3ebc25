import Foundation
import TestSupport

/// The command as it was built beside the tests.
struct Tool {
  /// What a process left behind.
  struct Result: Equatable {
    /// The exit status.
    var status: Int32
    /// What it wrote to standard output.
    var output: Data
  }

  /// The command was not built, or not where tests look.
  struct Missing: Error {
    var paths: [String]
  }

  private let file: URL

  /// Finds the command beside the running tests, or in the usual folder.
  ///
  /// - Parameter name: The command's name.
  init(_ name: String = "scenefuzz") throws {
    let bundles = (Bundle.allBundles + [Bundle.main]).map(\.bundleURL)
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    let usual = checkout.appendingPathComponent(".build/release")
    let files = (folders + [usual]).map { $0.appendingPathComponent(name) }
    let isFile = { (url: URL) in
      (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
    guard let file = files.first(where: isFile) else {
      throw Missing(paths: files.map(\.path))
    }
    self.file = file
  }

  /// Runs the command in a folder and waits for it.
  func run(_ arguments: [String], in folder: Scratch = Scratch()) throws -> Result {
    try Self.run(file, arguments, in: folder)
  }

  #if os(Linux)
    /// Runs the command on one processor, and asks it to stop after some seconds.
    ///
    /// Once: without `--foreground` its group is asked, too, and who asks twice ends it.
    func run(_ arguments: [String], in folder: Scratch, stopAfter seconds: Int) throws -> Result {
      let one = "$(grep Cpus_allowed_list /proc/self/status | grep -o '[0-9]*' | head -1)"
      let line =
        "export SCENEFUZZ_GRACE=2m; exec timeout --foreground --preserve-status \(seconds) taskset -c \(one) \"$0\" \"$@\""
      let shell = URL(fileURLWithPath: "/bin/sh")
      return try Self.run(shell, ["-c", line, file.path] + arguments, in: folder)
    }
  #endif

  private static func run(
    _ program: URL, _ arguments: [String], in folder: Scratch
  ) throws -> Result {
    try folder.create()
    let output = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: data)
  }
}

/// A folder of a test's own that goes with it.
final class Scratch: Sendable {
  /// Where it is.
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// Makes the folder if there is none.
  func create() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

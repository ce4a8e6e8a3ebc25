import Foundation
import TestSupport

/// A program of the toolchain that a test runs.
enum Tool {
  /// What a program wrote.
  struct Answer {
    var status: Int32
    /// What it wrote as results.
    var output: String
    /// The same, with its messages.
    var text: String
  }

  /// Runs a program that is on the path.
  static func run(_ words: [String]) throws -> Answer {
    let scratch = try Scratch()
    let names = ["out", "err"].map { scratch.url.appendingPathComponent($0) }
    for name in names { try Data().write(to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = scratch.url
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { try String(contentsOf: $0, encoding: .utf8) }
    return Answer(status: process.terminationStatus, output: texts[0], text: texts.joined())
  }
}

import CommandKit
import Foundation

/// Runs a program whose words go into a file, and says how far it is in their place.
///
/// Hundreds of lines of a build say nothing to who waits for it; a mistake in them is said at the end.
struct LoggedBuild {
  private let words: WorkWords

  /// Takes where it says how far it is.
  init(_ console: Console) { words = WorkWords(console) }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - tool: The program.
  ///   - line: What stands behind its name.
  ///   - work: The work, as lines of progress name it.
  /// - Throws: `CommandError` where it cannot be started, or a stop was asked for.
  /// - Returns: Its exit status, and the end of what it wrote.
  func run(
    _ tool: SwiftTool, _ line: [String], _ work: String
  ) throws(CommandError) -> (status: Int32, text: String) {
    let log = try Descriptor.file()
    defer { close(log) }
    words.draw(work)
    defer { words.clear() }
    var isHeld = false
    let status = try tool.run(line, lending: [(log, 1), (log, 2)]) {
      SwiftTool.pause()
      let build = BuildLog(Self.text(of: log, last: 4_096))
      if let holder = build.holder, !isHeld { words.announce("\(work) waits: \(holder)") }
      isHeld = build.holder != nil
      let share = "\(work): \(build.steps)"
      words.say(share) { share }
    }
    return (status, Self.text(of: log, last: 1 << 20))
  }

  /// The last bytes of a file.
  private static func text(of file: Int32, last most: Int) -> String {
    var status = stat()
    guard fstat(file, &status) == 0 else { return "" }
    let size = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: min(size, most))
    let start = off_t(size - bytes.count)
    let count = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, start) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

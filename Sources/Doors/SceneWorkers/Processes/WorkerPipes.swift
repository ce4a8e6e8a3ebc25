import CommandKit
import Foundation
import SceneFuzzing
import SceneLifecycle

/// The link between a worker and the command: two pipes, its output, and how far the app is.
struct WorkerPipes {
  /// Descriptors of a worker: requests, replies and the words of its watch.
  static let given: [Int32] = [3, 4, 5]

  let requests: Int32
  let replies: Int32
  private let written: Int32
  private let words: UnsafeMutablePointer<UInt64>
  private let lent: [Int32]

  init() throws(CommandError) {
    var opened: [Int32] = []
    do throws(CommandError) {
      let down = try Descriptor.pipe()
      opened += [down.reading, down.writing]
      let up = try Descriptor.pipe()
      opened += [up.reading, up.writing]
      opened.append(try Descriptor.file())
      opened.append(try Descriptor.file())
      ftruncate(opened[4], off_t(ProgressMarker.wordCount * 8))
      words = try Descriptor.map(opened[4])
    } catch {
      for end in opened { Foundation.close(end) }
      throw error
    }
    _ = fcntl(opened[5], F_SETFL, O_APPEND)
    requests = opened[1]
    replies = opened[2]
    written = opened[5]
    lent = [opened[0], opened[3], opened[4]]
  }

  /// The most that a word is believed to count: an app can write any number there.
  private static let mostCounted: UInt64 = 1 << 32

  /// Plays that were begun and the moment of the last one.
  var beat: (plays: UInt64, moment: UInt64) {
    (min(words[0], Self.mostCounted), min(words[1], Self.mostCounted))
  }

  /// The place of the law that is asked; nil for none.
  var law: Int? { ProgressSample.law(words[3]) }

  /// Whether the worker ends because of a mistake in the test.
  var isMistake: Bool { words[3] == ProgressSample.mistake }

  /// Whether the worker ends because the app has closed its descriptors.
  var isClosed: Bool { words[3] == ProgressSample.closed }

  /// A file of this length is emptied before the next question.
  private static let longFile: off_t = 1 << 20

  /// Where the file of what is written ended at the last question.
  private var mark: off_t = 0

  /// Forgets what was counted, and marks where the next question's output begins.
  ///
  /// The old output stays in the file: a thread that traps now writes between a look and a cut.
  mutating func clear() {
    mark = lseek(written, 0, SEEK_END)
    words[0] = 0
    words[1] = 0
    words[3] = 0
    if mark > Self.longFile {
      ftruncate(written, 0)
      mark = 0
    }
  }

  /// The end of what was written since the last question.
  var output: String { written(from: mark) }

  /// The end of what was written since the process began.
  var outputOfAll: String { written(from: 0) }

  private func written(from mark: off_t) -> String {
    let size = lseek(written, 0, SEEK_END)
    // The worker may have cut the file meanwhile.
    let start = max(size < mark ? 0 : mark, size - 1 << 16)
    var bytes = [UInt8](repeating: 0, count: Int(max(0, size - start)))
    let count = bytes.withUnsafeMutableBytes { pread(written, $0.baseAddress, $0.count, start) }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  func close() {
    munmap(words, ProgressMarker.wordCount * 8)
    for end in [requests, replies, written] { Foundation.close(end) }
  }

  /// Starts the worker, and leaves what it was lent to it.
  func spawn(_ setup: AppSetup) throws(CommandError) -> ChildProcess {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { for end in lent + [null] { Foundation.close(end) } }
    do throws(ChildProcess.SystemError) {
      return try ChildProcess(
        Self.program, setup.words, environment: Self.environment(setup),
        mark: (AppSetup.mark, UUID().uuidString),
        lending: [(null, 0), (written, 1), (written, 2)] + zip(lent, Self.given).map { ($0, $1) })
    } catch {
      throw CommandError(Diagnostic("no worker can be started: \(error.text)"), .faulty)
    }
  }

  /// The command's own file.
  private static var program: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  private static func environment(_ setup: AppSetup) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    variables[CommandAnswer.variable] = nil
    variables[AppSetup.backtraces] =
      setup.traces
      ? "enable=yes,interactive=no,color=no,cache=no,threads=crashed,limit=64,timeout=120s,"
        + "registers=none,images=none"
      : "enable=no"
    return variables
  }
}

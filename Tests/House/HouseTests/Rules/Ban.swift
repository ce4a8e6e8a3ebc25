import HouseReading

/// Names that do not occur in the code of some files, and why.
struct Ban: Sendable {
  /// Why they are banned.
  var reason: String
  /// Whole identifiers.
  var words: [String] = []
  /// Pieces of code.
  var pieces: [String] = []
  /// Pieces in which a banned one may stand.
  var exempt: [String] = []

  /// Where a file breaks the ban.
  func findings(_ file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { line, written -> [String] in
      let code = exempt.reduce(written) { code, piece in
        code.holds(piece) ? code.replacing(piece, with: "") : code
      }
      let found =
        Self.identifiers(code).filter { words.contains($0) } + pieces.filter { code.holds($0) }
      return found.map { file.finding(line, "\($0): \(reason)") }
    }
  }

  private static func identifiers(_ code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

extension Ban {
  /// What iOS 16 and macOS 13 do not have, or no Apple platform but macOS.
  static let belowFloor = Ban(
    reason: "is not on every system from iOS 16 and macOS 13 on",
    words: [
      "InlineArray", "Span", "RawSpan", "MutableSpan", "OutputSpan", "UTF8Span", "Synchronization",
      "Atomic", "Mutex", "Int128", "UInt128", "StaticBigInt", "Process", "XMLDocument",
      "TaskExecutor", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup", "Glibc",
      "Musl", "Darwin",
    ],
    pieces: ["<each ", " each ", "(each ", "validating:"],
    // A test starts its program once more on macOS and Linux alone, behind a condition that says so.
    exempt: ["let process = Process()"]
  )

  /// What makes two runs of one seed differ.
  static let chance = Ban(
    reason: "makes two runs of one seed differ",
    words: [
      "Date", "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime",
      "gettimeofday", "SystemRandomNumberGenerator", "arc4random", "getenv", "ProcessInfo",
      "CommandLine", "UUID",
    ],
    pieces: [
      ".random(in:", ".random()", ".shuffled()", ".shuffle()", ".randomElement()", "Task.sleep",
    ])

  /// What is walked in an order that differs from process to process.
  static let unordered = Ban(
    reason: "is walked in an order that differs from process to process",
    words: ["Set", "Dictionary", "AnyHashable", "hashValue", "Hasher", "ObjectIdentifier"],
    pieces: ["[:]"])

  /// A bound that says how long the queue was, and not how long a test took.
  static let queueing = Ban(
    reason: "counts other tests too; Patience bounds a wait, ThreadTime measures work",
    words: ["timeLimit", "ContinuousClock", "SuspendingClock"])

  /// What traps, or hides from the compiler.
  ///
  /// `@exclusivity(unchecked)` is none of it: it takes a check at run time away, where the comment of the
  /// class says why two accesses cannot overlap. A subclass of `FileManager` has to repeat what Foundation
  /// says of it.
  static let trap = Ban(
    reason: "traps without saying which fact did not hold, or hides from the compiler",
    words: ["fatalError", "unsafeBitCast", "testable"],
    pieces: ["@unchecked", "try!", "as!", "nonisolated(unsafe)", "unowned(unsafe)"],
    exempt: ["FileManager, @unchecked Sendable"])
}

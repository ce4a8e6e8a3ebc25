import Foundation
import SceneFuzzing

/// How a worker process ended in the middle of its work.
struct AppDeath: Hashable, Sendable {
  /// Why it ended.
  enum Cause: Hashable, Sendable {
    case signal(Int32)
    case exit(Int32)
    case hang(Duration)
    case memory(UInt64)
  }

  var cause: Cause
  /// Plays that were begun since the last question, the last one included.
  var plays: UInt64
  /// The moment of that play, as a watch counts.
  var moment: UInt64
  /// The last that the process wrote.
  var output: String

  var law: AppEnd.Law {
    switch cause {
    case .signal, .exit: .crashes
    case .hang: .hangs
    case .memory: .outOfMemory
    }
  }

  /// What happened, in a sentence that follows the law's.
  var note: String {
    switch cause {
    case .signal(let number): "It ended by \(Self.name(of: number))" + detail
    case .exit(let code): "It left by itself with status \(code)" + detail
    case .hang(let limit): "It did not return within \(limit)."
    case .memory(let limit): "It took more than \(limit >> 20) MB."
    }
  }

  /// The end that a second play is told.
  var end: AppEnd { AppEnd(law, at: moment, note) }

  /// What makes two ends the same, beside the callback: the cause without its numbers.
  var name: String {
    switch cause {
    case .signal(let number): Self.name(of: number)
    case .exit: "exit"
    case .hang: "hang"
    case .memory: "memory"
    }
  }

  /// The message of a trap, if there is one.
  private var detail: String {
    let lines = output.split(separator: "\n")
    guard let line = lines.last(where: { $0.contains("atal error") }) else { return "." }
    return ": " + line.trimmingCharacters(in: .whitespaces)
  }

  static func name(of signal: Int32) -> String {
    let known: [(Int32, String)] = [
      (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"),
      (SIGFPE, "SIGFPE"), (SIGKILL, "SIGKILL"), (SIGSEGV, "SIGSEGV"), (SIGTERM, "SIGTERM"),
      (SIGXCPU, "SIGXCPU"), (SIGSYS, "SIGSYS"),
    ]
    return known.first { $0.0 == signal }?.1 ?? "signal \(signal)"
  }
}

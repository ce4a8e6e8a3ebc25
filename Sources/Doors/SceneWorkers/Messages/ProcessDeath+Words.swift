import Foundation
import SceneDriving
package import SceneFuzzing
import SceneLifecycle
package import SceneReporting

extension ProcessDeath {
  /// The law that the end breaks.
  package var law: AppEnd.EndLaw {
    switch cause {
    case .signal, .exit, .garbled: .crashes
    case .hang, .endless: .hangs
    case .memory: .outOfMemory
    }
  }

  /// The details of the end, in a sentence that follows the law's.
  package var note: String {
    switch cause {
    case .signal(let number): "It ended by \(Self.name(of: number))" + detail
    case .exit(let code): "It left by itself with status \(code)" + detail
    case .hang(let limit):
      asked.map { "The law '\($0)' did not answer within \(limit)." }
        ?? "It did not return within \(limit)."
    case .endless(let limit): "One case took more than \(limit)."
    case .memory(let limit): "It took more than \(limit >> 20) MB."
    case .garbled:
      "It was ended because it wrote to descriptors that it has not opened, or closed them: those "
        + "of its worker."
    }
  }

  /// The report of an end that came when every callback had returned.
  package var lateReport: String {
    "x \(law.rawValue) (hard)\n  \(law.sentence) \(note)\n"
      + "  Every callback had returned: look at what it began on other threads.\n"
      + CrashOutput(output).text
  }

  /// The end without what the process said; its places stay.
  var redacted: ProcessDeath {
    var death = self
    death.output = CrashOutput(output).redacted
    return death
  }

  /// The end as a second play gets it.
  package var end: AppEnd { AppEnd(law, at: moment, note) }

  /// The key by which two ends are the same, beside the callback: the cause without its numbers.
  package var name: String {
    switch cause {
    case .signal(let number): Self.name(of: number)
    case .exit: "exit"
    case .hang, .endless: "hang"
    case .garbled: "garbled"
    case .memory: "memory"
    }
  }

  /// Returns the key by which two ends are one bug.
  ///
  /// - Parameter callback: How it ended and in which callback.
  package func end(in callback: String) -> ProcessEnd {
    let message = TrapMessage(lastIn: output)
    return ProcessEnd(
      name, said: message?.withoutNumbers, hasLine: message?.line != nil, in: callback)
  }

  /// Whether an allocation failed.
  ///
  /// The runtime says so of most; of a small one it says nothing, and then the memory is used up.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the process could take.
  ///   - peak: The most that it had.
  package func isForMemory(_ limit: UInt64, peak: UInt64) -> Bool {
    guard case .signal = cause else { return false }
    guard let error = trapMessage else { return peak >= limit / 8 * 7 }
    return ["failed to allocate", "unable to allocate"].contains { error.contains($0) }
  }

  /// The last message of a trap; nil when there is none.
  package var trapMessage: String? {
    TrapMessage(lastIn: output)?.text
  }

  private var detail: String { trapMessage.map { ": " + CrashOutput.shortened($0) } ?? "." }

  static func name(of signal: Int32) -> String {
    let known: [(Int32, String)] = [
      (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"),
      (SIGFPE, "SIGFPE"), (SIGKILL, "SIGKILL"), (SIGSEGV, "SIGSEGV"), (SIGTERM, "SIGTERM"),
      (SIGXCPU, "SIGXCPU"), (SIGXFSZ, "SIGXFSZ"), (SIGSYS, "SIGSYS"),
    ]
    return known.first { $0.0 == signal }?.1 ?? "signal \(signal)"
  }
}

import Foundation

/// The time that processors have worked for processes: a busy machine makes it no longer.
package enum ProcessorTime {
  /// The seconds of this process, and of those that it has started and that have ended.
  package static var seconds: Double {
    #if canImport(Glibc)
      let whose = [__rusage_who_t(RUSAGE_SELF.rawValue), __rusage_who_t(RUSAGE_CHILDREN.rawValue)]
    #else
      let whose = [RUSAGE_SELF, RUSAGE_CHILDREN]
    #endif
    return whose.reduce(0) { sum, who in
      var usage = rusage()
      getrusage(who, &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(sum) {
        $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
      }
    }
  }

  /// The seconds of a process that runs, and of those of its own that have ended.
  ///
  /// - Parameter id: The number of the process.
  /// - Returns: The seconds; nil where the system does not say.
  package static func seconds(of id: Int32) -> Double? {
    guard let file = FileHandle(forReadingAtPath: "/proc/\(id)/stat") else { return nil }
    defer { try? file.close() }
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    return ticks(in: text).map { $0 / Double(sysconf(Int32(_SC_CLK_TCK))) }
  }

  /// The ticks of the clock in an account of Linux; nil where it is none.
  ///
  /// Source: *proc_pid_stat(5)*: the fields 14 to 17, where the name in brackets is the second.
  package static func ticks(in account: String) -> Double? {
    guard let name = account.lastIndex(of: ")") else { return nil }
    let fields = account[account.index(after: name)...].split(separator: " ")
    guard fields.count > 14 else { return nil }
    let numbers = fields[11...14].compactMap { Double($0) }
    return numbers.count == 4 ? numbers.reduce(0, +) : nil
  }
}

/// The time that a process may take: what it works, and not what it waits for the processor.
package struct ProcessLimit {
  /// The most seconds of its work.
  private let mostSeconds: Double
  /// Reads the seconds of its work; nil where nothing says them, and all of its life counts.
  private let worked: () -> Double?
  private var last = 0.0
  private var idle = 0.0

  /// How long a process that does not work at all may live, in seconds.
  package static let mostIdleSeconds = 600.0

  /// Limits a process.
  ///
  /// - Parameters:
  ///   - mostSeconds: The most seconds of its work.
  ///   - worked: Reads the seconds of its work; nil where nothing says them.
  package init(mostSeconds: Int, worked: @escaping () -> Double?) {
    self.mostSeconds = Double(mostSeconds)
    self.worked = worked
  }

  /// Whether the time is over, once some more seconds have passed.
  package mutating func isOver(after seconds: Double) -> Bool {
    let now = worked() ?? last + seconds
    idle = now > last ? 0 : idle + seconds
    last = max(last, now)
    return last >= mostSeconds || idle >= Self.mostIdleSeconds
  }
}

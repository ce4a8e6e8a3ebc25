import CommandKit
import Foundation

/// The limits of a worker on the machine: memory, and room on the disk.
///
/// The system limits private memory and the length of a file. Memory that is shared with other
/// processes it does not count, and what the app prints is cut from time to time: a thread of the
/// worker sees to both.
struct WorkerLimits: Sendable {
  /// How often the thread looks.
  static let pauseMilliseconds: Int32 = 20
  /// The most bytes of what the app has printed that are on the disk when the thread has looked.
  private static let mostPrinted: off_t = 16 << 20
  /// The bytes that are left of it: as many as a report may want.
  private static let leftOver = 1 << 16

  private let memory: UInt64
  private let output: Int32
  private let usage: Int32
  private let base: UInt64

  /// Sets the limits of the process.
  ///
  /// - Parameter memory: How many bytes the process may take; a file may be as long.
  init(memory: UInt64) {
    self.memory = memory
    // The app may put other files in the place of what it was given.
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    usage = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    base = Self.resident(usage)
    var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
    #if canImport(Darwin)
      setrlimit(RLIMIT_AS, &limit)
      setrlimit(RLIMIT_FSIZE, &limit)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
  }

  /// Cuts what was printed, and ends the process if it has too much memory.
  func enforce() {
    cut()
    if Self.resident(usage) > base + memory { kill(getpid(), SIGKILL) }
  }

  /// Leaves the end of what was printed where it is too much.
  private func cut() {
    var status = stat()
    guard fstat(output, &status) == 0, status.st_size > Self.mostPrinted else { return }
    var end = [UInt8](repeating: 0, count: Self.leftOver)
    let start = status.st_size - off_t(end.count)
    let count = end.withUnsafeMutableBytes { pread(output, $0.baseAddress, $0.count, start) }
    ftruncate(output, 0)
    Descriptor.write(Array(end.prefix(max(0, count))), to: output)
  }

  /// The bytes in memory, those of shared mappings as well.
  ///
  /// - Parameter usage: The system's count of pages; elsewhere it is the most that there were.
  private static func resident(_ usage: Int32) -> UInt64 {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return UInt64(usage.ru_maxrss)
    #else
      var text = [UInt8](repeating: 0, count: 128)
      let count = text.withUnsafeMutableBytes { pread(usage, $0.baseAddress, $0.count, 0) }
      let words = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
      let pages = words.dropFirst().first.flatMap { UInt64($0) } ?? 0
      return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    #endif
  }
}

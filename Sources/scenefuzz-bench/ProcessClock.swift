#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of the whole process: what a report divides by, whatever else runs.
enum ProcessClock {
  /// Seconds of processor time used so far.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that was resident so far, in MB.
  static var peakMegabytes: Double { megabytes(of: RUSAGE_SELF) }

  /// The most memory that was resident in any process that was started and has ended, in MB.
  static var peakMegabytesOfChildren: Double { megabytes(of: RUSAGE_CHILDREN) }

  #if canImport(Glibc)
    private static func megabytes(of whom: __rusage_who) -> Double {
      var usage = rusage()
      getrusage(__rusage_who_t(whom.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024
    }
  #else
    private static func megabytes(of whom: Int32) -> Double {
      var usage = rusage()
      getrusage(whom, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    }
  #endif
}

extension [Double] {
  /// The value in the middle.
  var median: Double { sorted()[count / 2] }
}

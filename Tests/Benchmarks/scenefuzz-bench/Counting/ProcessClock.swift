import Foundation

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

  /// Seconds of processor time used by processes that were started here and have ended.
  static var secondsOfChildren: Double {
    let usage = usage(of: RUSAGE_CHILDREN)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  /// The most memory that was resident so far, in MB.
  static var peakMegabytes: Double { megabytes(of: RUSAGE_SELF) }

  /// The most memory that was resident in any process that was started and has ended, in MB.
  static var peakMegabytesOfChildren: Double { megabytes(of: RUSAGE_CHILDREN) }

  #if canImport(Glibc)
    private static func usage(of whom: __rusage_who) -> rusage {
      var usage = rusage()
      getrusage(__rusage_who_t(whom.rawValue), &usage)
      return usage
    }

    private static func megabytes(of whom: __rusage_who) -> Double {
      Double(usage(of: whom).ru_maxrss) / 1024
    }
  #else
    private static func usage(of whom: Int32) -> rusage {
      var usage = rusage()
      getrusage(whom, &usage)
      return usage
    }

    private static func megabytes(of whom: Int32) -> Double {
      Double(usage(of: whom).ru_maxrss) / 1_048_576
    }
  #endif
}

extension [Double] {
  /// The value in the middle.
  var median: Double { sorted()[count / 2] }
}

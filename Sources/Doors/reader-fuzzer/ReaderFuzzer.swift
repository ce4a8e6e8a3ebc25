// Built with libFuzzer and the flag LIBFUZZER, libFuzzer draws what the reader gets:
//   reader-fuzzer --reader=token -runs=100000 FOUND corpus/readers/token
// Without them it reads files once:
//   reader-fuzzer --reader=token FILE…

import CommandTrials
import Foundation

/// The reader that the command line names.
private let reader: ReaderKind = {
  let mark = "--reader="
  let word = CommandLine.arguments.last { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) }
  if let reader = word.flatMap({ ReaderKind(rawValue: String($0)) }) { return reader }
  let known = ReaderKind.allCases.map(\.rawValue).joined(separator: ", ")
  write("error: no reader is chosen\nhelp: write \(mark)NAME, one of \(known)\n")
  exit(2)
}()

/// The most seconds of processor time that one input may take; a busy machine takes none of them away.
private let mostSeconds = 2.0

/// The seconds of processor time that this process has taken.
private var seconds: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

/// Ends the process with the input at which a reader did wrong.
private func stop(_ sentence: String) -> Never {
  write("error: the reader '\(reader.rawValue)' \(sentence)\n")
  abort()
}

/// Reads one input of libFuzzer; a broken promise ends the process, which keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let start = seconds
  let outcome = reader.outcome(of: bytes)
  let taken = seconds - start
  if case .broken(let sentence) = outcome { stop("broke a promise: \(sentence)") }
  if taken > mostSeconds { stop("took \(taken) s for \(count) bytes") }
  return 0
}

#if !LIBFUZZER
  /// Reads the files that the command line names.
  @main
  enum ReadFiles {
    static func main() {
      for path in CommandLine.arguments.dropFirst() where !path.hasPrefix("--") {
        guard let bytes = FileManager.default.contents(atPath: path) else {
          write("error: there is no file '\(path)'\nhelp: give the path of a file\n")
          exit(2)
        }
        print("\(path): \(reader.outcome(of: Array(bytes)))")
      }
    }
  }
#endif

import Foundation
import SceneLifecycle

/// Descriptors that no other process inherits by accident.
package enum Descriptor {
  /// Two ends of a new pipe.
  package static func pipe() throws(CommandError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw failure("a pipe cannot be made") }
    return (try kept(ends[0]), try kept(ends[1]))
  }

  /// A file without a name: it is gone when it is closed everywhere.
  package static func file() throws(CommandError) -> Int32 {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array((folder + "/scenefuzz-" + String(repeating: "X", count: 6)).utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw failure("no file can be made in \(Diagnostic.quote(folder))") }
    unlink(name)
    return try kept(file)
  }

  /// Moves a descriptor out of the way of those that a worker is given.
  private static func kept(_ descriptor: Int32) throws(CommandError) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 32)
    close(descriptor)
    guard moved >= 0 else { throw failure("a descriptor cannot be kept") }
    return moved
  }

  /// The error of a system call that failed just now.
  package static func failure(_ text: String) -> CommandError {
    CommandError(Diagnostic(text + ": " + String(cString: strerror(errno))), .faulty)
  }

  /// Writes bytes; a reader that has gone away is noticed when its answer is read.
  ///
  /// - Returns: What went wrong, as the system numbers it; 0 for nothing.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Reads what is there and adds it; false at the end.
  package static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    readMore(descriptor, into: &bytes) == 0
  }

  /// What `readMore` returns at the end of a file.
  static let atEnd: Int32 = -1

  /// Reads what is there and adds it.
  ///
  /// - Returns: 0, `atEnd`, or what went wrong, as the system numbers it.
  static func readMore(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int32 {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      if count > 0 { bytes += part.prefix(count) }
      return count > 0 ? 0 : count == 0 ? atEnd : errno
    }
  }
}

import Foundation
import SceneLifecycle

/// Descriptors that no other process inherits by accident.
package enum Descriptor {
  /// Throws where the process may open fewer descriptors than a command needs.
  ///
  /// The system's own threads need some, and trap without them.
  package static func checkRoom(for count: Int) throws(CommandError) {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
    if limit.rlim_cur == rlim_t(count), setrlimit(resource, &limit) == 0 { return }
    throw CommandError(
      Diagnostic(
        "the process may open \(limit.rlim_cur) descriptors, and needs \(count)",
        help: "write ulimit -n 256 before the command"))
  }

  /// Two ends of a new pipe.
  package static func pipe() throws(CommandError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw failure("a pipe cannot be made") }
    do throws(CommandError) { ends[0] = try kept(ends[0]) } catch {
      close(ends[1])
      throw error
    }
    do throws(CommandError) { ends[1] = try kept(ends[1]) } catch {
      close(ends[0])
      throw error
    }
    return (ends[0], ends[1])
  }

  /// A file without a name: it is gone when it is closed everywhere.
  ///
  /// - Parameter folders: Where it may be made; the first that can be written to is taken.
  /// - Throws: An error that names the first folder, where no folder can be written to.
  package static func file(
    in folders: [String] = [FileManager.default.temporaryDirectory.path] + sharedFolders
  ) throws(CommandError) -> Int32 {
    for folder in folders {
      var name = Array((folder + "/scenefuzz-" + String(repeating: "X", count: 6)).utf8CString)
      let file = mkstemp(&name)
      guard file >= 0 else { continue }
      unlink(name)
      return try kept(file)
    }
    throw failure("no file can be made in \(Diagnostic.quote(folders.first ?? ""))")
  }

  /// Folders of the system that every user may write to, for a process whose `TMPDIR` cannot be used.
  private static let sharedFolders = ["/tmp", "/var/tmp", "/dev/shm"]

  /// The first descriptor that a worker is not given.
  private static let firstKept: Int32 = 6

  /// Moves a descriptor out of the way of those that a worker is given.
  private static func kept(_ descriptor: Int32) throws(CommandError) -> Int32 {
    // One descriptor of a few may be all that is left.
    if descriptor >= firstKept, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 { return descriptor }
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, firstKept)
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
      if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
        wait(for: descriptor)
        continue
      }
      if count <= 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Waits until a descriptor that does not block takes more, or never will.
  private static func wait(for descriptor: Int32) {
    var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&end, 1, -1)
  }

  /// Reads what is there and adds it; false at the end.
  package static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    readMore(descriptor, into: &bytes) == 0
  }

  /// The answer of `readMore` at the end of a file.
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

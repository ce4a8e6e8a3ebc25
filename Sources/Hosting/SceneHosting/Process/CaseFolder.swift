import Foundation

/// The folder in which the cases of this program keep their files.
///
/// The end of the program removes it. Where the program was killed or has crashed, as workers do, the
/// next one that asks for the folder removes it.
enum CaseFolder {
  private static let prefix = "scenefuzz-files-\(getuid())-"

  /// The folder, which is there.
  static let url: URL = {
    let temporary = FileManager().temporaryDirectory
    removeOthers(in: temporary)
    let url = temporary.appendingPathComponent("\(prefix)\(getpid())", isDirectory: true)
    try? FileManager().createDirectory(at: url, withIntermediateDirectories: true)
    // The lock lasts as long as the program.
    flock(descriptor(url), LOCK_EX | LOCK_NB)
    atexit { try? FileManager().removeItem(at: CaseFolder.url) }
    return url
  }()

  /// Removes what the last case has left.
  static func empty() {
    let names = try? FileManager().contentsOfDirectory(atPath: url.path)
    for name in names ?? [] { try? FileManager().removeItem(at: url.appendingPathComponent(name)) }
  }

  /// Removes the folders of programs that are gone.
  private static func removeOthers(in temporary: URL) {
    let names = (try? FileManager().contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where isLeft(name) {
      let other = temporary.appendingPathComponent(name, isDirectory: true)
      let descriptor = descriptor(other)
      // In another container, a program that this system does not know may still use it.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try? FileManager().removeItem(at: other) }
      close(descriptor)
    }
  }

  private static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)) else {
      return false
    }
    return process > 0 && kill(process, 0) != 0 && errno == ESRCH
  }

  private static func descriptor(_ folder: URL) -> Int32 {
    open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}

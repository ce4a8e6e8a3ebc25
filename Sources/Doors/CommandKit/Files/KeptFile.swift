import Foundation
import SceneLifecycle

/// Writes what was found: as a whole or not at all, and through no link.
///
/// The names of findings can be foreseen. A link with such a name would lead the writer to a file that
/// is none of its own.
package enum KeptFile {
  /// An error that the system answered.
  private struct SystemFailure: Error {
    var number = errno
  }

  /// Writes a file below a folder, and makes the folders above it.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - folder: A folder, which is no link itself; links may lead to it.
  ///   - names: The folders below it, then the name of the file.
  ///   - option: The option that names the folder.
  /// - Throws: `CommandError` where the file cannot be written, or a folder or the file is a link.
  /// - Returns: The path.
  @discardableResult
  package static func write(
    _ text: String, below folder: String, at names: [String], namedBy option: String = "corpus"
  ) throws(CommandError) -> String {
    let folder = withoutSlash(folder)
    let path = ([folder] + names).joined(separator: "/")
    do throws(SystemFailure) {
      try write(text, folder, names)
      return path
    } catch {
      throw self.error(error.number, folder, names, path, option)
    }
  }

  private static func write(
    _ text: String, _ folder: String, _ names: [String]
  ) throws(SystemFailure) {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
    // Where this fails, the next call says why.
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    var directory = try open(folder, in: AT_FDCWD)
    defer { close(directory) }
    for name in names.dropLast() {
      let next = try open(name, in: directory)
      close(directory)
      directory = next
    }
    try write(text, as: names.last ?? "", in: directory)
  }

  /// Opens a folder, made where it is missing; a link is no folder.
  private static func open(_ name: String, in parent: Int32) throws(SystemFailure) -> Int32 {
    if mkdirat(parent, name, 0o777) != 0, errno != EEXIST { throw SystemFailure() }
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if folder < 0 { throw SystemFailure() }
    return folder
  }

  /// Writes beside the file and gives it the name; what had the name before is gone, a link, too.
  private static func write(
    _ text: String, as name: String, in folder: Int32
  ) throws(SystemFailure) {
    let draft = ".\(name).\(getpid())"
    unlinkat(folder, draft, 0)
    let file = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if file < 0 { throw SystemFailure() }
    var failure = Descriptor.write(Array(text.utf8), to: file)
    close(file)
    if failure == 0, renameat(folder, draft, folder, name) != 0 { failure = errno }
    if failure == 0 { return }
    unlinkat(folder, draft, 0)
    throw SystemFailure(number: failure)
  }

  private static func error(
    _ number: Int32, _ folder: String, _ names: [String], _ path: String, _ option: String
  ) -> CommandError {
    if let error = linkError(below: folder, at: names, namedBy: option) { return error }
    return CommandError(
      Diagnostic(
        "\(Diagnostic.quote(path)) cannot be written: \(String(cString: strerror(number)))",
        help: "give --\(option) a folder that can be written"))
  }

  /// Throws where a file would be written through a link, before anything is written.
  package static func checkLinks(
    below folder: String, at names: [String], namedBy option: String
  ) throws(CommandError) {
    if let error = linkError(below: folder, at: names, namedBy: option) { throw error }
  }

  private static func linkError(
    below folder: String, at names: [String], namedBy option: String
  ) -> CommandError? {
    let folders = names.indices.map { ([folder] + names[..<$0]).joined(separator: "/") }
    guard let link = folders.first(where: isLink) else { return nil }
    let path = ([folder] + names).joined(separator: "/")
    return CommandError(
      Diagnostic(
        "\(Diagnostic.quote(path)) is not written: \(Diagnostic.quote(link)) is a link",
        help: folders.first == link
          ? "give --\(option) a folder that is no link"
          : "put a folder in the place of the link, as nothing is written through it"))
  }

  /// Whether a path is a link; where a link leads does not matter.
  private static func isLink(_ path: String) -> Bool {
    var entry = stat()
    return lstat(path, &entry) == 0 && entry.st_mode & S_IFMT == S_IFLNK
  }

  private static func withoutSlash(_ folder: String) -> String {
    let name = String(folder.reversed().drop { $0 == "/" }.reversed())
    return name.isEmpty ? folder : name
  }

  // MARK: - Where nothing else can be written

  /// Makes the user's own folder among the temporary files, which no other user can read or write.
  ///
  /// A folder of that name that another user made, or opened to others, is left alone: then the folder
  /// gets a name that was never there.
  ///
  /// - Parameter temporary: The folder of temporary files.
  /// - Returns: The path.
  package static func refuge(
    in temporary: String = FileManager.default.temporaryDirectory.path
  ) throws(CommandError) -> String {
    let path = withoutSlash(temporary) + "/scenefuzz-\(getuid())"
    if mkdir(path, 0o700) == 0 || isPrivate(path) { return path }
    var name = Array((path + "-" + String(repeating: "X", count: 6)).utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Descriptor.failure("no folder can be made in \(Diagnostic.quote(temporary))")
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a path is a folder of the user, closed to all others.
  private static func isPrivate(_ path: String) -> Bool {
    var entry = stat()
    guard lstat(path, &entry) == 0, entry.st_mode & S_IFMT == S_IFDIR else { return false }
    return entry.st_uid == geteuid() && entry.st_mode & 0o777 == 0o700
  }
}

import Foundation

// What `scenefuzz init --delegates` has made: copies, which say of which file each line is.
extension SourceFinder {
  /// The folder of copies in a package that plays an app's delegates.
  private static let made = "Made"

  /// The file of the app of which one copy is made that has the name.
  ///
  /// A copy is in no repository, so no report may name it.
  ///
  /// - Parameter fileID: `Module/File.swift`, or a file's name alone.
  /// - Returns: The path from the root of the checkout, or from the package where it lies in no checkout;
  ///   nil for no copy, or for several of one name.
  func original(of fileID: String) -> String? {
    guard let root, let name = fileID.split(separator: "/").last else { return nil }
    let folder = "\(root)/\(Self.made)"
    let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var found: [String] = []
    for path in below where path.hasSuffix(".swift") {
      guard let original = Self.original(inCopy: "\(folder)/\(path)"),
        original.split(separator: "/").last == name, !found.contains(original)
      else { continue }
      found.append(original)
    }
    guard found.count == 1 else { return nil }
    let whole = URL(fileURLWithPath: "\(root)/\(found[0])").standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: whole) else { return nil }
    let inside = inCheckout(whole)
    return inside.hasPrefix("/") ? found[0] : inside
  }

  /// The path that the first lines of a copy name, from the package.
  private static func original(inCopy path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let head = String(decoding: (try? file.read(upToCount: 4096)) ?? Data(), as: UTF8.self)
    let opening = "#sourceLocation(file: \""
    let line = head.split(whereSeparator: \.isNewline).prefix(4).first { $0.hasPrefix(opening) }
    guard let line, let end = line.range(of: "\", line: ") else { return nil }
    let path = String(line[..<end.lowerBound].dropFirst(opening.count))
    return path.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

import Foundation

/// A folder as one text: what stands behind a line `=== path` is the file of this path.
struct FolderText {
  /// The files in their order, with paths that stay in the folder.
  let files: [(path: String, bytes: [UInt8])]

  /// The most files that are written, and the most parts and bytes of a path.
  private static let (mostFiles, mostParts, mostBytes) = (40, 12, 120)

  /// Takes one file.
  init(one bytes: [UInt8], at path: String) { files = [(path, bytes)] }

  /// Reads the files; what stands before the first line of a path is the file of the usual one.
  init(_ bytes: [UInt8], usual: String) {
    var files: [(path: String, bytes: [UInt8])] = []
    var path = usual
    var own: [UInt8] = []
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8) {
        if !own.isEmpty { files.append((path, own)) }
        path = Self.path(line.dropFirst(4)) ?? usual
        own = []
      } else {
        own += line + [10]
      }
    }
    // The last line has no line feed.
    own.removeLast(min(1, own.count))
    files.append((path, own))
    self.files = Array(files.prefix(Self.mostFiles))
  }

  private static func path(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count <= mostBytes, !line.contains(0) else { return nil }
    let parts = String(decoding: line, as: UTF8.self).split(separator: "/")
      .filter { $0 != "." && $0 != ".." }
    return parts.isEmpty || parts.count > mostParts ? nil : parts.joined(separator: "/")
  }

  /// Writes the files below a folder; one in whose way another lies is left out.
  func write(to folder: String) {
    for file in files {
      let url = URL(fileURLWithPath: folder + "/" + file.path)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: url.path, contents: Data(file.bytes))
    }
  }
}

/// A folder of this process for one input, which is removed when its value is gone.
final class InputFolder {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-input-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What the files below a folder hold, by their paths, sorted.
  func contents(of name: String) -> [(path: String, bytes: [UInt8])] {
    let paths = FileManager.default.subpaths(atPath: path + "/" + name) ?? []
    return paths.sorted().compactMap { below in
      let whole = "\(path)/\(name)/\(below)"
      return FileManager.default.contents(atPath: whole).map { (below, Array($0)) }
    }
  }
}

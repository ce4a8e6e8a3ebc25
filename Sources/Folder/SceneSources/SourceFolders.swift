package import Foundation

/// Where the sources of a package lie, and what they hold.
package enum SourceFolders {
  /// After so many files the search for a type's source is given up.
  private static let mostFiles = 2_000
  /// After so many folders the search for a module's is given up.
  private static let mostFolders = 2_000

  /// Names between points; what is between parentheses is one.
  package static func words(in name: Substring) -> [String] {
    var words = [""]
    var open = 0
    for sign in name {
      if sign == "(" { open += 1 }
      if sign == ")" { open -= 1 }
      if sign == "." && open == 0 { words.append("") } else { words[words.count - 1].append(sign) }
    }
    return words
  }

  /// Some files with their texts; that of a copy is its source's, line by line.
  package static func texts(_ files: [String]) -> [(path: String, text: String)] {
    files.compactMap { path in
      FileManager.default.contents(atPath: path).map { bytes in
        (path, original(in: String(decoding: bytes, as: UTF8.self)))
      }
    }
  }

  /// How many lines may stand before a copy: one of them names the source.
  private static let headLines = 4

  /// Returns the text of a copy from the first line of its source on; any other text as it is.
  package static func original(in text: String) -> String {
    var rest = text[...]
    for _ in 0..<headLines {
      guard let end = rest.utf8.firstIndex(of: .lineFeed) else { break }
      let line = rest[..<end]
      rest = rest[rest.utf8.index(after: end)...]
      if line.hasPrefix("#sourceLocation(file: \""), line.hasSuffix("\", line: 1)") {
        return String(rest)
      }
    }
    return text
  }

  /// A folder and those around it, up to that of the package.
  package static func line(above home: URL) -> [URL] {
    var line: [URL] = []
    var folder = home
    while folder.pathComponents.count > 1 {
      line.append(folder)
      let isRoot = ["Package.swift", ".git"].contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if isRoot { return line }
      folder = folder.deletingLastPathComponent()
    }
    return line
  }

  /// The folders of a package that are named after a module, the shallowest first.
  ///
  /// A target may lie deeper than `Sources/MODULE`.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - root: The folder of the package, or one around the module's.
  package static func folders(of module: String, in root: String) -> [String] {
    let manager = FileManager.default
    let beside = [root + "/" + module].filter(manager.fileExists)
    return ["Sources", "Tests"].reduce(into: beside) { found, top in
      var level = [root + "/" + top]
      var visited = 0
      while !level.isEmpty, visited < mostFolders {
        visited += level.count
        let named = level.map { $0 + "/" + module }.filter(manager.fileExists)
        if !named.isEmpty {
          found += named
          return
        }
        level = level.flatMap { folder -> [String] in
          let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
          // Files have an ending, and so have folders that hold no module; a file without one has no names.
          return names.filter { !$0.contains(".") }.sorted().map { folder + "/" + $0 }
        }
      }
    }
  }

  /// The Swift files below some folders, which may be links, sorted, each once.
  package static func files(below folders: [String]) -> [String] {
    var found: [String] = []
    for folder in folders where found.count < mostFiles {
      let below = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder).resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      while let file = below?.nextObject() as? URL, found.count < mostFiles {
        if file.pathExtension == "swift" { found.append(file.standardizedFileURL.path) }
      }
    }
    return found.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

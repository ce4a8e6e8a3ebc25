import SceneLifecycle

/// Reads files of build settings, with what they include.
struct XcodeSettingsFile {
  /// The most files that include each other.
  static let mostLevels = 32
  /// The most bytes of a file with all that it includes.
  static let mostBytes = 4 << 20
  /// The most files that one includes or looks for, directly or not.
  static let mostFiles = 2_000

  private let files: ProjectFiles
  /// Where an included file is looked for, if it is not beside the one that includes it.
  private let root: String
  private var open: [String] = []
  private var count = 0
  private var left = mostBytes
  private(set) var layer = SettingLayer()
  /// The files that are not there, and the lines that are not read, one sentence each.
  private(set) var remarks: [String] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - root: The folder of the project.
  /// - Throws: `ProjectError` where a line follows no rule, or files include each other in a circle.
  init(_ path: String, in root: String, _ files: ProjectFiles) throws(ProjectError) {
    self.files = files
    self.root = root
    if try include(path, at: files.shown(path), line: nil) { return }
    for example in Self.examples(of: path) {
      guard try include(example, at: files.shown(example), line: nil) else { continue }
      remarks.append("\(files.shown(path)) is not there: \(files.shown(example)) is read for it")
      return
    }
    remarks.append("\(files.shown(path)) is not there: the settings in it are not known")
  }

  /// The examples that stand beside a file with secrets, which no repository has.
  private static func examples(of path: String) -> [String] {
    let end = ".xcconfig"
    let stem = path.hasSuffix(end) ? String(path.dropLast(end.count)) : path
    return ["example", "sample", "template"].flatMap { (word: String) -> [String] in
      let large: String = word.prefix(1).uppercased() + word.dropFirst()
      let inside: [String] = [".\(word)", "-\(word)", ".\(large)", "-\(large)", large]
      let behind: [String] = [path + ".\(word)", path + "-\(word)"]
      return inside.map { stem + $0 + end } + behind
    }
  }

  /// Reads one more file; false where there is none.
  private mutating func include(
    _ path: String, at location: String, line: Int?
  ) throws(ProjectError) -> Bool {
    count += 1
    guard open.count < Self.mostLevels, count <= Self.mostFiles else {
      throw ProjectError(
        .tooDeep,
        "more than \(Self.mostLevels) files include each other, or \(Self.mostFiles) in all",
        at: location, line: line)
    }
    guard let path = try files.existing(path), let real = try files.real(path) else {
      return false
    }
    guard !open.contains(real) else {
      throw ProjectError(
        .loop, "files of settings include each other in a circle:", at: location, line: line,
        value: files.shown(path))
    }
    guard let bytes = try files.bytes(of: path, most: Self.mostBytes) else { return false }
    left -= bytes.count
    guard left >= 0 else {
      throw ProjectError(
        .tooLarge, "files of settings include more than \(Self.mostBytes >> 20) MB", at: location,
        line: line)
    }
    guard !bytes.contains(0) else {
      throw ProjectError(.malformed, "this is no file of settings, but binary", at: location)
    }
    open.append(real)
    // The mark of the encoding is no part of the first line.
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
    try read(bytes[mark.count...], path)
    open.removeLast()
    return true
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, _ path: String) throws(ProjectError) {
    let location = files.shown(path)
    var line = ""
    var number = 0
    for part in Self.lines(bytes) {
      number += 1
      let text = Self.withoutComment(part)
      // A backslash at the end joins the next line.
      if text.last == UInt8(ascii: "\\") {
        line += String(decoding: text.dropLast(), as: UTF8.self).trimmed + " "
        continue
      }
      line += String(decoding: text, as: UTF8.self).trimmed
      defer { line = "" }
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        try direct(line, path, number)
        continue
      }
      guard let (key, value) = Self.assignment(line) else {
        throw ProjectError(
          .malformed, "a setting is a name, '=' and a value, unlike", at: location, line: number,
          value: line)
      }
      try layer.set(key, to: value, at: "\(location):\(number)")
    }
  }

  /// The lines of a text, however they end.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 10 || bytes[index] == 13 {
      // Two signs may end one line.
      if bytes[index] == 10, index > bytes.startIndex, bytes[index - 1] == 13 {
        start = index + 1
        continue
      }
      lines.append(bytes[start..<index])
      start = index + 1
    }
    return lines + [bytes[start...]]
  }

  /// The key with its conditions, and the value; nil where the line has neither.
  private static func assignment(_ line: String) -> (key: String, value: String)? {
    var isInside = false
    guard
      let sign = line.firstIndex(where: { sign in
        if sign == "[" { isInside = true }
        if sign == "]" { isInside = false }
        return sign == "=" && !isInside
      })
    else { return nil }
    let key = String(line[..<sign]).trimmed
    guard let first = key.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return nil
    }
    var value = String(line[line.index(after: sign)...]).trimmed
    while value.hasSuffix(";") { value = String(value.dropLast()).trimmed }
    return (key, value)
  }

  /// Returns the part of a line before two slashes, without blanks at the end.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let start = line.indices.first { index in
      line[index] == slash && index + 1 < line.endIndex && line[index + 1] == slash
    }
    let text = line[..<(start ?? line.endIndex)]
    let last = text.lastIndex { $0 != 32 && $0 != 9 }
    return last.map { text[...$0] } ?? []
  }

  /// Follows a line such as `#include? "Base.xcconfig"`.
  private mutating func direct(_ line: String, _ path: String, _ number: Int) throws(ProjectError) {
    let location = files.shown(path)
    guard let words = line.wholeMatch(of: /#\s*include(\?)?\s*"([^"]*)"\s*/) else {
      remarks.append("\(location):\(number): \(Diagnostic.quote(line)) is not read")
      return
    }
    let name = String(words.2)
    // Xcode's own files hold nothing of an app's.
    if name.hasPrefix("<DEVELOPER_DIR>") { return }
    for folder in [FilePath.folder(path), root] {
      let file = FilePath.joined(folder, name)
      let files = FilePath.suffix(name).isEmpty ? [file, file + ".xcconfig"] : [file]
      for file in files {
        if try include(file, at: location, line: number) { return }
      }
    }
    if words.1 == nil {
      remarks.append(
        "\(location):\(number): \(Diagnostic.quote(name)) is not there: "
          + "the settings in it are not known")
    }
  }
}

/// The targets that the text of a Package.swift names, without SwiftPM.
///
/// SwiftPM runs a manifest; that of a Playgrounds app it can run on a Mac alone. Here a call such as
/// `.target(name: "Kit", path: "Code")` is read as it stands: what is computed is not known.
struct ManifestText {
  /// One target.
  struct ManifestTarget {
    /// The word behind the point, such as `executableTarget`.
    let kind: String
    let name: String
    let path: String?
  }

  /// The most bytes of a manifest.
  private static let mostBytes = 1 << 20

  let targets: [ManifestTarget]
  /// The arguments of `.iOSApplication(…)`; nil where the package is no such app.
  private let application: [String: String]?
  /// The oldest version of iOS.
  let deploymentTarget: String?
  /// The version of the language that the package's tools have, such as `5.9`.
  let toolsVersion: String?

  /// The identifier of a Playgrounds app.
  var bundleIdentifier: String? { application?["bundleIdentifier"] }
  /// Whether the package is an app, made in Playgrounds.
  var isApplication: Bool { application != nil }

  /// Reads the manifest in a folder; nil where there is none.
  ///
  /// - Throws: `ProjectError` where it is too long, or lies outside.
  init?(in folder: String, _ files: ProjectFiles) throws(ProjectError) {
    let file = folder + "/Package.swift"
    guard let bytes = try files.bytes(of: file, most: Self.mostBytes) else { return nil }
    let words = Self.words(bytes)
    let kinds: Set<String> = ["target", "executableTarget"]
    var targets: [ManifestTarget] = []
    var application: [String: String]?
    var end = 0
    for index in words.indices {
      guard case .name(let kind) = words[index], index > 0, words[index - 1] == .sign(".") else {
        continue
      }
      // Within a target, what has the form of one is what it depends on.
      if kinds.contains(kind), index >= end {
        let (texts, last) = Self.arguments(words, after: index)
        end = last
        if let name = texts["name"] {
          targets.append(ManifestTarget(kind: kind, name: name, path: texts["path"]))
        }
      }
      if kind == "iOSApplication" { application = Self.arguments(words, after: index).texts }
    }
    self.targets = targets
    self.application = application
    let text = String(decoding: bytes, as: UTF8.self)
    deploymentTarget = text.firstMatch(of: /\.iOS\(\s*(?:"([0-9.]+)"|\.v([0-9_]+))\s*\)/)
      .flatMap { $0.1.map(String.init) ?? $0.2.map { String($0).replacing("_", with: ".") } }
    toolsVersion = text.firstMatch(of: /^\/\/ *swift-tools-version: *([0-9]+(?:\.[0-9]+)?)/)
      .map { String($0.1) }
  }

  /// The texts among the arguments of a call, by their labels, and where the call ends.
  ///
  /// Those of calls within are left out.
  private static func arguments(
    _ words: [ManifestWord], after index: Int
  ) -> (texts: [String: String], end: Int) {
    var texts: [String: String] = [:]
    var depth = 0
    for location in words.indices.dropFirst(index + 1) {
      switch words[location] {
      case .sign("("), .sign("["), .sign("{"): depth += 1
      case .sign(")"), .sign("]"), .sign("}"):
        depth -= 1
        if depth == 0 { return (texts, location) }
      case .text(let text) where depth == 1:
        guard location > 1, words[location - 1] == .sign(":"),
          case .name(let label) = words[location - 2]
        else { continue }
        texts[label] = text
      default: if depth == 0 { return (texts, location) }
      }
    }
    return (texts, words.count)
  }
}

extension ManifestText {
  /// A part of a source.
  private enum ManifestWord: Equatable {
    case name(String)
    case text(String)
    case sign(Character)
  }

  /// The names, texts and signs of a source; comments and blanks are left out.
  private static func words(_ bytes: [UInt8]) -> [ManifestWord] {
    var words: [ManifestWord] = []
    var index = 0
    let isName = { (byte: UInt8) in
      byte == 95 || byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90
        || byte >= 97 && byte <= 122
    }
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let start = index
      if byte == UInt8(ascii: "/"), next == byte {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count, bytes[index] != 42 || bytes[index + 1] != 47 { index += 1 }
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != 10 {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(index, bytes.count)
        words.append(.text(String(decoding: bytes[start + 1..<end], as: UTF8.self)))
        index += 1
      } else if isName(byte) {
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        words.append(.name(String(decoding: bytes[start..<index], as: UTF8.self)))
      } else {
        if byte > 32 { words.append(.sign(Character(Unicode.Scalar(byte)))) }
        index += 1
      }
    }
    return words
  }
}

import Foundation
import SceneLifecycle
import TestSupport

/// A question to the compiler's front end, in parts that it answers one by one.
///
/// The compiler reads each source of a dump for itself, so each is a part, whatever else the call has. The
/// sources of a check are one part.
struct CompilerQuestion {
  /// A check of all sources, or a dump of one.
  struct Part {
    /// The digest of the words and of what the sources hold, with no path of this machine.
    let key: String
    /// The paths of the sources.
    let sources: [String]
    /// Where the compiler writes its account of the one source of a dump.
    let account: String?
    /// The paths that answers have, and what stands in their place in a record.
    let paths: HiddenPaths

    /// Whether each run of the tests asks the compiler for it as well: one in fifty.
    var isSample: Bool { UInt64(key, radix: 16).map { $0 % 50 == 0 } ?? true }
  }

  /// The parts in the order of the words.
  let parts: [Part]

  /// Reads the words of a call; nil where a source cannot be read.
  ///
  /// - Complexity: O(bytes of the sources).
  init?(_ words: [String]) {
    var (common, sources, primary, accounts) = ([String](), [String](), [String](), [String]())
    var index = 0
    while index < words.count {
      let (word, next) = (words[index], words.dropFirst(index + 1).first)
      switch (word, next) {
      case ("-primary-file", let path?): primary.append(path)
      case ("-o", let path?) where path.hasSuffix(".json"): accounts.append(path)
      default:
        if word.hasSuffix(".swift") { sources.append(word) }
        common.append(Self.name(of: word))
        index -= 1
      }
      index += 2
    }
    guard primary.count == accounts.count, primary.isEmpty != sources.isEmpty else { return nil }
    let groups = primary.isEmpty ? [sources] : primary.map { [$0] }
    var parts: [Part] = []
    for (number, group) in groups.enumerated() {
      let texts = group.compactMap { FileManager.default.contents(atPath: $0) }
      guard texts.count == group.count else { return nil }
      let paths = HiddenPaths(sources: group, isDump: !primary.isEmpty, texts: texts)
      var digest = PlainDigest(words: common)
      for text in texts { digest.take(paths.hidden(text)) }
      let account = primary.isEmpty ? nil : accounts[number]
      parts.append(Part(key: digest.text, sources: group, account: account, paths: paths))
    }
    self.parts = parts
  }

  /// A word without the folder of its path, which each machine has elsewhere.
  private static func name(of word: String) -> String {
    guard let slash = word.lastIndex(of: "/") else { return word }
    let start = word.firstIndex(of: "=").map { word.index(after: $0) } ?? word.startIndex
    return String(word[..<min(start, slash)] + word[word.index(after: slash)...])
  }
}

/// The paths of this machine that a question and its answer have, and the words for them in a record.
struct HiddenPaths {
  /// A path and its word.
  private let pairs: [(path: Data, word: Data)]

  /// Finds the paths: the sources' own, that of a test's folder, and that of the checkout.
  init(sources: [String], isDump: Bool, texts: [Data]) {
    var pairs: [(String, String)] = []
    if let first = sources.first {
      let folder = URL(fileURLWithPath: first).deletingLastPathComponent().path
      pairs.append(isDump ? (first, "<source>") : (folder, "<sources>"))
    }
    if let folder = texts.lazy.compactMap(Self.testFolder).first {
      pairs.append((folder, "<folder>"))
    }
    pairs.append((checkout.path, "<checkout>"))
    self.pairs = pairs.map { (Data($0.0.utf8), Data($0.1.utf8)) }
  }

  /// The folder of the test that is named in a text.
  private static func testFolder(in text: Data) -> String? {
    let start = Data((FileManager.default.temporaryDirectory.path + "/" + Scratch.prefix).utf8)
    guard let found = text.range(of: start) else { return nil }
    let ends = Set("/\"\n :,".utf8)
    let end = text[found.upperBound...].firstIndex(where: ends.contains) ?? text.endIndex
    return String(decoding: text[found.lowerBound..<end], as: UTF8.self)
  }

  /// The text with words in the place of paths.
  func hidden(_ text: Data) -> Data {
    pairs.reduce(text) { Self.replacing($1.path, with: $1.word, in: $0) }
  }

  /// The text of a record with this machine's paths.
  func shown(_ text: Data) -> Data {
    pairs.reversed().reduce(text) { Self.replacing($1.word, with: $1.path, in: $0) }
  }

  private static func replacing(_ old: Data, with new: Data, in text: Data) -> Data {
    var (made, rest) = (Data(), text[...])
    while let found = rest.range(of: old) {
      made += rest[rest.startIndex..<found.lowerBound] + new
      rest = rest[found.upperBound...]
    }
    return made.isEmpty ? text : made + rest
  }
}

/// FNV-1a over words and texts, each with its length.
private struct PlainDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(words: [String]) {
    for word in words { take(Data(word.utf8)) }
  }

  mutating func take(_ bytes: Data) {
    var hash = (self.hash ^ UInt64(bytes.count)) &* 0x100_0000_01B3
    bytes.withUnsafeBytes { buffer in
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    self.hash = hash
  }

  var text: String {
    let digits = String(RandomStream.mix(hash), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

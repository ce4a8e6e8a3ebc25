import HouseReading

/// Words of a dialect that no reader knows from testing, model checking or UIKit: no identifier is made of
/// them.
///
/// A word has one of several plain ones in its stead: `place` is an index, a position, a line, a slot or a
/// location.
struct Dialect: Sendable {
  /// A name that holds such a word, and why it stays.
  struct Exemption: Hashable, Sendable {
    /// Identifiers, or parts of any identifier; one with a period in front only where it is a member.
    var names: [String]
    /// The folder or file in which it stays; empty for all.
    var below = ""
    /// Why.
    var reason: String
  }

  /// The words.
  var words: Set<String>
  /// The names that stay.
  var exempt: [Exemption]

  /// Where a file has such a name, and the exemptions that it needs.
  func reading(_ file: SourceFile) -> (findings: [String], used: Set<Exemption>) {
    var findings: [String] = []
    var used: Set<Exemption> = []
    for hit in hits(file) {
      if let exemption = exemption(hit, file) {
        used.insert(exemption)
      } else {
        findings.append(file.finding(hit.line, "\(hit.name): '\(hit.word)' is dialect"))
      }
    }
    return (findings, used)
  }

  /// An identifier with a word of the dialect.
  private struct Hit {
    var line: Int
    var name: String
    var word: String
    var isMember: Bool
  }

  private func exemption(_ hit: Hit, _ file: SourceFile) -> Exemption? {
    exempt.first { exemption in
      file.path.hasPrefix(exemption.below)
        && exemption.names.contains { name in
          let isMeant = hit.isMember || !name.hasPrefix(".")
          let bare = name.drop { $0 == "." }
          return isMeant && (bare == hit.name || bare == name && bare == hit.word)
        }
    }
  }

  private func hits(_ file: SourceFile) -> [Hit] {
    file.code.enumerated().flatMap { line, written -> [Hit] in
      let code = Array(Self.withoutRawNames(written).utf8)
      return Self.identifiers(code).flatMap { range in
        let name = String(decoding: code[range], as: UTF8.self)
        let isMember = range.lowerBound > 0 && code[range.lowerBound - 1] == UInt8(ascii: ".")
        return Self.parts(of: name).filter(words.contains).map {
          Hit(line: line, name: name, word: $0, isMember: isMember)
        }
      }
    }
  }

  private static func identifiers(_ code: [UInt8]) -> [Range<Int>] {
    let isPart = code.map { byte in
      let letter = byte | 0x20
      return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
    }
    let starts = code.indices.filter { isPart[$0] && ($0 == 0 || !isPart[$0 - 1]) }
    return starts.map { start in
      start..<(isPart[start...].firstIndex(of: false) ?? code.count)
    }
  }

  /// A line without names in backquotes that are sentences.
  private static func withoutRawNames(_ code: String) -> String {
    guard code.utf8.contains(UInt8(ascii: "`")) else { return code }
    return code.replacing(#/`[^`]* [^`]*`/#, with: "")
  }

  /// The words of an identifier in camel case, in small letters.
  static func parts(of identifier: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    let bytes = Array(identifier.utf8)
    let isCapital = bytes.map { $0 >= 0x41 && $0 <= 0x5A }
    for (index, byte) in bytes.enumerated() {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      // The last of several capitals begins a word where a small letter follows: `HTMLPage`.
      let isSmallNext = index + 1 < bytes.count && bytes[index + 1] >= 0x61
      let begins = isCapital[index] && (index == 0 || !isCapital[index - 1] || isSmallNext)
      if begins || !isLetter { parts.append([]) }
      if isLetter { parts[parts.count - 1].append(byte | 0x20) }
    }
    return parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Dialect {
  /// The dialect that this code was written in once.
  static let old = Dialect(
    words: [
      "place", "places", "placed", "row", "rows", "told", "tell", "tells", "telling", "tellable",
      "owe", "owed", "owes", "owing", "delusion", "delusions", "doom", "dooms", "doomed", "way",
      "ways", "deed", "deeds", "debt", "debts", "crumb", "crumbs",
    ],
    exempt: published + rows + [
      Exemption(names: ["openInPlace"], reason: "Apple's name: UIScene.OpenURLOptions"),
      Exemption(
        names: ["place", "placeSubviews"],
        below: "Sources/Apple/SwiftUI/Shapes/LayoutFundamentals/Layout.swift",
        reason: "Apple's names: Layout, LayoutSubview"),
      Exemption(
        names: ["shouldAttemptToOpenInPlace", "shouldAllowToOpenInPlace"],
        below: "Sources/Apple/CoreTransferable/", reason: "Apple's names: FileRepresentation"),
      Exemption(names: ["inPlace"], reason: "a value that is changed where it lies"),
    ])

  /// Names that an app's test may use: another word would break it.
  private static let published = [
    Exemption(names: [".place"], reason: "a member of CallbackKind and of NotationError"),
    Exemption(
      names: ["place"], below: "Sources/Model/SceneLifecycle/Callbacks/CallbackKind.swift",
      reason: "public, of CallbackKind"),
    Exemption(
      names: ["place"], below: "Sources/Model/SceneLifecycle/Text/NotationError.swift",
      reason: "public, of NotationError"),
    Exemption(names: ["placeCount"], reason: "public, of CallbackKind"),
    Exemption(names: ["ActionPlace"], reason: "public, of AppAction"),
  ]

  /// Rows of tables and pictures; cases that are played together are a batch.
  private static let rows = [
    ("Sources/Model/SceneLifecycle/Provenance/", "a row of the notes"),
    ("Sources/Model/SceneInvariants/", "a row of the notes, or of a table by kind of callback"),
    ("Sources/Model/SceneExploring/", "a state is a row of numbers in a table"),
    ("Sources/Campaign/SceneMutants/", "a row of the kill matrix"),
    ("Sources/App/SceneFuzzing/Apps/Mutants/", "a row of the kill matrix"),
    ("Sources/Campaign/SceneReporting/", "a row of a table or of lanes"),
    ("Sources/Campaign/ScenePictures/", "a row of a table or of a picture"),
    ("Sources/Doors/SceneCommand/", "a row of a report's table"),
    ("Sources/Doors/SceneGate/Gate/", "a row of a report's table"),
    ("Sources/Doors/SceneModelVerbs/", "a row of a report's table"),
    ("Sources/Apple/UIKit/", "Apple's names: UITableView"),
    ("Sources/Apple/SwiftUI/", "Apple's names: List"),
    ("Tests/", "a row of a table that a test reads"),
  ].map { Exemption(names: ["row", "rows"], below: $0, reason: $1) }
}

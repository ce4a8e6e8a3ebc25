// The file: one line a thing, and at its end the number of these lines with their hash. Git merges it by
// lines, so a merge may lose some: then the end does not fit.

extension MadeDigest {
  /// The content of the file.
  package var text: String {
    var lines = [
      "# What Made was made of. 'scenefuzz init --update' makes it again.",
      "app " + Self.line(app), "module " + Self.line(module),
    ]
    if let target { lines.append("target " + Self.line(target)) }
    if !tool.isEmpty { lines.append("tool " + Self.line(tool)) }
    lines += sources.map { "source \($0.digits) \(Self.line($0.path))" }
    lines += made.map { "made \($0.digits) \(Self.line($0.path))" }
    lines += unseen.map { spot in
      "unseen \(spot.kind.rawValue) \(Self.line(spot.name))"
        + (spot.note.isEmpty ? "" : "\t" + Self.line(spot.note))
    }
    return (lines + [Self.end(of: lines)]).joined(separator: "\n") + "\n"
  }

  /// The last line: how many lines stand before it, and their hash.
  private static func end(of lines: [String]) -> String {
    "end \(lines.count) \(FNV.digest(of: lines.joined(separator: "\n").utf8))"
  }

  /// Reads a digest; nil where it names no app or no module.
  ///
  /// Another fault is its ``flaw``: copies can be made again all the same.
  package init?(_ text: String) {
    // By bytes: an accent behind a blank is one sign with it.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    var fields = Fields()
    for (number, line) in lines.enumerated() { fields.take(line, number + 1) }
    guard let app = fields.app, let module = fields.module else { return nil }
    self.init(app: app, target: fields.target, module: module, sources: fields.sources)
    tool = fields.tool
    made = fields.made
    unseen = fields.unseen
    flaw = fields.flaw ?? Self.flaw(of: lines)
  }

  /// The lines of a file, as far as they are read.
  private struct Fields {
    var (app, module, target): (String?, String?, String?)
    var tool = ""
    var sources: [SourceDigest] = []
    var made: [SourceDigest] = []
    var unseen: [BlindSpot] = []
    var flaw: String?

    mutating func take(_ line: Substring.UTF8View, _ number: Int) {
      let end = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
      let rest = line[end...].dropFirst()
      switch String(decoding: line[..<end], as: UTF8.self) {
      case "#", "end": break
      case "app" where app == nil: app = MadeDigest.value(rest)
      case "module" where module == nil: module = MadeDigest.value(rest)
      case "target" where target == nil: target = MadeDigest.value(rest)
      case "tool" where tool.isEmpty: tool = MadeDigest.value(rest)
      case "source": if !Self.add(rest, to: &sources) { refuse(number) }
      case "made": if !Self.add(rest, to: &made) { refuse(number) }
      case "unseen": if !addSpot(rest) { refuse(number) }
      default: refuse(number)
      }
    }

    private mutating func refuse(_ number: Int) {
      flaw = flaw ?? "line \(number) is none that this version of the tool writes"
    }

    private static func add(
      _ rest: Substring.UTF8View, to list: inout [SourceDigest]
    ) -> Bool {
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { return false }
      let path = MadeDigest.value(rest[rest.index(after: end)...])
      let digits = String(decoding: rest[..<end], as: UTF8.self)
      list.append(SourceDigest(path: path, digits: digits))
      return true
    }

    private mutating func addSpot(_ rest: Substring.UTF8View) -> Bool {
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")),
        let kind = BlindSpot.SpotKind(rawValue: String(decoding: rest[..<end], as: UTF8.self))
      else { return false }
      let words = rest[rest.index(after: end)...]
        .split(separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
      unseen.append(
        BlindSpot(
          kind, MadeDigest.value(words[0]), note: words.count > 1 ? MadeDigest.value(words[1]) : "")
      )
      return true
    }
  }

  /// Why the last line does not fit the others; nil where it does.
  private static func flaw(of lines: [Substring.UTF8View]) -> String? {
    let words = lines.map { String(decoding: $0, as: UTF8.self) }
    guard let last = words.last, last.hasPrefix("end ") else {
      return "its last line is not there"
    }
    return last == end(of: Array(words.dropLast()))
      ? nil : "its last line does not fit the lines before it"
  }

  /// A value in one line: what would end the line or the value is written as in Swift.
  private static func line(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\r\n", with: "\\r\\n")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  }

  /// The value that a line has.
  private static func value(_ line: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "\\") where !isEscaped: isEscaped = true
      case UInt8(ascii: "n") where isEscaped: (bytes, isEscaped) = (bytes + [10], false)
      case UInt8(ascii: "r") where isEscaped: (bytes, isEscaped) = (bytes + [13], false)
      case UInt8(ascii: "t") where isEscaped: (bytes, isEscaped) = (bytes + [9], false)
      default:
        bytes.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads the compiler's own account of a source, a text in JSON, as far as declarations need.
///
/// Expressions make most of it, and nothing of them is kept.
struct DumpReader {
  /// Where the account is not what was expected.
  struct DumpFailure: Error {
    var offset: Int
  }

  let bytes: [UInt8]
  var index = 0
  var depth = 0
  let deepest: Int
  /// Whether the object of a type with attributes has no brace at its end, which is a mistake of the
  /// compiler's.
  let isAttributedOpen: Bool
  static let emptyKey = Array("\"\":".utf8)
  static let attributed = Array("{\"_kind\":\"type_attributed\"".utf8)

  /// Reads an account.
  ///
  /// - Throws: `DumpFailure` for a text that is not JSON, or in which declarations lie too deep in each other.
  static func read(_ bytes: [UInt8], _ limits: LoweringLimits) throws(DumpFailure) -> SourceDump {
    var reader = DumpReader(
      bytes: bytes, deepest: limits.deepestDeclaration, isAttributedOpen: true)
    do throws(DumpFailure) { return try reader.file() } catch {
      // A compiler without the mistake writes what JSON asks for.
      reader = DumpReader(
        bytes: bytes, deepest: limits.deepestDeclaration, isAttributedOpen: false)
      do throws(DumpFailure) { return try reader.file() } catch _ { throw error }
    }
  }

  private init(bytes: [UInt8], deepest: Int, isAttributedOpen: Bool) {
    self.bytes = bytes
    self.deepest = deepest
    self.isAttributedOpen = isAttributedOpen
  }

  private mutating func file() throws(DumpFailure) -> SourceDump {
    var version = ""
    var declarations: [SourceDeclaration] = []
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "compiler_version": version = try reader.version()
      case "items": declarations = try reader.declarations()
      default: try reader.skipValue()
      }
    }
    return SourceDump(version: version, declarations: declarations)
  }

  private mutating func version() throws(DumpFailure) -> String {
    var numbers = ["", ""]
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "major": numbers[0] = try reader.string()
      case "minor": numbers[1] = try reader.string()
      default: try reader.skipValue()
      }
    }
    return numbers.joined(separator: ".")
  }

  private mutating func declarations() throws(DumpFailure) -> [SourceDeclaration] {
    depth += 1
    guard depth <= deepest else { throw DumpFailure(offset: index) }
    var found: [SourceDeclaration] = []
    try eachElement { (reader) throws(DumpFailure) in
      if let next = try reader.declaration() { found.append(next) }
    }
    depth -= 1
    return found
  }

  /// Reads a declaration; nil for one that has no place in the source.
  private mutating func declaration() throws(DumpFailure) -> SourceDeclaration? {
    var draft = Draft()
    try eachKey { (reader, key) throws(DumpFailure) in try reader.take(key, into: &draft) }
    return draft.declaration
  }

  private mutating func take(_ key: String, into draft: inout Draft) throws(DumpFailure) {
    switch key {
    case "_kind": draft.kind = try string()
    case "range": draft.range = try range()
    case "name": (draft.name, draft.labels) = try name()
    case "extended_type": draft.name = try string()
    case "module_path": draft.name = try strings().joined(separator: ".")
    case "static": draft.isStatic = try flag()
    case "attrs": draft.attributes = try attributes()
    case "params": try parameters(&draft)
    case "body": draft.body = try positioned()
    case "accessors": draft.accessors = try accessors()
    case "members": draft.members = try declarations()
    default: try skipValue()
    }
  }

  /// A declaration of which not everything is read.
  private struct Draft {
    var kind = ""
    var name = ""
    var labels: [String] = []
    var range: Range<Int>?
    var attributes: [SourceDeclaration.Attribute] = []
    var isStatic = false
    var parameters: [SourceDeclaration.SourceParameter] = []
    var parameterList: Range<Int>?
    var body: Range<Int>?
    var accessors: [String] = []
    var members: [SourceDeclaration] = []

    var declaration: SourceDeclaration? {
      guard let range else { return nil }
      return SourceDeclaration(
        kind: kind, name: name, start: range.lowerBound, end: range.upperBound, labels: labels,
        attributes: attributes, isStatic: isStatic, parameters: parameters,
        parameterList: parameterList, body: body, accessors: accessors, members: members)
    }
  }
}

// MARK: - Parts of declarations

extension DumpReader {
  private mutating func range() throws(DumpFailure) -> Range<Int>? {
    var (start, end) = (-1, -1)
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "start": start = try reader.number()
      case "end": end = try reader.number()
      default: try reader.skipValue()
      }
    }
    return start >= 0 && end >= start ? start..<end : nil
  }

  /// The range of something of which nothing else is kept.
  private mutating func positioned() throws(DumpFailure) -> Range<Int>? {
    var range: Range<Int>?
    try eachKey { (reader, key) throws(DumpFailure) in
      if key == "range" { range = try reader.range() } else { try reader.skipValue() }
    }
    return range
  }

  private mutating func name() throws(DumpFailure) -> (String, [String]) {
    if peek() != UInt8(ascii: "{") { return (try string(), []) }
    var (base, labels) = ("", [String]())
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "base_name": base = try reader.baseName()
      case "args": labels = try reader.strings()
      default: try reader.skipValue()
      }
    }
    return (base, labels)
  }

  private mutating func baseName() throws(DumpFailure) -> String {
    var base = ""
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "name": base = try reader.string()
      case "special":
        let word = try reader.string()
        base = word == "constructor" ? "init" : word
      default: try reader.skipValue()
      }
    }
    return base
  }

  private mutating func attributes() throws(DumpFailure) -> [SourceDeclaration.Attribute] {
    var found: [SourceDeclaration.Attribute] = []
    try eachElement { (reader) throws(DumpFailure) in
      var (kind, argument) = ("", "")
      var range: Range<Int>?
      try reader.eachKey { (reader, key) throws(DumpFailure) in
        switch key {
        case "_kind": kind = try reader.string()
        case "range": range = try reader.range()
        case "name", "access_level":
          argument = reader.peek() == UInt8(ascii: "\"") ? try reader.string() : ""
          if argument.isEmpty { try reader.skipRest() }
        default: try reader.skipValue()
        }
      }
      guard let range else { return }
      found.append(.init(kind: kind, start: range.lowerBound, argument: argument))
    }
    return found
  }

  private mutating func parameters(_ draft: inout Draft) throws(DumpFailure) {
    var list: Range<Int>?
    var found: [SourceDeclaration.SourceParameter] = []
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "range": list = try reader.range()
      case "params":
        try reader.eachElement { (reader) throws(DumpFailure) in
          found.append(try reader.parameter())
        }
      default: try reader.skipValue()
      }
    }
    draft.parameterList = list
    draft.parameters = found
  }

  private mutating func parameter() throws(DumpFailure) -> SourceDeclaration.SourceParameter {
    var (label, name) = ("", "")
    try eachKey { (reader, key) throws(DumpFailure) in
      switch key {
      case "apiName": label = try reader.string()
      case "name": name = try reader.name().0
      default: try reader.skipValue()
      }
    }
    return SourceDeclaration.SourceParameter(label: label, name: name)
  }

  private mutating func accessors() throws(DumpFailure) -> [String] {
    let kinds = ["get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify"]
    var found: [String] = []
    try eachElement { (reader) throws(DumpFailure) in
      try reader.eachKey { (reader, key) throws(DumpFailure) in
        if kinds.contains(key) { found.append(key) }
        try reader.skipValue()
      }
    }
    return found
  }
}

import SceneLowering

/// The names that are in no source and in no module, and what stands in for them.
struct StandInSet: Sendable {
  /// The kind of declaration that stands in for a name.
  enum StandInShape: Hashable, Sendable {
    /// A class that answers itself.
    case type
    /// A protocol without requirements.
    case requirement
    /// A class that inherits from one of the platform's.
    case subclass(of: String)
    /// A value that answers itself.
    case value
  }

  /// A member of a type that is not its own.
  struct StandInMember: Hashable, Sendable {
    let type: String
    let name: String
    let isStatic: Bool
    let isType: Bool
  }

  /// The name or member that one line of the file stands for.
  enum StandInKey: Hashable, Sendable {
    case name(String)
    case member(StandInMember)

    /// The name or member, as a person names it.
    var name: String {
      switch self {
      case .name(let name): name
      case .member(let member): "\(member.type).\(member.name)"
      }
    }
  }

  /// The protocol of SwiftUI's whose members are colours, among others.
  static let styles = "ShapeStyle"

  private(set) var names: [String: StandInShape] = [:]
  private(set) var members: Set<StandInMember> = []
  /// The types of members of which use shows one.
  private var types: [StandInMember: String] = [:]
  /// The names and members that were tried and do not compile.
  private(set) var dropped: Set<StandInKey> = []

  /// Adds a name that is asked for; false where it is there, or cannot be.
  mutating func add(_ name: String, _ shape: StandInShape) -> Bool {
    guard Self.isName(name), !dropped.contains(.name(name)) else { return false }
    if let old = names[name], old != .value || shape == .value { return false }
    names[name] = shape
    return true
  }

  /// Adds a member that is asked for; false where it is there, or cannot be.
  mutating func add(_ member: StandInMember) -> Bool {
    guard member.type.split(separator: ".").allSatisfy({ Self.isName(String($0)) }),
      Self.isName(member.name, isMember: true), !dropped.contains(.member(member))
    else { return false }
    return members.insert(member).inserted
  }

  /// Gives a member that is asked for under a name a type; false where none has it, or it has one.
  mutating func retype(_ name: String, _ type: String, of owner: String? = nil) -> Bool {
    let plain = type.allSatisfy { $0.isLetter || $0.isNumber || "._?[]:, ".contains($0) }
    let found = members.filter {
      $0.name == name && !$0.isType && types[$0] == nil && (owner == nil || owner == $0.type)
    }
    guard plain, !found.isEmpty, !type.contains("StandIn") else { return false }
    for member in found { types[member] = type }
    return true
  }

  /// Drops what does not compile.
  mutating func drop(_ key: StandInKey) {
    dropped.insert(key)
    switch key {
    case .name(let name): names[name] = nil
    case .member(let member): members.remove(member)
    }
  }

  private static func isName(_ name: String, isMember: Bool = false) -> Bool {
    guard let first = name.first, first.isLetter || first == "_",
      isMember ? name != "init" : !Keywords.has(name)
    else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The shape of a type, by its name and by whether a class of the app's inherits from it.
  ///
  /// - Parameters:
  ///   - isParent: Whether a class of the app's names it first.
  ///   - isAdopted: Whether a type of the app's names it where only a protocol can stand.
  ///   - shown: What it must be where SwiftUI shows it.
  static func shape(
    ofType name: String, isParent: Bool, isAdopted: Bool, shown: String? = nil
  ) -> StandInShape {
    if isAdopted { return .requirement }
    for end in ["Delegate", "DataSource", "Protocol"] where name.hasSuffix(end) {
      if isParent && name.hasSuffix("AppDelegate") {
        return .subclass(of: "UIResponder, UIApplicationDelegate")
      }
      if isParent && name.hasSuffix("SceneDelegate") {
        return .subclass(of: "UIResponder, UIWindowSceneDelegate")
      }
      return .requirement
    }
    if let parent = StandInNames.views[name] ?? shown { return .subclass(of: parent) }
    if let end = StandInNames.ends.first(where: { name.hasSuffix($0.0) }),
      isParent || end.0 == "ViewController"
    {
      return .subclass(of: end.1)
    }
    return isParent ? .subclass(of: "NSObject") : .type
  }

  /// The file, and for each line what it stands for.
  func file(_ census: Census, imports: [String]) -> (text: String, keys: [StandInKey?]) {
    var lines = [
      "// Made by SceneFuzz: what stands in for modules that are not there. Do not edit."
    ]
    lines += imports.map { "import \($0)" }
    var keys: [StandInKey?] = Array(repeating: nil, count: lines.count)
    for name in names.keys.sorted() {
      guard let shape = names[name] else { continue }
      lines.append(Self.line(name, shape, census))
      keys.append(.name(name))
    }
    let ordered = members.sorted {
      ($0.type, $0.name, $0.isStatic ? 1 : 0) < ($1.type, $1.name, $1.isStatic ? 1 : 0)
    }
    for member in ordered {
      lines.append(Self.line(member, types[member]))
      keys.append(.member(member))
    }
    return (lines.joined(separator: "\n") + "\n", keys)
  }

  private static func line(_ name: String, _ shape: StandInShape, _ census: Census) -> String {
    let arity = census.arities[name] ?? 0
    let angles = arity == 0 ? "" : "<" + (0..<arity).map { "T\($0)" }.joined(separator: ", ") + ">"
    switch shape {
    case .value: return "nonisolated(unsafe) public let \(name) = StandIn(\"\(name)\")"
    case .requirement: return "public protocol \(name) {}"
    case .subclass(let parent):
      return "@dynamicMemberLookup open class \(name)\(angles): \(parent) { "
        + member(name, "StandIn", "public")
        + member(name, "Value", "@_disfavoredOverload public") + calls(name, parent, census) + " }"
    case .type:
      let statics = arity > 0 ? [] : Self.statics(name, census)
      let members = ([inits(name, census)] + statics).joined(separator: "; ")
      return "nonisolated open class \(name)\(angles): StandIn { \(members) }"
    }
  }

  /// The members of the type that the real files name; those with a large letter are types.
  private static func statics(_ name: String, _ census: Census) -> [String] {
    let own: Set<String> = ["self", "Type", "Protocol", "init", "standsFor"]
    return (census.members[name] ?? []).subtracting(own).sorted().map { member in
      let path = "\(name).\(member)"
      if member.first?.isUppercase == true {
        return "nonisolated public class \(member): StandIn { \(inits(member, census)) }"
      }
      return "public static var \(Keywords.quoted(member)): StandIn { get { StandIn(\"\(path)\") } "
        + "set { StubCall.note(\"\(path)=\", [newValue]) } }"
    }
  }

  /// A member of a class that inherits, as a `StandIn` has it.
  private static func member(_ name: String, _ type: String, _ words: String) -> String {
    "\(words) subscript\(type == "Value" ? "<Value>" : "")(dynamicMember name: String) -> \(type) { "
      + "get { StandIn(\"\(name)\")[dynamicMember: name] } "
      + "set { StandIn(\"\(name)\")[dynamicMember: name] = newValue } }; "
  }

  /// The inits of a view or a screen, which its parent makes.
  private static func calls(_ name: String, _ parent: String, _ census: Census) -> String {
    guard let own = StandInNames.inits[parent] else { return "" }
    return heads(name, census, without: own.labels)
      .map { "public convenience \($0.head) { \(own.call) }" }.joined(separator: "; ")
  }

  private static func inits(_ name: String, _ census: Census) -> String {
    let inits = heads(name, census).map { head, count in
      let values = (0..<count).map { "a\($0)" }.joined(separator: ", ")
      return "public \(head) { super.init(); StubCall.note(\"\(name).init\", [\(values)]) }"
    }
    return (["public required init() { super.init() }"] + inits).joined(separator: "; ")
  }

  /// The heads of inits with the labels with which the real files call a type.
  private static func heads(
    _ name: String, _ census: Census, without known: Set<[String]> = []
  ) -> [(head: String, count: Int)] {
    (census.labels[name] ?? []).subtracting(known).filter { !$0.isEmpty && $0.count <= 12 }
      .sorted { $0.lexicographicallyPrecedes($1) }.map { labels in
        let parameters = zip(labels, labels.indices).map { "\(Keywords.quoted($0)) a\($1): Any?" }
        return ("init(\(parameters.joined(separator: ", ")))", labels.count)
      }
  }

  private static func line(_ member: StandInMember, _ type: String?) -> String {
    let name = Keywords.quoted(member.name)
    if member.isType {
      return "extension \(member.type) { public class \(name): StandIn { "
        + "public required init() { super.init() } } }"
    }
    let word = member.isStatic ? "static var" : "var"
    let path = "\(member.type).\(member.name)"
    if let type {
      // A style is a member of the protocol that only its type has.
      let owner = member.type == styles ? "\(styles) where Self == \(type)" : member.type
      let value = PlainValues.known(type).map { PlainValues.named($0, as: path) }
      return "extension \(owner) { \(word) \(name): \(type) { "
        + "get { \(value ?? "StubCall.asked(\"\(path)\")") } "
        + "set { StubCall.note(\"\(path)=\", [newValue]) } } }"
    }
    return "extension \(member.type) { \(word) \(name): StandIn { get { StandIn(\"\(path)\") } "
      + "set { StubCall.note(\"\(path)=\", [newValue]) } } }"
  }
}

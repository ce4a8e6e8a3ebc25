/// The dictionary that travels with an activity, a notification or a shortcut: `userInfo`.
///
/// It is written as a dictionary, `["id": "7", "aps": ["badge": 3]]`, and keeps its keys in order.
public struct UserInfo: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A key with its value.
  public struct InfoMember: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: UserInfoValue
  }

  /// The keys with their values, sorted by key.
  public private(set) var members: [InfoMember] = []

  /// Creates a `userInfo` without keys.
  public init() {}

  /// Creates a `userInfo` as a dictionary is written; of a key that stands twice the last value counts.
  public init(dictionaryLiteral members: (String, UserInfoValue)...) { self.init(members) }

  init(_ members: [(String, UserInfoValue)]) {
    for (key, value) in members { self[key] = value }
  }

  /// Whether there are no keys.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of a key; nil where there is none.
  public subscript(key: String) -> UserInfoValue? {
    get { members.first { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      guard let newValue else { return }
      let index = members.firstIndex { $0.key > key } ?? members.endIndex
      members.insert(InfoMember(key: key, value: newValue), at: index)
    }
  }
}

extension UserInfo: CustomStringConvertible {
  /// The keys and values as a report prints them, in the order of the keys.
  public var description: String {
    isEmpty
      ? "[:]" : "[" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

/// A value of `userInfo`: what a property list can hold, dates and data aside.
public indirect enum UserInfoValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A number with a fraction.
  case decimal(Double)
  /// Yes or no.
  case flag(Bool)
  /// Several values in order.
  case list([UserInfoValue])
  /// Values under keys, such as `aps` of a push.
  case dictionary(UserInfo)

  /// The text; nil for any other value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The whole number; nil for any other value.
  public var number: Int? { if case .number(let number) = self { number } else { nil } }
  /// The truth value; nil for any other value.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The values in order; nil for any other value.
  public var list: [UserInfoValue]? { if case .list(let values) = self { values } else { nil } }
  /// The values under keys; nil for any other value.
  public var dictionary: UserInfo? { if case .dictionary(let info) = self { info } else { nil } }

  /// The value of a key, such as `userInfo["aps"]?["alert"]`; nil for what is no dictionary.
  public subscript(key: String) -> UserInfoValue? { dictionary?[key] }
}

// Values are written as Swift writes them: `"7"`, `3`, `1.5`, `true`, `["a", "b"]`, `["a": 1]`.
extension UserInfoValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Lets a text be written as a literal.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Lets a whole number be written as a literal.
  public init(integerLiteral number: Int) { self = .number(number) }
  /// Lets a number with a fraction be written as a literal.
  public init(floatLiteral number: Double) { self = .decimal(number) }
  /// Lets a truth value be written as a literal.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// Lets several values be written as a literal.
  public init(arrayLiteral values: UserInfoValue...) { self = .list(values) }
  /// Lets values under keys be written as a literal; of a key that stands twice the last value counts.
  public init(dictionaryLiteral members: (String, UserInfoValue)...) {
    self = .dictionary(UserInfo(members))
  }
}

extension UserInfoValue: CustomStringConvertible {
  /// The value as a report prints it.
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.map { $0.description }.joined(separator: ", ") + "]"
    case .dictionary(let info): info.description
    }
  }
}

/// What travels with an activity, a notification or a shortcut: `userInfo`.
///
/// It is written as a dictionary, `["id": "7", "unread": 3]`, and keeps its keys in order.
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
  public init(dictionaryLiteral members: (String, UserInfoValue)...) {
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
      let place = members.firstIndex { $0.key > key } ?? members.endIndex
      members.insert(InfoMember(key: key, value: newValue), at: place)
    }
  }
}

extension UserInfo: CustomStringConvertible {
  /// The keys and values as a report prints them, in the order of the keys.
  public var description: String {
    "[" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

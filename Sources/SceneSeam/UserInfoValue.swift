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

  /// The text; nil for any other value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The whole number; nil for any other value.
  public var number: Int? { if case .number(let number) = self { number } else { nil } }
  /// The truth value; nil for any other value.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The values in order; nil for any other value.
  public var list: [UserInfoValue]? { if case .list(let values) = self { values } else { nil } }
}

// Values are written as Swift writes them: `"7"`, `3`, `1.5`, `true`, `["a", "b"]`.
extension UserInfoValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
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
}

extension UserInfoValue: CustomStringConvertible {
  /// The value as a report prints it.
  public var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
  }
}

/// An object that answers by the names of its properties.
package protocol KeyedObject {
  /// The value of a property; nil where it has none.
  func value(forKey key: String) -> Any?
}

/// A condition of a format on an object's properties, or on a value itself.
///
/// Source: Apple, predicate format string syntax.
indirect enum KeyedPredicate {
  /// A side of a comparison.
  enum Side {
    /// The object itself.
    case itself
    /// The value at a path of names.
    case path([String])
    /// A value that the format has.
    case value(Any?)

    func value(of object: Any?) -> Any? {
      switch self {
      case .itself: object
      case .path(let names): names.reduce(object) { KeyedPredicate.property($1, of: $0) }
      case .value(let value): value
      }
    }
  }

  case known(Bool)
  case comparison(Side, String, Side, ignoring: String)
  case every([KeyedPredicate])
  case either([KeyedPredicate])
  case not(KeyedPredicate)

  /// Whether it is true of an object.
  func holds(of object: Any?) -> Bool {
    switch self {
    case .known(let answer): answer
    case .every(let parts): parts.allSatisfy { $0.holds(of: object) }
    case .either(let parts): parts.contains { $0.holds(of: object) }
    case .not(let part): !part.holds(of: object)
    case .comparison(let left, let sign, let right, let options):
      Self.compares(left.value(of: object), sign, right.value(of: object), options)
    }
  }

  private static func property(_ name: String, of object: Any?) -> Any? {
    guard let object = plain(object) else { return nil }
    if let keyed = object as? any KeyedObject { return keyed.value(forKey: name) }
    if let entries = object as? [String: Any] { return entries[name] }
    return Mirror(reflecting: object).children.first { $0.label == name }?.value
  }

  /// A value without the optionals around it.
  private static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }

  private static func compares(_ left: Any?, _ sign: String, _ right: Any?, _ options: String)
    -> Bool
  {
    let (left, right) = (plain(left), plain(right))
    switch sign {
    case "=", "==": return isEqual(left, right, options)
    case "!=", "<>": return !isEqual(left, right, options)
    case "IN": return elements(right).contains { isEqual(left, $0, options) }
    case "BETWEEN":
      let ends = elements(right)
      guard ends.count == 2 else { return false }
      return compares(left, ">=", ends[0], options) && compares(left, "<=", ends[1], options)
    case "<": return order(left, right) == .orderedAscending
    case ">": return order(left, right) == .orderedDescending
    case "<=", "=<": return [.orderedAscending, .orderedSame].contains(order(left, right))
    case ">=", "=>": return [.orderedDescending, .orderedSame].contains(order(left, right))
    default:
      if sign == "CONTAINS", !(left is String) {
        return elements(left).contains { isEqual($0, right, options) }
      }
      guard let text = left as? String, let other = right.map({ "\($0)" }) else { return false }
      return matches(text, sign, other, options)
    }
  }

  private static func matches(
    _ text: String, _ sign: String, _ other: String, _ options: String
  ) -> Bool {
    let (text, plain) = (folded(text, options), folded(other, options))
    switch sign {
    case "BEGINSWITH": return text.hasPrefix(plain)
    case "ENDSWITH": return text.hasSuffix(plain)
    case "CONTAINS": return text.contains(plain)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: plain)
      return isWhole(
        text,
        pattern.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(
          of: "\\?", with: "."), options)
    case "MATCHES": return isWhole(text, other, options)
    default: return false
    }
  }

  private static func isWhole(_ text: String, _ pattern: String, _ options: String) -> Bool {
    let isFree = options.uppercased().contains("C")
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$", options: isFree ? .caseInsensitive : [])
    return expression?.firstMatch(
      in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private static func folded(_ text: String, _ options: String) -> String {
    var folding: String.CompareOptions = []
    if options.uppercased().contains("C") { folding.insert(.caseInsensitive) }
    if options.uppercased().contains("D") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  private static func elements(_ value: Any?) -> [Any] {
    if let array = value as? [Any] { return array }
    if let set = value as? Set<AnyHashable> { return Array(set) }
    if let set = value as? NSSet { return set.allObjects }
    return (value as? NSArray).map { Array($0) } ?? []
  }

  private static func isEqual(_ left: Any?, _ right: Any?, _ options: String) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let one = left as? String, let other = right as? String {
      return folded(one, options) == folded(other, options)
    }
    if let one = number(left), let other = number(right) { return one == other }
    if let one = left as? AnyHashable, let other = right as? AnyHashable { return one == other }
    return (left as AnyObject) === (right as AnyObject)
  }

  private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let one = left as? String, let other = right as? String { return one.compare(other) }
    guard let one = number(left), let other = number(right) else { return nil }
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let number as NSNumber: number.doubleValue
    case let whole as any BinaryInteger: Double(whole)
    case let real as any BinaryFloatingPoint: Double(real)
    default: nil
    }
  }
}

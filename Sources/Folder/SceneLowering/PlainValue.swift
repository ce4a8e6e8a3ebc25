/// The plainest value of a type, as Swift writes it.
enum PlainValue {
  private static let values: [String: String] = [
    "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"",
    "Data": "Data()", "NSData": "NSData()", "NSString": "\"\"", "NSNumber": "0",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "NSDate": "NSDate(timeIntervalSinceReferenceDate: 0)",
    "NSSet": "NSSet()", "NSOrderedSet": "NSOrderedSet()", "NSArray": "NSArray()",
    "NSDictionary": "NSDictionary()", "NSDecimalNumber": "0", "Void": "()",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "CGSize": "CGSize()", "CGPoint": "CGPoint()", "CGRect": "CGRect()",
    "IndexPath": "IndexPath()", "IndexSet": "IndexSet()", "()": "()",
  ]

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "NSInteger",
  ]

  /// The value; nil for a type of which it is not known.
  static func of(_ type: String) -> String? {
    let type = type.filter { $0 != " " }
    if isOptional(type) { return "nil" }
    if numbers.contains(type) { return "0" }
    if let value = values[type] { return value }
    if type.hasPrefix("[") && type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    return type.hasPrefix("Dictionary<") ? "[:]" : nil
  }

  /// Whether a type has a value for nothing.
  static func isOptional(_ type: String) -> Bool {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }
}

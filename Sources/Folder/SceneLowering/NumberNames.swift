/// Names of types that are numbers.
package enum NumberNames {
  /// All of Swift's, and those of Foundation's and CoreGraphics' that apps write.
  package static let all: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "NSInteger", "Float32", "Float64",
  ]
}

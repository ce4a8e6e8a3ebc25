/// A whole number, as headers in Objective-C name it.
///
/// Source: Apple, objectivec/nsinteger.
public typealias NSInteger = Int

/// A whole number that is not negative, as headers in Objective-C name it.
///
/// Source: Apple, objectivec/nsuinteger.
public typealias NSUInteger = UInt

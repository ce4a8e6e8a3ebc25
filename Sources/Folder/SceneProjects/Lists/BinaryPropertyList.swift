/// Reads binary property lists.
///
/// Such a list may name one value many times, so that a few bytes unfold to billions of values, on which
/// Foundation ends the process. Here each value counts where it is named.
struct BinaryPropertyList {
  /// How such a file begins.
  static let mark = Array("bplist".utf8)

  private let bytes: [UInt8]
  private let location: String
  private let limits: ListLimits
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  private var left: Int

  /// Reads a whole file.
  ///
  /// - Throws: `ProjectError` where it does not follow the format, or is longer or deeper than the limits.
  static func value(
    of bytes: [UInt8], at location: String, _ limits: ListLimits
  ) throws(ProjectError) -> PropertyValue {
    var reader = try BinaryPropertyList(bytes, at: location, limits)
    return try reader.value(reader.top, level: 0)
  }

  private let top: Int

  private init(_ bytes: [UInt8], at location: String, _ limits: ListLimits) throws(ProjectError) {
    self.bytes = bytes
    self.location = location
    self.limits = limits
    left = limits.mostValues
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Self.broken(location) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = try Self.number(in: bytes, at: trailer + 8, size: 8, location)
    top = try Self.number(in: bytes, at: trailer + 16, size: 8, location)
    table = try Self.number(in: bytes, at: trailer + 24, size: 8, location)
    let isRight =
      (1...8).contains(offsetSize) && (1...8).contains(referenceSize)
      && top < count && count <= bytes.count && table <= trailer
      && count <= (trailer - table) / offsetSize
    guard isRight else { throw Self.broken(location) }
  }

  private static func broken(_ location: String) -> ProjectError {
    ProjectError(.malformed, "this is no binary property list, or a broken one", at: location)
  }

  /// A number of some bytes, the greatest first.
  private static func number(
    in bytes: [UInt8], at index: Int, size: Int, _ location: String
  ) throws(ProjectError) -> Int {
    guard index >= 0, size <= 8, size <= bytes.count, index <= bytes.count - size else {
      throw broken(location)
    }
    let number = bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard number <= UInt64(Int32.max) else { throw broken(location) }
    return Int(number)
  }

  private mutating func value(_ object: Int, level: Int) throws(ProjectError) -> PropertyValue {
    left -= 1
    if left < 0 {
      throw ProjectError(
        .tooLarge, "the file unfolds to more than \(limits.mostValues) values", at: location)
    }
    if level >= limits.mostLevels {
      throw ProjectError(
        .tooDeep, "more than \(limits.mostLevels) values lie in each other", at: location)
    }
    guard object < count else { throw Self.broken(location) }
    let index = try Self.number(
      in: bytes, at: table + object * offsetSize, size: offsetSize, location)
    guard index >= 8, index < table else { throw Self.broken(location) }
    let kind = bytes[index] >> 4
    let size = Int(bytes[index] & 15)
    switch kind {
    case 0: return size == 8 ? .flag(false) : size == 9 ? .flag(true) : .other
    case 1: return .number(try integer(at: index + 1, size: 1 << size))
    case 2: return .number(try real(at: index + 1, size: 1 << size))
    case 5, 6, 7: return .text(try text(index, size, units: kind == 6 ? 2 : 1))
    case 10, 11, 12: return .list(try elements(index, size, level))
    case 13: return .table(try pairs(index, size, level))
    default: return .other
    }
  }

  private func integer(at index: Int, size: Int) throws(ProjectError) -> Double {
    guard size <= 16, index <= bytes.count - size else { throw Self.broken(location) }
    let bits = bytes[index..<index + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? Double(Int64(bitPattern: bits)) : Double(bits)
  }

  private func real(at index: Int, size: Int) throws(ProjectError) -> Double {
    guard size == 4 || size == 8, index <= bytes.count - size else { throw Self.broken(location) }
    let bits = bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  /// Where the content of a value begins, and how many elements it has.
  private func content(_ index: Int, _ size: Int) throws(ProjectError) -> (start: Int, count: Int) {
    guard size == 15 else { return (index + 1, size) }
    guard index + 1 < bytes.count, bytes[index + 1] >> 4 == 1 else { throw Self.broken(location) }
    let width = 1 << Int(bytes[index + 1] & 15)
    let count = try Self.number(in: bytes, at: index + 2, size: width, location)
    return (index + 2 + width, count)
  }

  private mutating func text(
    _ index: Int, _ size: Int, units: Int
  ) throws(ProjectError) -> String {
    let (start, count) = try content(index, size)
    guard start <= bytes.count, count <= (bytes.count - start) / units else {
      throw Self.broken(location)
    }
    // A long text that is named often weighs as much as many values.
    left -= count / 64
    let content = bytes[start..<start + count * units]
    if units == 1 { return String(decoding: content, as: UTF8.self) }
    let words = (0..<count).map { word -> UInt16 in
      UInt16(content[start + 2 * word]) << 8 | UInt16(content[start + 2 * word + 1])
    }
    return String(decoding: words, as: UTF16.self)
  }

  private mutating func elements(
    _ index: Int, _ size: Int, _ level: Int
  ) throws(ProjectError) -> [PropertyValue] {
    let (start, count) = try content(index, size)
    var values: [PropertyValue] = []
    for location in 0..<count {
      values.append(try value(reference(start, location), level: level + 1))
    }
    return values
  }

  private mutating func pairs(
    _ index: Int, _ size: Int, _ level: Int
  ) throws(ProjectError) -> [String: PropertyValue] {
    let (start, count) = try content(index, size)
    var values: [String: PropertyValue] = [:]
    for location in 0..<count {
      guard case .text(let key) = try value(reference(start, location), level: level + 1) else {
        throw Self.broken(self.location)
      }
      values[key] = try value(reference(start, count + location), level: level + 1)
    }
    return values
  }

  private func reference(_ start: Int, _ location: Int) throws(ProjectError) -> Int {
    try Self.number(
      in: bytes, at: start + location * referenceSize, size: referenceSize, self.location)
  }
}

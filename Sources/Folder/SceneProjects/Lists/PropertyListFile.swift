import Foundation

/// A property list in any of the formats that Xcode reads.
enum PropertyListFile {
  /// Reads a list.
  ///
  /// - Parameter location: The file, for messages.
  /// - Throws: `ProjectError` where the bytes are no list, or more than the limits allow.
  static func value(
    of bytes: [UInt8], at location: String, _ limits: ListLimits
  ) throws(ProjectError) -> PropertyValue {
    guard bytes.count <= limits.mostBytes else { throw tooLong(location, limits) }
    if bytes.starts(with: BinaryPropertyList.mark) {
      return try BinaryPropertyList.value(of: bytes, at: location, limits)
    }
    let isXML = bytes.first { $0 > 32 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
    guard isXML else { return try AsciiPropertyList.value(of: bytes, at: location, limits) }
    let found: Any
    do {
      found = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw ProjectError(
        .malformed, "this is no property list", at: location, line: line(in: error))
    }
    var values = limits.mostValues
    return try value(of: found, at: location, limits, level: 0, &values)
  }

  /// Reads a text in JSON as if it were a property list.
  static func json(
    _ bytes: [UInt8], at location: String, _ limits: ListLimits
  ) throws(ProjectError) -> PropertyValue {
    guard bytes.count <= limits.mostBytes else { throw tooLong(location, limits) }
    let found: Any
    do {
      found = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      throw ProjectError(.malformed, "this is no text in JSON", at: location)
    }
    var values = limits.mostValues
    return try value(of: found, at: location, limits, level: 0, &values)
  }

  /// The line that Foundation names; nil where it names none.
  private static func line(in error: any Error) -> Int? {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String
    return text?.firstMatch(of: /on line (\d+)|at line (\d+)/).flatMap { match in
      (match.1 ?? match.2).flatMap { Int($0) }
    }
  }

  private static func tooLong(_ location: String, _ limits: ListLimits) -> ProjectError {
    ProjectError(
      .tooLarge, "the file has more than \(limits.mostBytes >> 20) MB", at: location)
  }

  /// Takes what Foundation read, as far as the limits go.
  private static func value(
    of found: Any, at location: String, _ limits: ListLimits, level: Int, _ left: inout Int
  ) throws(ProjectError) -> PropertyValue {
    left -= 1
    if left < 0 {
      throw ProjectError(.tooLarge, "there are more than \(limits.mostValues) values", at: location)
    }
    if level >= limits.mostLevels {
      throw ProjectError(
        .tooDeep, "more than \(limits.mostLevels) values lie in each other", at: location)
    }
    if let text = found as? String { return .text(text) }
    if let list = found as? [Any] {
      var values: [PropertyValue] = []
      for item in list {
        values.append(try value(of: item, at: location, limits, level: level + 1, &left))
      }
      return .list(values)
    }
    if let table = found as? [String: Any] {
      var values: [String: PropertyValue] = [:]
      for (key, item) in table {
        values[key] = try value(of: item, at: location, limits, level: level + 1, &left)
      }
      return .table(values)
    }
    if let flag = found as? Bool { return .flag(flag) }
    if let number = found as? Double { return .number(number) }
    if let number = found as? Int { return .number(Double(number)) }
    return .other
  }
}

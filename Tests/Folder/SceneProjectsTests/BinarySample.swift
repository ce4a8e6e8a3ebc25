import Foundation

/// The Info.plist of a template as a binary list.
enum BinarySample {
  static func bytes() throws -> [UInt8] {
    let list = try PropertyListSerialization.propertyList(
      from: Data(StoryboardTemplate.info.utf8), format: nil)
    return Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }
}

public import Foundation

/// A type of data, by its identifier.
///
/// A type of the system knows those above it, the ends of its files' names and its MIME types. Another knows
/// what the app says of it.
///
/// Source: Apple, uniformtypeidentifiers/uttype-swift.struct.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  private var own: String?

  private init(known identifier: String, below parent: String? = nil) {
    self.identifier = identifier
    own = parent
  }

  public init?(_ identifier: String) {
    guard SystemTypes.all[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  init(system identifier: String) { self.init(known: identifier) }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, below: parentType?.identifier ?? "public.data")
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, below: parentType?.identifier ?? "public.data")
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let found = SystemTypes.order.map { UTType(system: $0) }.first { type in
      type.tags[tagClass]?.contains(tag) == true && supertype.map { type.conforms(to: $0) } ?? true
    }
    self =
      found
      ?? UTType(
        known: "dyn.\(tagClass.rawValue).\(tag)", below: supertype?.identifier ?? "public.data")
  }

  private var entry: SystemTypes.Entry? { SystemTypes.all[identifier] }

  public var tags: [UTTagClass: [String]] {
    guard let entry else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !entry.ends.isEmpty { tags[.filenameExtension] = entry.ends }
    if !entry.mimes.isEmpty { tags[.mimeType] = entry.mimes }
    return tags
  }

  public var preferredFilenameExtension: String? { entry?.ends.first }
  public var preferredMIMEType: String? { entry?.mimes.first }
  public var localizedDescription: String? { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var supertypes: Set<UTType> {
    Set(above.dropFirst().map { UTType(system: $0) })
  }

  private var above: [String] {
    var found = [identifier]
    var index = 0
    while index < found.count {
      let name = found[index]
      let parents = SystemTypes.all[name]?.parents ?? (index == 0 ? [own].compactMap { $0 } : [])
      found += parents.filter { !found.contains($0) }
      index += 1
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool { above.contains(type.identifier) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

/// A kind of tags of types.
///
/// Source: Apple, uniformtypeidentifiers/uttagclass.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The URL with a part at its end, and with the end of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }

  /// The URL with the end of a type.
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}

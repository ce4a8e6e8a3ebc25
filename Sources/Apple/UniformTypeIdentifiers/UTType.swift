public import Foundation

/// A type of data, by its identifier.
///
/// A type of the system knows those above it, the ends of its files' names and its MIME types. Another knows
/// what the app says of it.
///
/// Source: Apple, uniformtypeidentifiers/uttype-swift.struct.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.plain-text`.
  public let identifier: String
  private var own: String?

  private init(known identifier: String, below parent: String? = nil) {
    self.identifier = identifier
    own = parent
  }

  /// Creates a type of the system by its identifier; nil where it is none that is known here.
  public init?(_ identifier: String) {
    guard SystemTypes.all[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  init(system identifier: String) { self.init(known: identifier) }

  /// Creates a type that the app owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, below: parentType?.identifier ?? "public.data")
  }

  /// Creates a type that another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, below: parentType?.identifier ?? "public.data")
  }

  /// Creates a type by the end of a file's name; one without a name where the end is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates a type by its MIME type; one without a name where that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates a type by a tag; nil where the tag is empty.
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

  /// The tags, by their class.
  public var tags: [UTTagClass: [String]] {
    guard let entry else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !entry.ends.isEmpty { tags[.filenameExtension] = entry.ends }
    if !entry.mimes.isEmpty { tags[.mimeType] = entry.mimes }
    return tags
  }

  /// The usual end of a file's name.
  public var preferredFilenameExtension: String? { entry?.ends.first }
  /// The usual MIME type.
  public var preferredMIMEType: String? { entry?.mimes.first }
  /// What a user reads; the identifier here.
  public var localizedDescription: String? { identifier }
  /// Whether the type has no name of its own.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether an app or the system has declared the type.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the type is no app's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types above this one.
  public var supertypes: Set<UTType> {
    Set(above.dropFirst().map { UTType(system: $0) })
  }

  /// The identifiers of this type and of those above it, each once, the nearest first.
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

  /// Whether the type is another one, or below it.
  public func conforms(to type: UTType) -> Bool { above.contains(type.identifier) }
  /// Whether the type is below another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether the type is above another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether two types have one identifier.
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }
  /// Takes the identifier into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// A kind of tags of types.
///
/// Source: Apple, uniformtypeidentifiers/uttagclass.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end of a file's name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The URL with a part at its end, and with the end of a type.
  ///
  /// Source: Apple, foundation/url/appendingpathcomponent(_:conformingto:).
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }

  /// The URL with the end of a type.
  ///
  /// Source: Apple, foundation/url/appendingpathextension(for:).
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}

import SceneSources

/// A declaration as the compiler reads it, with its place in the source.
///
/// Offsets count bytes. They are those of the source itself: what is not compiled is blank there.
package struct SourceDeclaration: Hashable, Sendable {
  /// An attribute or modifier.
  package struct Attribute: Hashable, Sendable {
    /// The compiler's word for it, such as `objc_attr`.
    package let kind: String
    /// Where its word begins.
    package let start: Int
    /// The name in parentheses of an `@objc`; the level of an access modifier.
    package let argument: String
  }

  /// A parameter of a function.
  package struct SourceParameter: Hashable, Sendable {
    /// The label that a caller writes; empty where nothing is written.
    package let label: String
    /// The name in the body.
    package let name: String
  }

  /// The compiler's word for it, such as `class_decl`, `func_decl`, `extension_decl`.
  package let kind: String
  /// The base name; of an extension the type, of an import the module.
  package let name: String
  /// Where its keyword begins.
  package let start: Int
  /// Where its last word ends.
  package fileprivate(set) var end: Int
  /// The labels of a function's name.
  package let labels: [String]
  /// Its attributes and modifiers, the last one first.
  package let attributes: [Attribute]
  /// Whether it belongs to the type, not to a value.
  package let isStatic: Bool
  /// The parameters of a function.
  package let parameters: [SourceParameter]
  /// Where the list of parameters is: its parentheses.
  package fileprivate(set) var parameterList: Range<Int>?
  /// Where the body of a function begins and ends: its braces.
  package fileprivate(set) var body: Range<Int>?
  /// The accessors that are written, such as `get`.
  package let accessors: [String]
  /// The declarations inside it, in the order of the source.
  package fileprivate(set) var members: [SourceDeclaration]

  /// The name as documentation writes it, such as `scene(_:didReceive:)`.
  package var title: String {
    guard ["func_decl", "subscript_decl", "constructor_decl"].contains(kind) else { return name }
    return name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Whether it has an attribute.
  package func has(_ attribute: String) -> Bool { attributes.contains { $0.kind == attribute } }

  /// Whether it is a type, a protocol or an extension.
  package var isType: Bool {
    [
      "class_decl", "struct_decl", "enum_decl", "actor_decl", "protocol", "protocol_decl",
      "extension_decl",
    ].contains(kind)
  }
}

extension SourceDeclaration {
  /// The declaration with the ends of last words, where the compiler gives their beginnings.
  func measured(by list: TokenList) -> SourceDeclaration {
    let end = { (start: Int) in list.index(at: start).map { list.wholeEnd($0) } ?? start }
    var copy = self
    copy.end = end(self.end)
    copy.parameterList = parameterList.map { $0.lowerBound..<end($0.upperBound) }
    copy.body = body.map { $0.lowerBound..<end($0.upperBound) }
    copy.members = members.map { $0.measured(by: list) }
    return copy
  }
}

/// The compiler's description of one source.
package struct SourceDump: Hashable, Sendable {
  /// The version of the compiler, such as `6.3`.
  package let version: String
  /// The declarations of the file, in its order.
  package let declarations: [SourceDeclaration]
}

/// One object of a project file: a target, a file, a build phase.
struct ProjectObject {
  let id: String
  /// The class of the object, such as `PBXNativeTarget`.
  let kind: String
  private let fields: [String: PropertyValue]

  init(id: String, _ fields: [String: PropertyValue]) {
    self.id = id
    self.fields = fields
    kind = fields["isa"]?.text ?? ""
  }

  /// A text; nil where the key has none.
  func text(_ key: String) -> String? { fields[key]?.text }

  /// The texts of a list; empty where the key has none.
  func texts(_ key: String) -> [String] { fields[key]?.texts ?? [] }

  /// A table; empty where the key has none.
  func table(_ key: String) -> [String: PropertyValue] { fields[key]?.table ?? [:] }
}

/// A method as its source reads.
struct WrittenMethod: Hashable, Sendable {
  /// A parameter: its label and the last word of its type.
  struct Parameter: Hashable, Sendable {
    var label: String
    var type: String

    init(_ label: String, _ type: String) {
      self.label = label
      self.type = type
    }
  }

  /// The base name.
  var name: String
  /// What it takes.
  var parameters: [Parameter] = []
  /// Why it implements no requirement although its signature is one's; nil when it does.
  var hindrance: String?
  /// Whether it takes the place of a method of the base class.
  var isOverride = false
  /// Where it is written.
  var line = 0

  /// The name as documentation writes it, such as `scene(_:didReceive:)`.
  var title: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// Name, labels and types.
  var signature: String {
    name + "(" + parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
  }
}

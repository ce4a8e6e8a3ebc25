/// A method as its source reads.
package struct WrittenMethod: Hashable, Sendable {
  /// A parameter: its label and the last word of its type.
  package struct Parameter: Hashable, Sendable {
    /// The label.
    package var label: String
    /// The last word of the type.
    package var type: String

    /// Creates a parameter.
    package init(_ label: String, _ type: String) {
      self.label = label
      self.type = type
    }
  }

  /// The base name.
  package var name: String
  /// The parameters, in order.
  package var parameters: [Parameter] = []
  /// Why it implements no requirement although its signature is one's; nil when it does.
  package var hindrance: String?
  /// Whether it takes the place of a method of the base class.
  package var isOverride = false
  /// Where it is written.
  package var line = 0

  /// Creates a method with a name and what it takes.
  package init(
    name: String, parameters: [Parameter] = [], hindrance: String? = nil, isOverride: Bool = false,
    line: Int = 0
  ) {
    self.name = name
    self.parameters = parameters
    self.hindrance = hindrance
    self.isOverride = isOverride
    self.line = line
  }

  /// The name as documentation writes it, such as `scene(_:didReceive:)`.
  package var title: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// Name, labels and types.
  package var signature: String {
    name + "(" + parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
  }
}

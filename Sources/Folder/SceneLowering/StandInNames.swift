/// Names by which stubs are made, and by which one statement ends and another begins.
package enum StandInNames {
  /// Types of SwiftUI's protocols, which only a type that adopts these has.
  package static let associated: Set<String> = ["Context", "UIViewType", "UIViewControllerType"]

  /// The class above views of modules that are not here.
  package static let views = [
    "WKWebView": "UIView", "MKMapView": "UIView", "PDFView": "UIView", "PKCanvasView": "UIView",
    "ARView": "UIView", "SCNView": "UIView",
  ]

  /// The class above by the end of a name.
  package static let ends = [
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("TableViewCell", "UITableViewCell"), ("View", "UIView"), ("Window", "UIWindow"),
    ("Button", "UIButton"), ("Label", "UILabel"),
  ]

  /// The class of what SwiftUI shows, by the method that makes it.
  package static let makers = [
    "makeUIView": "UIView", "makeUIViewController": "UIViewController",
  ]

  /// Words that no declaration has as its name.
  package static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "fileprivate", "associatedtype",
  ]

  /// Words after which a statement goes on in the next line.
  package static let joinsNext: Set<String> = [
    "=", ",", ".", "&", "|", "+", "*", ":", "-", "/", "<", "else", "try", "await", "let", "var",
    "guard", "if", "as", "is", "where", "case", "throw", "@", "#",
  ]
  /// Words with which a line goes on with the statement before.
  package static let joinsPrevious: Set<String> = [
    ".", "?", ":", ",", "=", "&", "|", "+", "*", "/", ">", "<", "{", ")", "]", "else", "catch",
    "where", "as", "is",
  ]

  /// Attributes and modifiers that a stub keeps.
  package static let kept: Set<String> = [
    "final", "indirect", "mutating", "nonmutating", "nonisolated", "@MainActor",
    "@discardableResult", "@propertyWrapper", "@resultBuilder", "@dynamicMemberLookup",
    "@dynamicCallable", "@globalActor", "required", "override", "weak", "convenience",
    "@ViewBuilder",
  ]

  /// Modifiers of declarations, which stand in front of them.
  package static let modifiers: Set<String> = [
    "lazy", "private", "fileprivate", "public", "internal", "open", "package", "static", "class",
    "final", "weak", "unowned", "override", "nonisolated", "required", "convenience", "mutating",
  ]

  /// How a class is made that only its parent makes, and the labels that the parent has itself.
  package static let inits: [String: (call: String, labels: Set<[String]>)] = [
    "UIView": ("self.init(frame: .zero)", [["frame"], ["coder"]]),
    "UIViewController": (
      "self.init(nibName: nil, bundle: nil)", [["nibName", "bundle"], ["coder"]]
    ),
  ]
}

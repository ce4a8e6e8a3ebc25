import Foundation

/// A declaration of Apple's page: what it is called, and how it is called.
struct AppleDeclaration {
  /// A parameter of a function.
  struct Parameter: Equatable {
    /// `_` for none.
    var label: String
    var isFunction = false
    /// Whether a call can leave it out.
    var canBeLeftOut = false
  }

  /// Its line of the list.
  let line: String
  /// What stands in the path behind the last dot, without labels.
  let name: String
  /// What stands in the path before.
  let owner: String
  /// The labels of the path; nil for what is no function.
  let labels: [String]?
  /// The parameters of the signature; nil for what is no function.
  let parameters: [Parameter]?

  /// Reads a line: the path, a colon, the signature.
  init?(_ line: String) {
    guard let colon = line.range(of: ": ") else { return nil }
    self.line = line
    let path = line[..<colon.lowerBound]
    let whole = path.prefix { $0 != "(" }
    name = whole.split(separator: ".").last.map(String.init) ?? ""
    owner = String(whole.dropLast(name.count + 1))
    labels = path.firstIndex(of: "(").map { start in
      path[path.index(after: start)...].dropLast().split(separator: ":").map(String.init)
    }
    let signature = line[colon.upperBound...]
    let kind = signature.split(separator: " ").first { $0 != "static" }?.prefix { $0.isLetter }
    let isFunction = ["func", "init", "macro"].contains(kind)
    parameters = isFunction ? Self.parameters(String(signature)) : nil
  }

  /// Whether a type or a member is meant by a name.
  ///
  /// An action of the environment is called by the name of the property that has it.
  func isMeant(by use: WrittenUse) -> Bool {
    if use.isMember || use.isMacro { return name == use.name && name != "init" }
    if name == "callAsFunction" {
      let action = owner.prefix(1).lowercased() + owner.dropFirst().dropLast("Action".count)
      return action == use.name
    }
    guard use.isType else { return false }
    return name == "init" ? owner == use.name && use.labels != nil : name == use.name
  }

  /// Whether a use can be one of it: a type that is called needs an initializer.
  func fits(_ use: WrittenUse) -> Bool {
    guard let parameters else {
      // A brace behind a name need not be a closure.
      return use.labels == nil || use.labels == [] && !use.closures.isEmpty && use.isMember
    }
    guard let labels = use.labels else { return false }
    var open = parameters
    // The value behind the property is what a wrapper gets first.
    for index in open.indices where use.isAttribute && open[index].label == "wrappedValue" {
      open[index].canBeLeftOut = true
    }
    let arguments = labels.map { Argument.inside($0) } + use.closures.map { Argument.trailing($0) }
    return Self.matches(open[...], arguments[...])
  }

  private enum Argument {
    case inside(String)
    case trailing(String)

    func fits(_ parameter: Parameter) -> Bool {
      switch self {
      case .inside(let label): label == parameter.label
      case .trailing(let label):
        parameter.isFunction && (label == "_" || label == parameter.label)
      }
    }
  }

  private static func matches(
    _ parameters: ArraySlice<Parameter>, _ arguments: ArraySlice<Argument>
  ) -> Bool {
    guard let parameter = parameters.first else { return arguments.isEmpty }
    let others = parameters.dropFirst()
    if let argument = arguments.first, argument.fits(parameter),
      matches(others, arguments.dropFirst())
    {
      return true
    }
    return parameter.canBeLeftOut && matches(others, arguments)
  }
}

extension AppleDeclaration {
  /// The parameters of a signature.
  static func parameters(_ signature: String) -> [Parameter] {
    // An arrow's point closes no angle bracket.
    let text = signature.replacingOccurrences(of: "->", with: "→")
    guard let start = text.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parts = [""]
    for sign in text[start...] {
      if "([<{".contains(sign) { depth += 1 }
      if ")]>}".contains(sign) { depth -= 1 }
      if depth == 0 { break }
      if sign == ",", depth == 1 { parts.append("") } else { parts[parts.count - 1].append(sign) }
    }
    parts[0].removeFirst()
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }.map { part in
      let label = part.split(separator: " ").first.map { $0.prefix { $0 != ":" } } ?? ""
      return Parameter(
        label: String(label), isFunction: part.prefix { $0 != "=" }.contains("→"),
        canBeLeftOut: part.contains(" = ") || part.contains("..."))
    }
  }
}

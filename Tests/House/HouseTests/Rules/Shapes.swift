import HouseReading

/// The part of our UIKit that compiles and keeps what it is given, and does nothing else.
enum Shapes {
  /// Where it lies.
  static let folder = "Sources/Apple/UIKit/Shapes/"
  /// Where the rest lies: what the host drives, and what reaches the host.
  static let played = ["Sources/Apple/UIKit/Played/", "Sources/Apple/UserNotifications/"]
  /// How the comment on a shape begins.
  static let opening = "A shape: "

  /// The files of shapes.
  static func files(_ sources: [SourceFile]) -> [SourceFile] {
    sources.filter { $0.path.hasPrefix(folder) }
  }

  /// The types through which the host is reached: those of the rest that the module knows and no app.
  ///
  /// What an app itself can name is Apple's; whatever else the rest shares between files is the host,
  /// or notes something for it.
  static func hostNames(_ sources: [SourceFile]) -> [String] {
    sources.filter { file in played.contains { file.path.hasPrefix($0) } }.flatMap { file in
      Declarations.types(in: file).filter {
        $0.isTopLevel && !$0.isPrivate && !isPublic(file.code[$0.line])
      }.map(\.name)
    }.sorted()
  }

  /// The lines of a shape that name what leads to the host.
  static func reaches(_ file: SourceFile, of names: [String]) -> [String] {
    file.code.indices.flatMap { line in
      let words = file.code[line].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.map(String.init).filter(names.contains).map {
        file.finding(line, "a shape names \($0), which leads to the host")
      }
    }
  }

  /// The types and extensions of a file that do not say that they are shapes.
  ///
  /// A type in a shape is one by the type around it, and so is what an extension adds to a shape.
  static func silent(_ file: SourceFile, among shapes: [SourceFile]) -> [String] {
    let types = Declarations.types(in: file).filter { !$0.isPrivate && isOutermost($0.line, file) }
    let extensions = extensions(file, of: Set(shapes.flatMap(named)))
    return (types.map(\.line) + extensions).sorted().filter {
      Documentation.firstLine(file, above: $0, after: "//")?.hasPrefix(opening) != true
    }.map { file.finding($0, "does not begin with '\(opening)'") }
  }

  /// Whether a declaration is a member of a shape of any module, which needs no comment of its own.
  ///
  /// Many shapes of SwiftUI's have views in them, which are played.
  static func isMember(_ line: Int, of file: SourceFile) -> Bool {
    file.path.hasPrefix("Sources/Apple/\(file.module)/Shapes/")
      && file.code[line].hasPrefix(" ") && !isType(line, file)
  }

  private static func isType(_ line: Int, _ file: SourceFile) -> Bool {
    Declarations.types(in: file).contains { $0.line == line } && isOutermost(line, file)
  }

  /// Whether no type of the file is around a declaration.
  private static func isOutermost(_ line: Int, _ file: SourceFile) -> Bool {
    let code = file.code[line]
    if !code.hasPrefix(" ") { return true }
    let around = file.code[..<line].last { $0.first?.isLetter == true || $0.first == "@" }
    return !code.hasPrefix("   ") && around?.hasPrefix("extension ") == true
  }

  /// The lines of extensions of what is no shape, which have members that are no types.
  private static func extensions(_ file: SourceFile, of shapes: Set<String>) -> [Int] {
    file.code.indices.filter { line in
      guard file.code[line].hasPrefix("extension ") else { return false }
      let name = file.code[line].dropFirst("extension ".count).prefix {
        $0.isLetter || $0.isNumber || $0 == "."
      }
      if shapes.contains(String(name)) { return false }
      let body = file.code[(line + 1)...].prefix { $0.hasPrefix(" ") || $0.isEmpty }
      return body.contains { isMember($0) }
    }
  }

  /// Whether a line declares a function or a property straight below an extension.
  private static func isMember(_ code: String) -> Bool {
    guard code.hasPrefix("  "), !code.hasPrefix("   ") else { return false }
    let words = code.split(separator: " ").prefix(6).map { $0.prefix { $0.isLetter } }
    return words.contains { ["func", "var", "let", "init"].contains($0) }
  }

  private static func named(_ file: SourceFile) -> [String] {
    Declarations.types(in: file).filter(\.isTopLevel).map(\.name)
  }

  private static func isPublic(_ code: String) -> Bool {
    code.split(separator: " ").contains { $0 == "public" || $0 == "open" }
  }
}

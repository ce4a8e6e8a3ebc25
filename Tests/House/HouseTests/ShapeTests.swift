import HouseReading
import TestSupport
import Testing

/// What of our UIKit behaves, and what is only a shape.
@Suite struct ShapeTests {
  private let sources: [SourceFile]
  private let shapes: [SourceFile]

  init() throws {
    sources = try SourceFile.sources.get()
    shapes = Shapes.files(sources)
  }

  private func shape(_ text: String) -> SourceFile {
    SourceFile(path: Shapes.folder + "Views/File.swift", text: text)
  }

  @Test func `Every file of our UIKit is played or a shape`() {
    let files = sources.filter { $0.module == "UIKit" }
    let folders = [Shapes.folder, Shapes.played[0]]
    for folder in folders { #expect(files.contains { $0.path.hasPrefix(folder) }) }
    let others = files.filter { file in !folders.contains { file.path.hasPrefix($0) } }
    #expect(others.map(\.path) == [])
  }

  @Test func `No shape names the host`() {
    let names = Shapes.hostNames(sources)
    let known = ["AsyncForm", "CurrentHost", "MissingMethod", "UIKitHost", "UIKitNotices"]
    #expect(Set(names).isSuperset(of: known))
    #expect(!names.contains("UIWindow"), "what an app can name leads nowhere by itself")
    #expect(shapes.flatMap { Shapes.reaches($0, of: names) } == [])
  }

  @Test func `Every shape says that it is one`() {
    #expect(shapes.flatMap { Shapes.silent($0, among: shapes) } == [])
  }

  @Test(arguments: ["CurrentHost", "UIKitHost", "UIKitNotices", "LaunchOptionReads", "AsyncForm"])
  func `A shape that names the host is found`(name: String) {
    let names = Shapes.hostNames(sources)
    let text = "/// A shape: a view.\nopen class A {\n  var a: Int { \(name).x ?? 0 }\n}"
    #expect(Shapes.reaches(shape(text), of: names).count == 1)
    let shapeText =
      "/// A shape: not \(name).\nopen class A {\n  var a = \"\(name)\", my\(name) = 1\n}"
    #expect(Shapes.reaches(shape(shapeText), of: names) == [])
  }

  @Test func `The host is what other files can name, and no app`() {
    let text = """
      /// A.
      package enum Shared {}
      enum Inner {}
      private final class Own {}
      @preconcurrency @MainActor
      open class Window {
        struct Entry {}
      }
      public struct Value {}
      """
    let played = SourceFile(path: Shapes.played[0] + "File.swift", text: text)
    #expect(Shapes.hostNames([played, shape(text)]) == ["Inner", "Shared"])
  }

  @Test(arguments: [
    "/// A view.\n@MainActor\nopen class A {}",
    "public enum A: Int {}",
    "extension Other {\n  /// A style.\n  public enum A {}\n}",
    "extension Other {\n  public static func f() {}\n}",
    "// Values.\nextension Other {\n  nonisolated public static let a = 1\n}",
    "/// A shape of a view.\npublic protocol A {}",
  ])
  func `A shape that does not say so is found`(text: String) {
    let file = shape(text)
    #expect(Shapes.silent(file, among: [file]).count == 1)
  }

  @Test(arguments: [
    "/// A shape: a view.\n///\n/// Source: Apple, a.\n@MainActor\nopen class A {\n  enum B {}\n}\n"
      + "extension A {\n  public func f() {}\n}",
    "extension Other {\n  /// A shape: a style.\n  public enum A {\n    enum B {}\n  }\n}",
    "// A shape: values.\nextension Other {\n  public static func f() {}\n}",
    "extension Other: Some {}\nprivate final class Own {}",
  ])
  func `A shape that says so is left alone`(text: String) {
    let file = shape(text)
    #expect(Shapes.silent(file, among: [file]) == [])
  }

  @Test func `The members of a shape need no comment, and everything else does`() {
    let text = """
      /// A shape: a view.
      open class A {
        public var a = 1
        public enum B { case c }
      }
      // A shape: values.
      extension Other {
        public func f() {}
      }
      """
    #expect(Documentation.findings(shape(text)) == [])
    let played = SourceFile(path: Shapes.played[0] + "File.swift", text: text)
    #expect(Documentation.findings(played).count == 3)
    #expect(Documentation.findings(shape("public func f() {}")).count == 1)
    #expect(Documentation.findings(shape("extension A {\n  public enum B {}\n}")).count == 1)
    let half = "/// A shape: a view.\nopen class A {\n  /// Half a line\n  public var a = 1\n}"
    #expect(Documentation.findings(shape(half)).count == 1)
  }
}

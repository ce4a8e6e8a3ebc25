import SceneLowering
import Testing

@Suite struct TokenEditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var before: String
    var after: String
    var testDescription: String { before }

    init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }
  }

  static let attributes = [
    Case("@objc func f() {}", "      func f() {}"),
    Case("@objc(tick:) private func f() {}", "             private func f() {}"),
    Case("@objcMembers final class A {}", "             final class A {}"),
    Case("@nonobjc var x = 1", "         var x = 1"),
    Case("@IBOutlet weak var a: A!", "          weak var a: A!"),
    Case("@IBAction func f(_ s: Any) {}", "          func f(_ s: Any) {}"),
    Case("@IBInspectable var x = 1", "               var x = 1"),
    Case("@IBDesignable class A {}", "              class A {}"),
    Case("@GKInspectable var x = 1", "               var x = 1"),
    Case("@NSCopying var x: NSString", "           var x: NSString"),
    Case("let a: @convention(block) () -> Void", "let a:                    () -> Void"),
    Case("let a: @convention(c) () -> Void", "let a: @convention(c) () -> Void"),
    Case("@MainActor @Foo class A {}", "@MainActor @Foo class A {}"),
  ]

  @Test(arguments: attributes)
  func `an attribute of Objective-C or Xcode becomes blank, and columns stay`(_ it: Case) throws {
    #expect(try lowered(it.before).body == it.after)
  }

  static let words = [
    Case("dynamic var x = 1", "        var x = 1"),
    Case("open dynamic override func f() {}", "open         override func f() {}"),
    Case("let c = Mode.dynamic", "let c = Mode.dynamic"),
    Case("case dynamic\nvar x = 1", "case dynamic\nvar x = 1"),
    Case("let dynamic = 1; f(dynamic)", "let dynamic = 1; f(dynamic)"),
    Case("import os.log", "import os    "),
    Case("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    Case("import _MapKit_SwiftUI", "import MapKit"),
    Case("import _SwiftData_SwiftUI", "import _SwiftData_SwiftUI"),
    Case("import class UIKit.UIView", "import class UIKit.UIView"),
    Case("f(e as CVarArg)", "f(e ~~~> (any CVarArg).self)"),
    Case("f(e as any CVarArg)", "f(e ~~~> (any CVarArg).self)"),
    Case("f(e as? CVarArg, e as! CVarArg)", "f(e as? CVarArg, e as! CVarArg)"),
    Case("#warning(\"later\")\nf()", "                 \nf()"),
    Case(
      "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"),
    Case(
      "let i = #imageLiteral(resourceName: \"a\")", "let i = (UIImage(named: \"a\") ?? UIImage())"),
    Case("let k = #keyPath(x)", "let k = \"x\""),
    Case("let k = #keyPath(UIKit.UIView.frame.size)", "let k = \"frame.size\""),
    Case("let k = #keyPath(\n  A.b\n)", "let k = \"b\n\n\""),
  ]

  @Test(arguments: words)
  func `a word is lowered where it is code of its kind`(_ it: Case) throws {
    #expect(try lowered(it.before).body == it.after)
  }

  static let questions = [
    Case("if #available(iOS 13, *) {}", "if worldIsAtLeast(iOS: 13) {}"),
    Case("if #available(iOS 13.4.1, *) {}", "if worldIsAtLeast(iOS: 13, 4, 1) {}"),
    Case(
      "if #available(macOS 12, iOS 17.1, *), let x {}", "if worldIsAtLeast(iOS: 17, 1), let x {}"),
    Case("guard #available(iOS 15.0, *) else {}", "guard worldIsAtLeast(iOS: 15, 0) else {}"),
    Case("while #available(iOS 9, *), x {}", "while worldIsAtLeast(iOS: 9), x {}"),
    Case("if #unavailable(iOS 16, tvOS 16) {}", "if !worldIsAtLeast(iOS: 16) {}"),
    Case("if #available(macOS 12, *) {}", "if (true) {}"),
    Case("if #unavailable(macOS 12) {}", "if (false) {}"),
    Case(
      "if #available(iOSApplicationExtension 14, *) {}", "if worldIsAtLeast(iOS: 14) {}"),
    Case(
      "if #available(iOSApplicationExtension 14, iOS 13, *) {}", "if worldIsAtLeast(iOS: 13) {}"),
    Case("if #available(\n  iOS 13,\n  *\n), y {}", "if worldIsAtLeast(iOS: 13\n\n\n), y {}"),
    Case("@available(iOS 13, *) func f() {}", "@available(iOS 13, *) func f() {}"),
  ]

  @Test(arguments: questions)
  func `a question about the system asks the world`(_ it: Case) throws {
    let source = try lowered(it.before)
    #expect(source.body == it.after)
    #expect(source.remarks.isEmpty)
  }

  @Test func `a question without a number is left, and said`() throws {
    let source = try lowered("if #available(iOS x, *) {}")
    #expect(source.body == "if #available(iOS x, *) {}")
    #expect(source.remarks.map(\.reason) == [.systemQuestion])
  }

  static let previews = [
    Case("#Preview { A() }\nf()", "\nf()"),
    Case("@available(iOS 17, *)\n#Preview(\"a\", traits: .x) {\n  A()\n}\nf()", "\n\n\n\nf()"),
    Case("#Preview { A() } cameras: { B() }; f()", "; f()"),
    Case(
      "@available(iOS 13, *) private struct A: PreviewProvider {\n  var b = 1\n}\nf()",
      "\n\n\nf()"),
    Case("struct A: View, Foo { }", "struct A: View, Foo { }"),
    Case("extension A: PreviewProvider { }", "extension A: PreviewProvider { }"),
  ]

  @Test(arguments: previews)
  func `a preview is cut, and its lines stay`(_ it: Case) throws {
    let body = narrow(try lowered(it.before).body)
    #expect(body == it.after)
  }

  @Test func `the entry point is written as Swift has it, or dropped`() throws {
    var options = LoweringOptions()
    #expect(try lowered("@UIApplicationMain\nclass A {}").body == "@main\nclass A {}")
    #expect(try lowered("@NSApplicationMain class A {}").body == "@main class A {}")
    #expect(try lowered("@main class A {}").body == "@main class A {}")
    options.entryPoint = .dropped
    #expect(narrow(try lowered("@UIApplicationMain class A {}", options).body) == "class A {}")
    #expect(narrow(try lowered("@main class A {}", options).body) == "class A {}")
  }

  @Test func `what is lost is said with its line and its weight`() throws {
    let source = try lowered(
      "\n#error(\"no key\")\nlet s = Selector(\"tick:\")\n@objc dynamic var x = 1\n"
        + "UIApplicationMain(0, nil, nil, nil)\n#sourceLocation(file: \"a\", line: 1)\n"
        + "let f = #fileLiteral(resourceName: \"a\")")
    #expect(
      source.remarks.map { "\($0.line) \($0.reason.rawValue) \($0.reason.weight.rawValue)" } == [
        "2 errorDirective note", "3 selectorByName loss", "4 observedProperty note",
        "5 entryByCall loss", "6 sourceLocation note", "7 fileLiteral loss",
      ])
    #expect(
      source.remarks[1].description
        == "App/Clock.swift:3: nothing calls a method that is known by its name alone: "
        + "Selector(\"tick:\")")
  }
}

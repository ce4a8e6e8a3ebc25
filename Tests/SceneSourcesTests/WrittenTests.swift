import SceneSources
import Testing

/// What a first look at a Swift source finds.
@Suite struct WrittenTests {
  @Test func `Comments and texts hold no words, and lines are counted through them`() {
    let source = """
      /* a /* b */ class C {} */ let x = "class D \\(call(1)) {" // class E
      #"raw \\("# class F
      """
    let words = SwiftWords.all(in: source)
    #expect(words.map(\.text) == ["let", "x", "=", "\"\"", "\"\"", "class", "F"])
    #expect(words.last?.line == 2)
  }

  @Test func `A class adopts what it or an extension of it says`() {
    let source = """
      @main final class AppDelegate: UIResponder, UIKit.UIApplicationDelegate {}
      extension SceneDelegate: UIWindowSceneDelegate where Self: AnyObject { class func make() {} }
      class Plain {}
      """
    let classes = WrittenClass.all(in: SwiftWords.all(in: source))
    #expect(classes.map(\.name) == ["AppDelegate", "SceneDelegate", "Plain"])
    #expect(
      classes.map(\.inheritedTypes) == [
        ["UIResponder", "UIApplicationDelegate"], ["UIWindowSceneDelegate"], [],
      ]
    )
  }

  @Test func `The methods of a type have labels, types and what stands in their way`() {
    let source = """
      struct App {
        func open(_ url: Foundation.URL, in scene: SceneID = .first) {}
        static func load() {}
        struct Inner { func hidden() {} }
      }
      extension App { private func save() async {} }
      """
    let type = WrittenType(source, path: ["App"], isPathWhole: true)
    #expect(type.isFound)
    #expect(type.methods.map(\.title) == ["open(_:in:)", "load()", "save()"])
    #expect(type.methods.first?.signature == "open(_: URL, in: SceneID)")
    #expect(type.methods.map(\.hindrance) == [nil, "it is static", "it is private"])
  }

  @Test(arguments: [
    ("os(iOS)", false, true), ("!os(Linux) && canImport(UIKit)", false, true),
    ("canImport(Combine) || os(Linux)", true, true), ("DEBUG", nil, nil),
    ("os(Linux) && DEBUG", nil, false),
  ])
  func `A condition is true, false or not known`(text: String, here: Bool?, there: Bool?) {
    let words = SwiftWords.all(in: text).map(\.text)
    #expect(CompilerCondition.value(words, on: .linux) == here)
    #expect(CompilerCondition.value(words, on: .phone) == there)
  }
}

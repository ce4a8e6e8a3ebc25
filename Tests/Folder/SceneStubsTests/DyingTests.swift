import Foundation
import SceneLowering
import SceneStubs
import Testing

/// A compiler that dies is asked again with parts of the files, until the one that ends it is known.
@Suite struct `The compiler dies` {
  /// Dies wherever it checks a file with a word; without primary files it checks all.
  private struct DyingFrontend: SwiftFrontend {
    var word: String
    /// Whether it dies only of all files together.
    var needsAll = false

    func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
      let paths = words.filter { $0.hasSuffix(".swift") }
      let primary = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map(\.1)
      if needsAll, !primary.isEmpty { return FrontendRun(status: 0) }
      let dies = (primary.isEmpty ? paths : primary).contains { path in
        let text = FileManager.default.contents(atPath: path)
        return String(decoding: text ?? Data(), as: UTF8.self).contains(word)
      }
      return dies ? FrontendRun(status: 11, isSignal: true) : FrontendRun(status: 0)
    }
  }

  private static let delegate = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillTerminate(_ a: UIApplication) {
        Router().open("x")
      }
    }
    """
  private static let own = "class Router { func open(_ to: String = \"a\") -> Int { 3 } }"
  private static let word = "func open("
  private static let all = ["/app/AppDelegate.swift", "/app/Own.swift"]

  private func mistake(_ frontend: DyingFrontend) -> StubError? {
    let app = StubMaking.App(
      sources: Trial.lowered([("AppDelegate.swift", Self.delegate), ("Own.swift", Self.own)]),
      real: Set(Self.all), platform: ["UIKit"])
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    let making = StubMaking(frontend: ScriptedFrontend([]), checking: checking, clock: { 0 })
    return #expect(throws: StubError.self) { try making.make(app) }
  }

  @Test func `and its file is found by halving and named`() {
    let mistake = mistake(DyingFrontend(word: Self.word))
    #expect(mistake?.code == .compilerDied && mistake?.file == "/app/Own.swift")
    #expect(mistake?.description == "the compiler died: by signal 11, at /app/Own.swift")
    let first = self.mistake(DyingFrontend(word: "func applicationWillTerminate("))
    #expect(first?.file == "/app/AppDelegate.swift")
  }

  @Test func `and no file is named where none does it alone`() {
    let mistake = mistake(DyingFrontend(word: Self.word, needsAll: true))
    #expect(mistake?.code == .compilerDied && mistake?.file == nil)
    #expect(mistake?.description == "the compiler died: by signal 11")
  }
}

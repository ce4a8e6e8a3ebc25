import Foundation
import HouseReading
import SceneLifecycle
import TestSupport
import Testing

/// The landing pages of the modules, held against the modules.
@Suite struct LandingPageTests {
  static let modules =
    Imports.linked.filter { $0 != "SceneTaskHooks" } + ["SceneConformance", "SceneMachines"]
    + ["CommandKit", "SceneWorkers", "SceneGate", "SceneCommand", "SceneAdapter", "SceneBridging"]

  @Test(arguments: modules)
  func `A landing page says what comes in, what goes out and what may not be known`(
    module: String
  ) throws {
    let page = try Self.page(module)
    #expect(page.hasPrefix("# ``\(module)``\n"))
    for heading in ["**What comes in**", "**What goes out**", "**What it may not know**"] {
      #expect(page.contains(heading))
    }
  }

  @Test func `The engine's page names every choice and every point of freedom`() throws {
    let page = try Self.page("SceneEngine")
    let missing = ChoiceKind.allCases.map(\.word).filter { !page.contains("`\($0)`") }
    #expect(missing == [])
    let points = (1...19).filter { !page.contains("\n| \($0) | ") }
    #expect(points == [])
  }

  private static func page(_ module: String) throws -> String {
    let room = try #require(Imports.plan.get().module(module)?.room)
    let path = "Sources/\(room)/\(module)/\(module).docc/\(module).md"
    return try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
  }
}

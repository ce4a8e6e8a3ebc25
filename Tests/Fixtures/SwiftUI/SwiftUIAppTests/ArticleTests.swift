import Foundation
import TestSupport
import Testing

/// The articles' own programs, in every world of SwiftUI.
@MainActor
@Suite struct ArticleTests {
  private func page() throws -> String {
    let path = "Sources/Hosting/SceneViews/SceneViews.docc/ArticlesProgram.md"
    return try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ArticlePlay.allCases)
  func `The page shows what a program prints in every world`(program: ArticlePlay) throws {
    let section = try program.section()
    #expect(try page().contains(section), "\(program.rawValue) prints:\n\(section)")
  }

  /// The phases that a recording has, in order.
  private func phases(ofRecording number: Int) throws -> [String] {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasPrefix("\(number)-") })
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("PHASE ") }.map {
      String($0.dropFirst("PHASE ".count))
    }
  }

  private func phases(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("App is ") }.map { String($0.dropFirst("App is ".count)) }
  }

  @Test(arguments: ArticlePlay.worlds)
  func `The phases are those of the recordings`(world: String) throws {
    let plain = try ArticlePlay.phases.lines(in: world, ["launch 1", "home", "open 1"])
    #expect(phases(plain[0]) == (try phases(ofRecording: 43)))
    #expect(phases(plain[2]) == (try phases(ofRecording: 47)))
    let adapted = try ArticlePlay.adaptor.lines(in: world, ["launch 1"])
    #expect(phases(adapted[0]) == (try phases(ofRecording: 45)))
    #expect(adapted[0].firstIndex(of: "didFinishLaunching") ?? .max < adapted[0].count - 1)
  }
}

import Foundation
import SceneConformance
import Testing

@Suite struct `What a search tries` {
  /// The history of a recording of one part that is explained.
  private func history(_ text: String) throws -> [String] {
    let recording = try Recording(parsing: text, file: "a.trace")
    let part = try #require(Conformance.check(recording).first)
    guard case .explained(let how) = part.conclusion else {
      Issue.record("\(part.line?.number ?? 0): \(part.conclusion)")
      return []
    }
    return how.history
  }

  private let threeWindows = """
    # mode: scene
    #
    D sceneDidBecomeActive
    A willConnectTo
    B willConnectTo
    C willConnectTo
    C sceneWillEnterForeground
    B sceneWillEnterForeground
    A sceneWillEnterForeground
    B sceneDidBecomeActive
    C sceneDidBecomeActive
    A sceneDidBecomeActive
    """

  @Test func `any number of events may overlap`() throws {
    let connected = try history(threeWindows).filter { $0.contains("willConnectTo") }
    #expect(connected.suffix(3).map { $0.split(separator: " ")[1] } == ["(A)", "(B)", "(C)"])
  }

  @Test func `windows that overlap keep the order of each`() throws {
    let early = threeWindows.replacingOccurrences(
      of: "C willConnectTo\nC sceneWillEnterForeground",
      with: "C sceneWillEnterForeground\nC willConnectTo")
    let recording = try Recording(parsing: early, file: "a.trace")
    let part = try #require(Conformance.check(recording).first)
    if case .explained = part.conclusion { Issue.record("\(part.conclusion)") }
  }

  private let fetchAfterKill = """
    # mode: scene
    # instrumented: performFetch, applicationWillTerminate, didUpdateLocations, \
    handleBackgroundTask, requestSceneSessionDestruction, sceneDidDisconnect
    #
    APP didFinishLaunchingWithOptions
    A sceneWillEnterForeground
    A sceneDidBecomeActive
    A sceneWillResignActive
    A sceneDidDisconnect
    APP didDiscardSceneSessions
    APP applicationWillTerminate
    APP didFinishLaunchingWithOptions
    APP performFetch
    """

  @Test func `an app that the user ended is woken after a restart`() throws {
    let events = try history(fetchAfterKill).filter { !$0.hasPrefix(" ") }
    let restart = try #require(events.firstIndex(of: "reboot"))
    #expect(events[..<restart].contains("kill") && events[restart + 1] == "unlock")
  }

  @Test func `an app that is launched for something else needs no restart`() throws {
    let killed = fetchAfterKill.replacingOccurrences(of: "handleBackgroundTask, ", with: "")
    #expect(try !history(killed).contains("reboot"))
  }

  @Test func `the last lines alone refute a recording of which all is too much to try`() throws {
    let text = """
      # mode: scene
      # instrumented: main
      #
      A sceneDidBecomeActive app=active
      B sceneDidBecomeActive app=active
      A sceneWillResignActive app=active
      B sceneWillResignActive app=active
      PROC main app=active
      """
    let recording = try Recording(parsing: text, file: "a.trace")
    let part = try #require(Conformance.check(recording, limit: 160_000).first)
    guard case .refuted(.unexplained(let end)) = part.conclusion else {
      Issue.record("\(part.conclusion)")
      return
    }
    #expect(part.line?.number == 8 && end.sessions == 3)
  }
}

import AuthenticationServices
import SceneFuzzing
import SceneViews
import SwiftUI
import Testing

/// A question for an account, in a case: its answer comes by the case's clock.
@MainActor
@Suite struct SignInTimeTests {
  @Test func `The user gives up a second after the question, not with the tap`() throws {
    let work = String(repeating: ", work", count: 8)
    let asked = "launch 1, do tap.SigninwithApple 1" + work
    #expect(try log(asked) == ["asked"])
    #expect(try log(asked + ", tick 2" + work) == ["asked", "cancelled"])
  }

  private func log(_ events: String) throws -> [String] {
    let log = try ProgramPlay(
      SignInProgram.self, on: "swiftui-iphone-ios17", events + ", do tap.mark 1",
      tapping: ["Sign in with Apple", "mark"]
    ).log
    // The end of the case lets all work go on.
    return Array(log.prefix { $0 != "mark" })
  }
}

private struct SignInProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup {
      SignInWithAppleButton(
        onRequest: { _ in ProgramLog.add("asked") },
        onCompletion: { result in
          if case .failure = result { ProgramLog.add("cancelled") }
        })
      Button("mark") { ProgramLog.add("mark") }
    }
  }
}

import SceneFuzzing
import SwiftUI
import Testing

/// What SwiftUI makes of the delegates.
@MainActor
@Suite struct AdaptorTests {
  private func played(_ events: String, _ contents: [AppContent] = []) throws -> ProgramPlay {
    try ProgramPlay(
      AdaptedProgram.self, on: "swiftui-iphone-ios17", events, tapping: ["rename"],
      contents: contents
    ) { NamedDelegate() }
  }

  // F133
  @Test func `SwiftUI makes the delegate of the adaptor and calls its methods`() throws {
    #expect(try played("launch 1").log.prefix(2) == ["delegate made", "did finish launching"])
  }

  // F134
  @Test func `An observable delegate is in the environment of the views`() throws {
    #expect(try played("launch 1").texts.map(\.first) == ["D"])
  }

  // F135
  @Test func `A change of the delegate's published property updates the views`() throws {
    #expect(try played("launch 1, do tap.rename 1").texts.map(\.first) == ["E"])
  }

  // F186
  @Test func `With the adaptor, the delegate's method for links is not called`() throws {
    let log = try played("launch 1, openURL 1", [.url("first", "app://first")]).log
    #expect(log.last == "view app://first")
    #expect(!log.contains("delegate opens"))
  }
}

private final class NamedDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var name = "D"

  override init() {
    super.init()
    ProgramLog.add("delegate made")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    ProgramLog.add("did finish launching")
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    ProgramLog.add("delegate opens")
    return true
  }
}

private struct DelegateNameView: View {
  @EnvironmentObject private var delegate: NamedDelegate

  var body: some View {
    Text(delegate.name)
    Button("rename") { delegate.name = "E" }
      .onOpenURL { ProgramLog.add("view \($0)") }
  }
}

private struct AdaptedProgram: SwiftUI.App {
  @UIApplicationDelegateAdaptor private var delegate: NamedDelegate

  var body: some SwiftUI.Scene { WindowGroup { DelegateNameView() } }
}

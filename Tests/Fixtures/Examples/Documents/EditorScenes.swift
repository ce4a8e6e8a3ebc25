#if canImport(SwiftUI) && canImport(UIKit) && !os(Linux)
  import SceneAdapter
  import SceneSeam
  import SwiftUI
  import UIKit

  // The same object in a SwiftUI app. Not yet compiled by Apple's compiler.

  @main
  struct EditorApp: App {
    @UIApplicationDelegateAdaptor(SwiftUIAppDelegate.self) private var appDelegate

    var body: some Scene {
      WindowGroup(id: "document") { EditorWindow() }
        .handlesExternalEvents(matching: ["paper://"])
    }
  }

  final class SwiftUIAppDelegate: AppDelegate {
    override var sceneDelegateClass: AnyClass { EditorWindowDelegate.self }
  }

  /// SwiftUI makes the window; the delegate forwards, and publishes what the window shows.
  final class EditorWindowDelegate: SeamSceneDelegate, ObservableObject, EditorScreen {
    @Published private(set) var document = ""

    func show(_ document: String) { self.document = document }
  }

  struct EditorWindow: View {
    @EnvironmentObject private var delegate: EditorWindowDelegate
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      NavigationStack {
        Text(delegate.document)
          .navigationTitle(delegate.document)
          .toolbar {
            Button("Date", action: insertDate)
            Button("New window") { openWindow(id: "document") }
          }
      }
      .handlesExternalEvents(
        preferring: ["paper://\(delegate.document)"], allowing: ["paper://"]
      )
      .userActivity(Editor.handoff) { activity in
        activity.userInfo = ["document": delegate.document]
        activity.targetContentIdentifier = "paper://\(delegate.document)"
      }
      .forwardsToApp(
        through: delegate, activities: [Editor.handoff], openingWindow: "document")
    }

    private func insertDate() {
      guard let scene = delegate.scene else { return }
      let id = delegate.driver.identity(of: scene)
      delegate.driver.perform(in: Editor.self) { $0.type("1 May", in: id) }
    }
  }
#endif

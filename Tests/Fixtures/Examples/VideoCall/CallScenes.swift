#if canImport(SwiftUI) && canImport(UIKit) && !os(Linux)
  import SceneAdapter
  import SceneSeam
  import SwiftUI
  import UIKit

  // The same object in a SwiftUI app. Not yet compiled by Apple's compiler.

  @main
  struct VideoCallApp: App {
    @UIApplicationDelegateAdaptor(SwiftUIAppDelegate.self) private var appDelegate

    var body: some Scene {
      WindowGroup(id: "call") { CallWindow() }
    }
  }

  final class SwiftUIAppDelegate: AppDelegate {
    override var sceneDelegateClass: AnyClass { CallWindowDelegate.self }
  }

  /// SwiftUI makes the window; the delegate forwards, and publishes what the window shows.
  final class CallWindowDelegate: SeamSceneDelegate, ObservableObject, CallScreen {
    @Published private(set) var room: String?

    func show(_ room: String?) { self.room = room }
  }

  struct CallWindow: View {
    @EnvironmentObject private var delegate: CallWindowDelegate
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text(delegate.room ?? "Lobby")
        if delegate.room == nil {
          Button("Start a call", action: start)
          Button("New window") { openWindow(id: "call") }
        } else {
          Button("Camera") {
            delegate.driver.perform(in: CallCenter.self) { $0.toggleCamera() }
          }
          Button("Leave") { delegate.driver.perform(in: CallCenter.self) { $0.hangUp() } }
        }
      }
      .forwardsToApp(
        through: delegate, activities: [CallCenter.handoff, UserActivity.browsingWeb],
        openingWindow: "call")
    }

    private func start() {
      guard let scene = delegate.scene else { return }
      let id = delegate.driver.identity(of: scene)
      delegate.driver.perform(in: CallCenter.self) {
        $0.join(CallCenter.Invitation(room: "personal"), in: id)
      }
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit) && !os(Linux)
  import SceneAdapter
  import SceneSeam
  import SwiftUI
  import UIKit

  // The same object in a SwiftUI app. Not yet compiled by Apple's compiler.

  @main
  struct MailApp: App {
    @UIApplicationDelegateAdaptor(SwiftUIAppDelegate.self) private var appDelegate

    var body: some Scene {
      WindowGroup(id: "mail") { MailWindow() }
    }
  }

  final class SwiftUIAppDelegate: AppDelegate {
    override var sceneDelegateClass: AnyClass { MailWindowDelegate.self }
  }

  /// SwiftUI makes the window; the delegate forwards, and publishes what the window shows.
  final class MailWindowDelegate: SeamSceneDelegate, ObservableObject, MailScreen {
    @Published private(set) var screen = Mailbox.Screen.inbox

    func show(_ screen: Mailbox.Screen) { self.screen = screen }

    /// The identity of the window, once it has connected.
    var id: SceneID? { scene.map { driver.identity(of: $0) } }
  }

  struct MailWindow: View {
    @EnvironmentObject private var delegate: MailWindowDelegate
    @SceneStorage("list.selection") private var selection: String?

    var body: some View {
      Group {
        switch delegate.screen {
        case .inbox:
          VStack {
            Text("Inbox")
            Button("Mark the newest") { selection = "9" }
            Button("New letter") { perform { $0.compose(in: $1) } }
          }
        case .message(let id): Text("Message \(id)")
        case .letter(let receiver, let text): LetterView(receiver: receiver, text: text)
        }
      }
      .forwardsToApp(
        through: delegate, activities: [Mailbox.handoff], openingWindow: "mail"
      )
      .forwardsToApp(kept: selection, through: delegate, to: Mailbox.self) { $0.select($2, in: $1) }
    }

    private func perform(_ body: @escaping (inout Mailbox, SceneID) -> Void) {
      guard let id = delegate.id else { return }
      delegate.driver.perform(in: Mailbox.self) { body(&$0, id) }
    }
  }

  struct LetterView: View {
    @EnvironmentObject private var delegate: MailWindowDelegate
    let receiver: String
    let text: String

    var body: some View {
      VStack {
        Text("To: \(receiver)")
        Text(text)
        Button("Sign") {
          guard let id = delegate.id else { return }
          delegate.driver.perform(in: Mailbox.self) { $0.type("Yours, Ana", in: id) }
        }
      }
    }
  }
#endif

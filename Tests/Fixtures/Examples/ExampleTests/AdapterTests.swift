#if OUR_UIKIT
  import SceneAdapter
  import SceneFuzzing
  import SceneHosting
  import SceneSeam
  import Testing
  import UIKit

  @testable import Documents
  @testable import Mail
  @testable import VideoCall

  /// The store of the next process: UIKit makes a delegate without arguments.
  @MainActor
  private var store: AppContext.Store?

  private final class CallApp: VideoCall.AppDelegate {
    override func makeStore() -> AppContext.Store { store ?? super.makeStore() }
  }

  private final class MailApp: Mail.AppDelegate {
    override func makeStore() -> AppContext.Store { store ?? super.makeStore() }
  }

  private final class PaperApp: Documents.AppDelegate {
    override func makeStore() -> AppContext.Store { store ?? super.makeStore() }
  }

  /// The same objects behind UIKit's delegates: what the window shows, not only what the object holds.
  @MainActor
  @Suite struct AdapterTests {
    /// What a scene delegate receives itself: an answer to a notification does not say in a played history
    /// which of several windows it is for, and a share comes with a connection alone.
    private let links = AppSupport(
      roles: [.windowApplication], payloads: [.url, .activity, .shortcut], features: [.payloads])

    private func law<App>(
      _ shows: @escaping (HostedApp<App>, SceneID, ScenePayload) -> Bool
    ) -> AppLaw<HostedApp<App>> {
      AppLaw("A window shows what is asked for.", id: "window.shows") {
        AppHappening.receives().leads(
          to: eachPayload(shows), within: .rest, unless: .disconnects)
      }
    }

    /// The view controller of a window.
    private func root<App, Controller>(
      _ app: HostedApp<App>, _ scene: SceneID, as type: Controller.Type
    ) -> Controller? {
      // Optimized, Swift 6.3 casts a nil through a chain without looking at it.
      guard let root = app.windowScene(scene)?.windows.first?.rootViewController else { return nil }
      return root as? Controller
    }

    @Test func `The video-call app's windows show the room`() {
      let shows = law { (app: HostedApp<CallApp>, scene, payload) in
        let room = CallCenter.invitation(payload.content)?.room
        let shown = root(app, scene, as: CallViewController.self)?.room
        return room == nil || shown == room
      }
      let test = AppTest(
        "call-delegates", contents: VideoCallTests.contents, laws: [shows, .showsWindow()],
        supports: links
      ) { context in
        store = context.store
        return HostedApp(manifest: .empty.making { VideoCall.SceneDelegate() }, context: context) {
          CallApp()
        }
      }
      let result = SceneFuzz.run(test, cases: 100)
      #expect(result.holds, "\(result.report)")
    }

    @Test func `The mail app's windows show the message`() {
      let shows = law { (app: HostedApp<MailApp>, scene, payload) in
        let top = root(app, scene, as: UINavigationController.self)?.topViewController
        switch Mailbox.screen(for: payload.content) {
        case .message(let id): return (top as? MessageController)?.message == id
        case .letter(let receiver, _): return (top as? LetterController)?.title == receiver
        default: return true
        }
      }
      let test = AppTest(
        "mail-delegates", contents: MailTests.contents,
        device: { try? $0.keychain.write("token", "secret", isProtected: true) },
        laws: [shows, .showsWindow()], supports: links
      ) { context in
        store = context.store
        return HostedApp(manifest: .empty.making { Mail.SceneDelegate() }, context: context) {
          MailApp()
        }
      }
      let result = SceneFuzz.run(test, cases: 100)
      #expect(result.holds, "\(result.report)")
    }

    @Test func `The document app's windows show the document`() {
      let shows = law { (app: HostedApp<PaperApp>, scene, payload) in
        let shown = root(app, scene, as: EditorController.self)?.document
        return shown == Editor.document(in: payload.content)
      }
      let test = AppTest(
        "document-delegates", contents: DocumentsTests.contents, laws: [shows, .showsWindow()],
        supports: links
      ) { context in
        store = context.store
        return HostedApp(manifest: .empty.making { Documents.SceneDelegate() }, context: context) {
          PaperApp()
        }
      }
      let result = SceneFuzz.run(test, cases: 100)
      #expect(result.holds, "\(result.report)")
    }
  }
#endif

#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import SceneAdapter
  import SceneSeam
  import UIKit

  /// Shows what the app's object decides for a window; UIKit's delegate does, and SwiftUI's.
  @MainActor
  protocol MailScreen: AnyObject {
    /// Shows the inbox, a message or a letter.
    func show(_ screen: Mailbox.Screen)
  }

  /// Makes the app's object and shows what it decides; everything else is forwarded to it.
  class AppDelegate: SeamAppDelegate {
    override func makeApp(_ context: AppContext) -> any SceneApp {
      Mailbox(context) { [weak self] scene, screen in
        (self?.driver.scene(for: scene)?.delegate as? any MailScreen)?.show(screen)
      }
    }

    override var sceneDelegateClass: AnyClass { SceneDelegate.self }

    /// Mail is fetched at most once a push, whatever came of it.
    override func result(of cause: BackgroundCause) -> UIBackgroundFetchResult {
      cause == .silentPush ? .newData : .noData
    }
  }

  final class SceneDelegate: SeamSceneDelegate, MailScreen {
    private let inbox = MessageListController()

    override func makeWindow(for scene: UIWindowScene) -> UIWindow? {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: inbox)
      window.makeKeyAndVisible()
      return window
    }

    func show(_ screen: Mailbox.Screen) {
      guard let navigation = window?.rootViewController as? UINavigationController, let scene else {
        return
      }
      navigation.popToRootViewController(animated: false)
      switch screen {
      case .inbox: break
      case .message(let id): navigation.pushViewController(MessageController(id), animated: true)
      case .letter(let receiver, let text):
        let letter = LetterController(driver, driver.identity(of: scene))
        letter.title = receiver
        letter.text = text
        navigation.pushViewController(letter, animated: true)
      }
    }
  }

  final class MessageListController: UIViewController {}

  final class MessageController: UIViewController {
    let message: String

    init(_ message: String) {
      self.message = message
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class LetterController: UIViewController {
    private let driver: AppDriver
    private let scene: SceneID
    var text = ""

    init(_ driver: AppDriver, _ scene: SceneID) {
      self.driver = driver
      self.scene = scene
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The user has written on.
    func type(_ more: String) {
      driver.perform(in: Mailbox.self) { [scene] in $0.type(more, in: scene) }
    }
  }
#endif

#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import SceneAdapter
  import SceneSeam
  import UIKit

  /// Shows what the app's object decides for a window; UIKit's delegate does, and SwiftUI's.
  @MainActor
  protocol CallScreen: AnyObject {
    /// Shows a room, or the lobby.
    func show(_ room: String?)
  }

  /// Makes the app's object and shows what it decides; everything else is forwarded to it.
  class AppDelegate: SeamAppDelegate {
    override func makeApp(_ context: AppContext) -> any SceneApp {
      CallCenter(context) { [weak self] scene, room in
        (self?.driver.scene(for: scene)?.delegate as? any CallScreen)?.show(room)
      }
    }

    override var sceneDelegateClass: AnyClass { SceneDelegate.self }
  }

  final class SceneDelegate: SeamSceneDelegate, CallScreen {
    private var controller: CallViewController? {
      window?.rootViewController as? CallViewController
    }

    override func makeWindow(for scene: UIWindowScene) -> UIWindow? {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = CallViewController(driver, driver.identity(of: scene))
      window.makeKeyAndVisible()
      return window
    }

    func show(_ room: String?) { controller?.show(room) }
  }

  /// The lobby, or a room with its buttons.
  final class CallViewController: UIViewController {
    private let driver: AppDriver
    private let scene: SceneID
    private(set) var room: String?
    private let name = UILabel()

    init(_ driver: AppDriver, _ scene: SceneID) {
      self.driver = driver
      self.scene = scene
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let camera = UIAction(title: "Camera") { [driver] _ in
        driver.perform(in: CallCenter.self) { $0.toggleCamera() }
      }
      let leave = UIAction(title: "Leave") { [driver] _ in
        driver.perform(in: CallCenter.self) { $0.hangUp() }
      }
      view.addSubview(name)
      view.addSubview(UIButton(type: .system, primaryAction: camera))
      view.addSubview(UIButton(type: .system, primaryAction: leave))
      show(room)
    }

    func show(_ room: String?) {
      self.room = room
      name.text = room ?? "Lobby"
    }
  }
#endif

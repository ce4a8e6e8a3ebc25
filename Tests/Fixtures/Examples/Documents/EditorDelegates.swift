#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import SceneAdapter
  import SceneSeam
  import UIKit

  /// Shows what the app's object decides for a window; UIKit's delegate does, and SwiftUI's.
  @MainActor
  protocol EditorScreen: AnyObject {
    /// Shows a document.
    func show(_ document: String)
  }

  /// Makes the app's object and shows what it decides; everything else is forwarded to it.
  class AppDelegate: SeamAppDelegate {
    override func makeApp(_ context: AppContext) -> any SceneApp {
      Editor(context) { [weak self] scene, document in
        (self?.driver.scene(for: scene)?.delegate as? any EditorScreen)?.show(document)
      }
    }

    override var sceneDelegateClass: AnyClass { SceneDelegate.self }
  }

  final class SceneDelegate: SeamSceneDelegate, EditorScreen {
    override func makeWindow(for scene: UIWindowScene) -> UIWindow? {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = EditorController(driver, driver.identity(of: scene))
      window.makeKeyAndVisible()
      return window
    }

    func show(_ document: String) {
      (window?.rootViewController as? EditorController)?.show(document)
      scene?.title = document
    }

    /// The system hands the activity to another device; the app restores windows from its store.
    override func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      _ = super.stateRestorationActivity(for: scene)
      let controller = window?.rootViewController as? EditorController
      guard let document = controller?.document else { return nil }
      let activity = NSUserActivity(activityType: Editor.handoff)
      activity.title = document
      activity.userInfo = ["document": document]
      activity.targetContentIdentifier = "paper://\(document)"
      return activity
    }
  }

  /// One document, with a row of keys for the impatient.
  final class EditorController: UIViewController {
    private let driver: AppDriver
    private let scene: SceneID
    private(set) var document: String?
    private let name = UILabel()

    init(_ driver: AppDriver, _ scene: SceneID) {
      self.driver = driver
      self.scene = scene
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let date = UIAction(title: "Date") { [driver, scene] _ in
        driver.perform(in: Editor.self) { $0.type("1 May", in: scene) }
      }
      view.addSubview(name)
      view.addSubview(UIButton(type: .system, primaryAction: date))
    }

    func show(_ document: String) {
      self.document = document
      name.text = document
    }
  }
#endif

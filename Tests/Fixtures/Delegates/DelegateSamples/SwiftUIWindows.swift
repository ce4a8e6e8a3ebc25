import SwiftUI
import UIKit

/// What the app shows, as the template with SwiftUI has it.
struct ContentView: View {
  @Environment(\.scenePhase) private var scenePhase
  @ObservedObject var model: ContentModel

  var body: some View {
    VStack {
      Text(model.title)
      if model.opened.isEmpty { EmptyView() } else { Text("\(model.opened.count)") }
    }
    .onChange(of: scenePhase) { _ in model.title = "" }
  }
}

/// What the view shows, and what the delegate changes.
class ContentModel: ObservableObject {
  @Published var title = "Notes"
  @Published var opened: [URL] = []
}

/// Shows links that come while it runs, and loses the one that came with the connection.
class ForgetfulSwiftUISceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let model = ContentModel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let content = ContentView(model: model).environmentObject(model)
    window.rootViewController = UIHostingController(rootView: content)
    self.window = window
    window.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    model.opened += URLContexts.map(\.url)
  }
}

/// Shows every link.
class SoundSwiftUISceneDelegate: ForgetfulSwiftUISceneDelegate {
  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    super.scene(scene, willConnectTo: session, options: connectionOptions)
    model.opened += connectionOptions.urlContexts.map(\.url)
  }
}

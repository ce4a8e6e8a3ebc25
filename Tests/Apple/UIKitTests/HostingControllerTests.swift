import SwiftUI
import Testing
import UIKit

/// What stands for SwiftUI around a scene delegate.
@MainActor
@Suite struct HostingControllerTests {
  private struct Greeting: View {
    @State var name = "you"

    var body: some View { Text("hello \(name)") }

    func rename() { name = "all" }
  }

  private final class CountingController: UIHostingController<AnyView> {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  @Test func `A hosting controller is a controller that keeps its view`() {
    let controller = CountingController(rootView: AnyView(EmptyView()))
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
  }

  @Test func `A state outside of a tree keeps its first value`() {
    let greeting = Greeting()
    greeting.rename()
    #expect(greeting.name == "you")
  }

  @Test func `Surroundings that nothing sets are the default`() {
    #expect(EnvironmentValues().scenePhase == .background)
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }
}

import Testing
import UIKit

/// What stands for Apple's sets of scenes and sessions.
@MainActor
@Suite struct UIOrderedSetTests {
  @Test func `Outside of a play there are no scenes`() {
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func `A window that is shown is key and visible`() {
    let window = UIWindow(frame: .zero)
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow)
    window.isHidden = true
    #expect(!window.isKeyWindow)
  }
}

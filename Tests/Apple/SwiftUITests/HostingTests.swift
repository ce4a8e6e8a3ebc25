import SwiftUI
import Testing

/// SwiftUI in UIKit.
@MainActor
@Suite struct HostingTests {
  // F168
  @Test func `A hosting controller shows its root view`() {
    #expect(PlayedTree(UIHostingController(rootView: Text("root"))).text == ["root"])
  }

  // F169
  @Test func `A new rootView updates what the hosting controller shows`() {
    let controller = UIHostingController(rootView: CountView(name: "a"))
    let played = PlayedTree(controller)
    played.tap("add a")
    played.does { controller.rootView = CountView(name: "b") }
    #expect(played.text == ["b=1"])
  }

  // F170
  @Test func `viewWillAppear is called before the root view comes into the hierarchy`() {
    let played = PlayedTree(NotingController(rootView: MarkedView(name: "a")))
    #expect(played.log == ["will appear", "+a"])
  }

  // F171
  @Test func `viewWillDisappear is called before the root view leaves the hierarchy`() {
    let played = PlayedTree(NotingController(rootView: MarkedView(name: "a")))
    played.hide()
    #expect(played.log == ["will appear", "+a", "will disappear", "-a"])
  }
}

private final class NotingController: UIHostingController<MarkedView> {
  override func viewWillAppear(_ animated: Bool) {
    Log.add("will appear")
    super.viewWillAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    Log.add("will disappear")
    super.viewWillDisappear(animated)
  }
}

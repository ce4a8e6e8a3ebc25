import SwiftUI
import Testing

/// Parts of UIKit's in SwiftUI's tree.
@MainActor
@Suite struct RepresentableTests {
  // F172
  @Test func `A controller is made once, and updated from then on`() {
    let played = PlayedTree { StepView { BridgedPage(text: "\($0)") } }
    #expect(Array(played.log.prefix(3)) == ["coordinator", "make", "update 0"])
    played.tap("next")
    played.tap("next")
    #expect(played.log.filter { $0 == "make" }.count == 1)
    #expect(played.log.suffix(2) == ["update 1", "update 2"])
  }

  // F173
  @Test func `A controller is updated for what concerns it, and for nothing else`() {
    let played = PlayedTree {
      StepView { number in
        Text("\(number)")
        BridgedPage(text: "\(number / 2)")
      }
    }
    let first = played.log
    played.tap("next")
    #expect(played.text == ["1"])
    #expect(played.log == first)
    played.tap("next")
    #expect(played.log == first + ["update 1"])
  }

  // F174
  @Test func `The coordinator is made before the controller, and is the same from then on`() {
    let played = PlayedTree { FlipView { BridgedPage(text: "\($0)") } }
    played.tap("flip")
    #expect(played.log.prefix(2) == ["coordinator", "make"])
    #expect(played.log.filter { $0 == "coordinator" }.count == 1)
    #expect(!played.log.contains("another coordinator"))
  }

  // F175
  @Test func `A controller that goes disappears, and is dismantled with its coordinator`() {
    let played = PlayedTree { FlipView { if !$0 { BridgedPage(text: "x") } } }
    #expect(
      played.log == [
        "coordinator", "make", "update x", "view did load", "will appear", "did appear",
      ])
    played.tap("flip")
    #expect(played.log.suffix(3) == ["will disappear", "did disappear", "dismantle, updated 1"])
  }

  @Test func `A controller appears and disappears with the window, and is kept`() {
    let played = PlayedTree { BridgedPage(text: "x") }
    played.hide()
    #expect(played.log.suffix(2) == ["will disappear", "did disappear"])
    played.show()
    #expect(played.log.suffix(2) == ["will appear", "did appear"])
    #expect(played.log.filter { $0 == "make" }.count == 1)
  }

  @Test func `A controller in a tab that is not selected has not appeared`() {
    let played = PlayedTree {
      TabView {
        Text("first").tabItem { Text("One") }
        BridgedPage(text: "x").tabItem { Text("Two") }
      }
    }
    #expect(!played.log.contains("will appear"))
    played.tap("Two")
    #expect(played.log.suffix(2) == ["will appear", "did appear"])
  }

  // F176
  @Test func `The context has the environment of the view, and a change of it updates`() {
    let played = PlayedTree { FlipView { BridgedSwitch().disabled($0) } }
    played.tap("flip")
    #expect(played.log == ["make", "enabled true", "enabled false"])
  }

  // F177
  @Test func `A view is made once for each identity, and updated from then on`() {
    let played = PlayedTree { StepView { BridgedSwitch(level: $0).id($0 / 2) } }
    #expect(played.log == ["make", "enabled true"])
    played.tap("next")
    #expect(played.log == ["make", "enabled true", "enabled true"])
    played.tap("next")
    #expect(played.log.suffix(3) == ["make", "enabled true", "dismantle"])
  }

  @Test func `A state and a binding of a representable update it`() {
    let played = PlayedTree { StepOwner() }
    played.tap("up")
    #expect(played.log == ["bound 0", "bound 1"])
  }
}

/// What a bridged controller hands to its delegates.
@MainActor
private final class UpdateCount {
  var count = 0
}

private struct BridgedPage: UIViewControllerRepresentable {
  let text: String

  func makeCoordinator() -> UpdateCount {
    Log.add("coordinator")
    return UpdateCount()
  }

  func makeUIViewController(context: Context) -> NotingPageController {
    Log.add("make")
    return NotingPageController(context.coordinator)
  }

  func updateUIViewController(_ page: NotingPageController, context: Context) {
    context.coordinator.count += 1
    if page.coordinator !== context.coordinator { Log.add("another coordinator") }
    Log.add("update \(text)")
  }

  static func dismantleUIViewController(
    _ page: NotingPageController, coordinator: UpdateCount
  ) { Log.add("dismantle, updated \(coordinator.count)") }
}

/// Notes when it appears.
private final class NotingPageController: UIViewController {
  let coordinator: UpdateCount

  init(_ coordinator: UpdateCount) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Log.add("view did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Log.add("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Log.add("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Log.add("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Log.add("did disappear")
  }
}

private struct BridgedSwitch: UIViewRepresentable {
  var level = 0

  func makeUIView(context: Context) -> UIView {
    Log.add("make")
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    Log.add("enabled \(context.environment.isEnabled)")
  }

  static func dismantleUIView(_ view: UIView, coordinator: Void) { Log.add("dismantle") }
}

private struct StepOwner: View {
  @State private var number = 0

  var body: some View {
    Button("up") { number += 1 }
    BoundBridge(number: $number)
  }
}

private struct BoundBridge: UIViewRepresentable {
  @Binding var number: Int

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { Log.add("bound \(number)") }
}

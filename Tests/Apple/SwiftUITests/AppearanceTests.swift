import SwiftUI
import Testing

/// When a view's actions for coming and going run.
@MainActor
@Suite struct AppearanceTests {
  // F74
  @Test func `The action of onAppear is over before the first frame`() {
    #expect(PlayedTree { LateView() }.text == ["after"])
  }

  // F75
  @Test func `onAppear with nil has no effect`() {
    let played = PlayedTree { Text("x").onAppear(perform: nil).onDisappear(perform: nil) }
    played.hide()
    #expect(played.log == [])
    #expect(played.text == [])
    played.show()
    #expect(played.text == ["x"])
  }

  // F76
  @Test func `A view that an update brings appears then, not earlier`() {
    let played = PlayedTree { FlipView { if $0 { MarkedView(name: "a") } } }
    #expect(played.log == [])
    played.tap("flip")
    #expect(played.log == ["+a"])
  }

  // F77
  @Test func `onDisappear does not run before the view has gone`() {
    let played = PlayedTree { FlipView { if !$0 { MarkedView(name: "a") } } }
    #expect(played.log == ["+a"])
    played.tap("flip")
    #expect(played.log == ["+a", "-a"])
  }

  // F78
  @Test func `An update that keeps a view lets it neither disappear nor appear`() {
    let played = PlayedTree { StepView { _ in MarkedView(name: "a") } }
    played.tap("next")
    #expect(played.log == ["+a"])
    let changed = PlayedTree { StepView { MarkedView(name: "\($0)") } }
    changed.tap("next")
    #expect(changed.log == ["+0"])
  }

  // F79
  @Test func `onAppear runs again on the return to a screen of a stack`() {
    let played = PlayedTree {
      NavigationStack {
        NavigationLink("go") { Text("second") }.onAppear { Log.add("root") }
      }
    }
    played.tap("go")
    #expect(played.text == ["second"])
    played.tap("Back")
    #expect(played.log == ["root", "root"])
  }

  // F80
  @Test func `Another identity disappears and appears`() {
    let played = PlayedTree { StepView { MarkedView(name: "a").id($0) } }
    played.tap("next")
    #expect(played.log.sorted() == ["+a", "+a", "-a"])
  }

  // F185
  @Test func `A child appears before its parent, and tasks run after all appearances`() async {
    let played = PlayedTree {
      VStack { MarkedView(name: "child").task { Log.add("task") } }
        .onAppear { Log.add("+parent") }
    }
    #expect(played.log == ["+child", "+parent"])
    await played.runs { played.log.count > 2 }
    #expect(played.log == ["+child", "+parent", "task"])
  }

  // F184
  @Test func `onAppear and onChange of the start run as written, and task runs last`() async {
    let played = PlayedTree {
      Text("x")
        .task { Log.add("task") }
        .onChange(of: 1, initial: true) { Log.add("change") }
        .onAppear { Log.add("appear") }
    }
    await played.runs { played.log.count > 2 }
    #expect(played.log == ["change", "appear", "task"])
  }

  @Test func `A window that is hidden and shown lets its views disappear and appear`() {
    let played = PlayedTree { MarkedView(name: "a") }
    played.hide()
    played.show()
    #expect(played.log == ["+a", "-a", "+a"])
  }
}

private struct LateView: View {
  @State private var text = "before"

  var body: some View { Text(text).onAppear { text = "after" } }
}

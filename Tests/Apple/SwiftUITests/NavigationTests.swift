import SwiftUI
import Testing

/// Stacks with a path, destinations, and tabs.
@MainActor
@Suite struct NavigationTests {
  @Test func `What a link shows is made with the link, and its body is read when it is shown`() {
    let played = PlayedTree { EagerView() }
    #expect(played.log == ["made"])
    played.tap("go")
    #expect(played.log == ["made", "body"])
  }

  @Test func `A link that is gone keeps nothing of what was around it`() {
    weak var around: LinkedModel?
    do {
      let model = LinkedModel()
      around = model
      let played = PlayedTree {
        NavigationStack { NavigationLink("go", destination: Text("there")) }
          .environmentObject(model)
      }
      #expect(played.actions == ["go"])
    }
    #expect(around == nil)
  }

  // F156
  @Test func `A stack shows the view for the last element of its path`() {
    let played = PlayedTree { PagesView() }
    played.tap("both")
    #expect(played.text == ["page 2", "depth 2"])
  }

  // F157
  @Test func `A link with a value adds the value to the path`() {
    let played = PlayedTree { PagesView() }
    played.tap("one")
    #expect(played.text == ["page 1", "depth 1"])
  }

  // F158
  @Test func `Going back takes the last element out of the path`() {
    let played = PlayedTree { PagesView() }
    played.tap("both")
    played.tap("Back")
    #expect(played.text == ["page 1", "depth 1"])
  }

  // F159
  @Test func `The root view of a stack cannot be taken away`() {
    let played = PlayedTree { PagesView() }
    #expect(!played.actions.contains("Back"))
    played.tap("one")
    played.tap("Back")
    #expect(!played.actions.contains("Back"))
    #expect(played.text == ["root", "depth 0"])
  }

  // F160
  @Test func `navigationDestination gives the view for values of its type`() {
    let played = PlayedTree { MixedPagesView() }
    played.tap("number")
    #expect(played.text == ["number 1"])
    played.tap("Back")
    played.tap("word")
    #expect(played.text == ["word a"])
  }

  // F161
  @Test func `A NavigationPath holds values of several types and counts them`() {
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    #expect(path.count == 2)
    #expect(PlayedTree { MixedPagesView(path: path) }.text == ["word a"])
    path.removeLast()
    #expect(path.count == 1)
    #expect(PlayedTree { MixedPagesView(path: path) }.text == ["number 1"])
  }

  // F163
  @Test func `navigationDestination(isPresented:) pushes one view while it is true`() {
    let played = PlayedTree { PushingView() }
    played.tap("push")
    #expect(played.text == ["top", "true"])
    played.tap("Back")
    #expect(played.text == ["false"])
  }

  // F164
  @Test func `navigationDestination(item:) shows its view while there is an item`() {
    let played = PlayedTree { PickingView() }
    played.tap("pick")
    #expect(played.text == ["item 3", "some"])
    played.tap("Back")
    #expect(played.text == ["none"])
  }

  // F165
  @Test func `dismiss pops the view from its stack`() {
    let played = PlayedTree {
      NavigationStack {
        NavigationLink("go") {
          Text("leaf")
          DismissingView(label: "up")
        }
      }
    }
    played.tap("go")
    #expect(played.text == ["leaf"])
    played.tap("up")
    #expect(played.text == [])
    #expect(played.actions == ["go"])
  }

  // F166
  @Test func `A tab view shows the tab whose value the selection has`() {
    let played = PlayedTree { TabsView() }
    #expect(played.text == ["page a"])
    played.tap("to b")
    #expect(played.text == ["page b"])
    #expect(played.log == ["+page a", "-page a", "+page b"])
  }

  @Test func `A screen below keeps its state and has disappeared`() {
    let played = PlayedTree {
      NavigationStack {
        CountView().onDisappear { Log.add("-root") }
        NavigationLink("go") { MarkedView(name: "top") }
      }
    }
    played.tap("add n")
    played.tap("go")
    #expect(played.log == ["-root", "+top"])
    played.tap("Back")
    #expect(played.text == ["n=1"])
  }
}

private struct PagesView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("root")
        NavigationLink("one", value: 1)
        Button("both") { path = [1, 2] }
      }
      .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    Text("depth \(path.count)")
  }
}

private struct MixedPagesView: View {
  @State var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("number", value: 1)
        NavigationLink("word", value: "a")
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
      .navigationDestination(for: String.self) { Text("word \($0)") }
    }
  }
}

private struct PushingView: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Button("push") { isOn = true }
        .navigationDestination(isPresented: $isOn) { Text("top") }
    }
    Text("\(isOn)")
  }
}

private struct PickingView: View {
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Button("pick") { item = 3 }
        .navigationDestination(item: $item) { Text("item \($0)") }
    }
    Text(item == nil ? "none" : "some")
  }
}

private struct TabsView: View {
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      Group {
        MarkedView(name: "page a")
        Button("to b") { selection = "b" }
      }
      .tag("a")
      MarkedView(name: "page b").tag("b")
    }
  }
}

private struct EagerView: View {
  var body: some View {
    NavigationStack { NavigationLink("go") { MadeView() } }
  }
}

private struct MadeView: View {
  init() { Log.add("made") }

  var body: some View {
    Text("shown").onAppear { Log.add("body") }
  }
}

private final class LinkedModel: ObservableObject {}

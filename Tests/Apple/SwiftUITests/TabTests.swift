import SwiftUI
import Testing

/// Taps on tabs.
@MainActor
@Suite struct TabTests {
  // F167
  @Test func `A tap on a tab writes its value into the selection`() {
    let played = PlayedTree { SelectingTabsView() }
    #expect(played.log == ["+page a"])
    #expect(played.tap("B"))
    #expect(Set(played.log.suffix(3)) == ["-page a", "+page b", "selects b"])
    #expect(played.actions.contains("A"))
    #expect(!played.actions.contains("B"))
  }

  @Test func `Tabs without a selection of the app's keep it themselves`() {
    let played = PlayedTree {
      TabView {
        MarkedView(name: "one").tabItem { Text("One") }
        MarkedView(name: "two").tabItem { Label("Two", systemImage: "2.circle") }
      }
    }
    played.tap("Two")
    #expect(played.log == ["+one", "-one", "+two"])
    played.tap("One")
    #expect(played.log.suffix(2) == ["-two", "+one"])
  }

  @Test func `Tabs of iOS 18 are tapped by titles or labels, and by positions without`() {
    let played = PlayedTree { NewTabsView() }
    #expect(played.actions == ["Notes", "Tab 3", "Own"])
    played.tap("Notes")
    #expect(played.text.contains("selected 2"))
    #expect(played.actions == ["Home", "Tab 3", "Own"])
  }

  @Test func `The selection says of which type the values of tabs are`() {
    let played = PlayedTree { ShortTabsView() }
    #expect(played.text == ["mail"])
    played.tap("Files")
    #expect(played.text == ["files"])
  }

  @Test func `A tab that was left keeps its state`() {
    let played = PlayedTree {
      TabView {
        CountView(name: "a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    played.tap("add a")
    played.tap("B")
    played.tap("A")
    #expect(played.text.contains("a=1"))
  }

  @Test func `A tab cannot be tapped behind a sheet`() {
    let played = PlayedTree {
      TabView {
        Text("a").tabItem { Text("A") }.sheet(isPresented: .constant(true)) { Text("sheet") }
        Text("b").tabItem { Text("B") }
      }
    }
    #expect(!played.actions.contains("B"))
  }
}

private struct SelectingTabsView: View {
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      MarkedView(name: "page a").tabItem { Text("A") }.tag("a")
      MarkedView(name: "page b").tag("b").tabItem { Text("B") }
    }
    .onChange(of: selection) { Log.add("selects \($1)") }
  }
}

private struct NewTabsView: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 1) { Text("home") }
      Tab("Notes", systemImage: "note", value: 2) { Text("notes") }
      Tab(value: 3) { Text("more") }
      Tab(value: 4) {
        Text("own")
      } label: {
        Label("Own", systemImage: "star")
      }
    }
    Text("selected \(selection)")
  }
}

private enum ShortTab { case mail, files }

private struct ShortTabsView: View {
  @State private var selection = ShortTab.mail

  var body: some View {
    TabView(selection: $selection) {
      Tab("Mail", systemImage: "envelope", value: .mail) { Text("mail") }.badge(2)
      Tab("Files", systemImage: "folder", value: .files) { Text("files") }
    }
  }
}

import SwiftUI
import Testing

/// How the user closes what is presented, without a button of the app.
@MainActor
@Suite struct DismissalTests {
  // F144
  @Test func `A sheet that the user swipes down makes its binding false and calls onDismiss`() {
    let played = PlayedTree { SwipedView(kind: .sheet) }
    played.tap("show")
    #expect(played.text.contains("shown"))
    #expect(played.tap("Swipe down"))
    #expect(played.text == ["false"])
    #expect(played.log == ["dismissed"])
    #expect(!played.actions.contains("Swipe down"))
  }

  @Test func `A sheet of an item that is swiped down has no item any more`() {
    let played = PlayedTree { ItemSheetView() }
    played.tap("show")
    played.tap("Swipe down")
    #expect(played.text == ["none"])
  }

  // F188
  @Test func `interactiveDismissDisabled keeps the user from closing a sheet while it is true`() {
    let played = PlayedTree { SwipedView(kind: .locked) }
    played.tap("show")
    #expect(!played.tap("Swipe down"))
    played.tap("unlock")
    #expect(played.tap("Swipe down"))
    #expect(played.log == ["dismissed"])
  }

  @Test func `A cover, an alert and a dialog cannot be swiped down`() {
    for kind in [SwipedView.Kind.cover, .alert, .dialog] {
      let played = PlayedTree { SwipedView(kind: kind) }
      played.tap("show")
      #expect(played.text.contains(kind == .cover ? "shown" : "true"))
      #expect(!played.tap("Swipe down"))
      #expect(!played.tap("Tap outside"))
    }
  }

  // F189
  @Test func `A tap outside of a popover closes it`() {
    let played = PlayedTree { SwipedView(kind: .popover) }
    played.tap("show")
    #expect(played.tap("Tap outside"))
    #expect(played.text == ["false"])
  }

  @Test func `Of two sheets the one in front is swiped down`() {
    let played = PlayedTree { TwoSheetsView() }
    played.tap("first")
    played.tap("second")
    played.tap("Swipe down")
    #expect(played.text.contains("on first"))
    #expect(!played.text.contains("on second"))
    played.tap("Swipe down")
    #expect(played.text == [])
  }
}

private struct SwipedView: View {
  enum Kind { case sheet, locked, cover, popover, alert, dialog }

  let kind: Kind
  @State private var isShown = false
  @State private var isLocked = true

  private func binding(_ kinds: Kind...) -> Binding<Bool> {
    kinds.contains(kind) ? $isShown : .constant(false)
  }

  var body: some View {
    Button("show") { isShown = true }
    Text("\(isShown)")
      .sheet(isPresented: binding(.sheet), onDismiss: { Log.add("dismissed") }) { Text("shown") }
      .sheet(isPresented: binding(.locked), onDismiss: { Log.add("dismissed") }) {
        Button("unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
      }
      .fullScreenCover(isPresented: binding(.cover)) { Text("shown") }
      .popover(isPresented: binding(.popover)) { Text("shown") }
      .alert("alert", isPresented: binding(.alert)) {}
      .confirmationDialog("dialog", isPresented: binding(.dialog)) {}
  }
}

private struct ItemSheetView: View {
  private struct Item: Identifiable { let id: Int }

  @State private var item: Item?

  var body: some View {
    Button("show") { item = Item(id: 1) }
    Text(item == nil ? "none" : "some").sheet(item: $item) { Text("\($0.id)") }
  }
}

private struct TwoSheetsView: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Button("first") { isFirst = true }
      .sheet(isPresented: $isFirst) {
        Text("on first")
        Button("second") { isSecond = true }.sheet(isPresented: $isSecond) { Text("on second") }
      }
  }
}

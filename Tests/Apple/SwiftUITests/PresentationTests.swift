import SwiftUI
import Testing

/// When sheets and covers come, and what their end writes.
@MainActor
@Suite struct SheetTests {
  // F142
  @Test func `A sheet is shown while its binding is true`() {
    let played = PlayedTree { SheetView() }
    #expect(!played.text.contains("sheet"))
    played.tap("show")
    #expect(played.text.contains("sheet"))
    played.tap("hide")
    #expect(!played.text.contains("sheet"))
  }

  // F143
  @Test func `onDismiss runs when the sheet is dismissed`() {
    let played = PlayedTree { SheetView() }
    played.tap("show")
    #expect(played.log == [])
    played.tap("hide")
    #expect(played.log == ["dismissed"])
  }

  // F145
  @Test func `A sheet with an item is shown while the binding is not nil`() {
    let played = PlayedTree { ItemView() }
    played.tap("item 1")
    #expect(played.text.contains("sheet 1"))
    played.tap("none")
    #expect(played.log == ["+sheet 1", "-sheet 1", "dismissed"])
    #expect(!played.text.contains("sheet 1"))
  }

  // F146
  @Test func `Another item dismisses the sheet and shows a new one`() {
    let played = PlayedTree { ItemView() }
    played.tap("item 1")
    played.tap("item 2")
    #expect(played.text.contains("sheet 2"))
    #expect(!played.text.contains("sheet 1"))
    #expect(played.log.contains("-sheet 1"))
    #expect(played.log.contains("+sheet 2"))
  }

  // F147
  @Test func `A cover is shown while its binding is true, and calls onDismiss`() {
    let played = PlayedTree { SheetView(isCover: true) }
    played.tap("show")
    #expect(played.text.contains("sheet"))
    played.tap("hide")
    #expect(!played.text.contains("sheet"))
    #expect(played.log == ["dismissed"])
  }

  // F152
  @Test func `dismiss of a view in a sheet closes the sheet`() {
    let played = PlayedTree { SheetView() }
    played.tap("show")
    played.tap("dismiss inside")
    #expect(played.text == ["shown false"])
    #expect(played.log == ["dismissed"])
  }

  @Test(arguments: ["hide", "dismiss inside"])
  func `The binding turns false before the content disappears, and onDismiss comes last`(
    control: String
  ) {
    let played = PlayedTree { ClosedSheetView() }
    played.tap("show")
    #expect(played.log == ["shown true", "+sheet"])
    played.tap(control)
    #expect(played.log.dropFirst(2) == ["shown false", "-sheet", "dismissed"])
  }

  @Test func `Of two sheets one is shown, and the next when the first is gone`() {
    let played = PlayedTree { TwoSheetsView() }
    played.tap("both")
    #expect(played.log == ["+first"])
    #expect(!played.text.contains("second"))
    played.tap("close")
    #expect(played.log == ["+first", "-first", "first is gone", "+second"])
    #expect(played.text == ["second"])
  }

  @Test func `A sheet that waits and is not wanted any more never comes`() {
    let played = PlayedTree { TwoSheetsView() }
    played.tap("both")
    played.tap("forget")
    played.tap("close")
    #expect(played.log == ["+first", "-first", "first is gone"])
    played.tap("both")
    played.tap("swap")
    #expect(played.log.suffix(3) == ["-first", "first is gone", "+second"])
  }

  @Test func `A sheet over another one does not wait`() {
    let played = PlayedTree { SheetOverSheetView() }
    played.tap("show")
    played.tap("more")
    #expect(played.log == ["+lower", "+upper"])
  }

  // F153
  @Test func `dismiss that was read outside the sheet does not close it`() {
    let played = PlayedTree { SheetView() }
    played.tap("show")
    played.tap("dismiss outside")
    #expect(played.text.contains("sheet"))
  }

  // F154
  @Test func `dismiss has no effect in a view that is not presented`() {
    let played = PlayedTree {
      Text("root")
      DismissingView(label: "dismiss")
    }
    played.tap("dismiss")
    #expect(played.text == ["root"])
  }

  // F155
  @Test func `isPresented is true in a view that is presented, and false in the root`() {
    let played = PlayedTree { AskingTwiceView() }
    #expect(played.text == ["false"])
    played.tap("show")
    #expect(played.text == ["true"])
  }

  @Test func `What lies below a sheet cannot be tapped and has not disappeared`() {
    let played = PlayedTree { MarkedView(name: "root").overlaid(by: SheetView()) }
    played.tap("show")
    #expect(!played.actions.contains("show"))
    #expect(!played.text.contains("shown true"))
    #expect(played.log == ["+root"])
  }
}

/// When alerts come, and what their end writes.
@MainActor
@Suite struct AlertTests {
  // F148
  @Test func `Each action of an alert dismisses it after it has run`() {
    let played = PlayedTree { AlertView() }
    played.tap("show")
    #expect(played.actions == ["Delete"])
    played.tap("Delete")
    #expect(played.log == ["delete while true"])
    #expect(played.text == ["alert false"])
  }

  // F149
  @Test func `An alert without actions has one that says OK`() {
    let played = PlayedTree { PlainAlertView() }
    #expect(played.actions == ["OK"])
    played.tap("OK")
    #expect(played.text == ["false"])
  }

  // F150
  @Test func `An alert with data appears only while the data is not nil`() {
    #expect(PlayedTree { OfferView(name: nil) }.actions == ["below"])
    #expect(PlayedTree { OfferView(name: "N") }.actions == ["N"])
  }

  @Test func `What lies below an alert is still shown`() {
    #expect(PlayedTree { OfferView(name: "N") }.text.contains("below"))
  }

  @Test func `Closures of an alert do not escape, and its buttons are made with the view`() {
    let played = PlayedTree { EagerAlertView() }
    #expect(played.log == ["made 0"])
    played.tap("count")
    #expect(played.log == ["made 0", "made 1"])
    played.tap("ask")
    #expect(played.actions == ["yes 1"])
    #expect(played.log == ["made 0", "made 1"])
  }

  // F151
  @Test func `A button of a confirmation dialog makes its binding false`() {
    let played = PlayedTree { DialogView() }
    played.tap("yes")
    #expect(played.log == ["yes"])
    #expect(played.text == ["false"])
  }
}

extension View {
  /// Shows another view beside it.
  fileprivate func overlaid(by other: some View) -> some View {
    ZStack {
      self
      other
    }
  }
}

private struct SheetView: View {
  var isCover = false
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("shown \(isShown)")
    Button("show") { isShown = true }
      .sheet(isPresented: isCover ? .constant(false) : $isShown, onDismiss: note) { content }
      .fullScreenCover(
        isPresented: isCover ? $isShown : .constant(false), onDismiss: note
      ) { content }
  }

  private func note() { Log.add("dismissed") }

  @ViewBuilder private var content: some View {
    Text("sheet")
    Button("hide") { isShown = false }
    Button("dismiss outside") { dismiss() }
    DismissingView(label: "dismiss inside")
  }
}

private struct ClosedSheetView: View {
  @State private var isShown = false

  var body: some View {
    Button("show") { isShown = true }
      .onChange(of: isShown) { _, isShown in Log.add("shown \(isShown)") }
      .sheet(isPresented: $isShown, onDismiss: { Log.add("dismissed") }) {
        MarkedView(name: "sheet")
        Button("hide") { isShown = false }
        DismissingView(label: "dismiss inside")
      }
  }
}

private struct TwoSheetsView: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    Button("both") { (isFirst, isSecond) = (true, true) }
      .sheet(isPresented: $isFirst, onDismiss: { Log.add("first is gone") }) {
        MarkedView(name: "first")
        Button("forget") { isSecond = false }
        Button("swap") { (isFirst, isSecond) = (false, true) }
        DismissingView(label: "close")
      }
      .sheet(isPresented: $isSecond) { MarkedView(name: "second") }
  }
}

private struct SheetOverSheetView: View {
  @State private var isLower = false

  var body: some View {
    Button("show") { isLower = true }
      .sheet(isPresented: $isLower) { LowerSheetView() }
  }
}

private struct LowerSheetView: View {
  @State private var isUpper = false

  var body: some View {
    MarkedView(name: "lower")
    Button("more") { isUpper = true }
      .sheet(isPresented: $isUpper) { MarkedView(name: "upper") }
  }
}

/// Dismisses what shows it.
struct DismissingView: View {
  let label: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button(label) { dismiss() } }
}

private struct ItemView: View {
  struct Shown: Identifiable { let id: Int }
  @State private var item: Shown?

  var body: some View {
    Button("item 1") { item = Shown(id: 1) }
      .sheet(item: $item, onDismiss: { Log.add("dismissed") }) { shown in
        MarkedView(name: "sheet \(shown.id)")
        Button("item 2") { item = Shown(id: 2) }
        Button("none") { item = nil }
      }
  }
}

private struct AskedView: View {
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text("\(isPresented)") }
}

private struct AskingTwiceView: View {
  @State private var isShown = false

  var body: some View {
    AskedView()
    Button("show") { isShown = true }.sheet(isPresented: $isShown) { AskedView() }
  }
}

private struct AlertView: View {
  @State private var isShown = false

  var body: some View {
    Text("alert \(isShown)")
    Button("show") { isShown = true }
      .alert("Sure?", isPresented: $isShown) {
        Button("Delete") { Log.add("delete while \(isShown)") }
      }
  }
}

private struct PlainAlertView: View {
  @State private var isShown = true

  var body: some View { Text("\(isShown)").alert("A", isPresented: $isShown) {} }
}

private struct EagerAlertView: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Button("count") { count += 1 }
    asking(Button("ask") { isShown = true }) { Button(made()) {} }
  }

  private func asking(_ view: some View, @ViewBuilder actions: () -> some View) -> some View {
    view.alert("Q", isPresented: $isShown, actions: actions)
  }

  private func made() -> String {
    Log.add("made \(count)")
    return "yes \(count)"
  }
}

private struct OfferView: View {
  let name: String?
  @State private var isShown = true

  var body: some View {
    Button("below") {}
      .alert("A", isPresented: $isShown, presenting: name) { Button($0) {} }
  }
}

private struct DialogView: View {
  @State private var isShown = true

  var body: some View {
    Text("\(isShown)")
      .confirmationDialog("Q", isPresented: $isShown) { Button("yes") { Log.add("yes") } }
  }
}

import SwiftUI
import Testing

/// What a view stores, how long it lasts, and who shares it.
@MainActor
@Suite struct StateTests {
  // F14
  @Test func `A state is made once for a view, not at each update`() {
    let played = PlayedTree { StepView { _ in CountView() } }
    played.tap("add n")
    played.tap("next")
    played.tap("next")
    #expect(played.text == ["n=1"])
  }

  // F15
  @Test func `Each use of a view has a state of its own`() {
    let played = PlayedTree {
      CountView(name: "a")
      CountView(name: "b")
    }
    played.tap("add a")
    #expect(played.text == ["a=1", "b=0"])
  }

  // F16
  @Test func `A write to a state updates what depends on it`() {
    let played = PlayedTree { StepView { Text("now \($0)") } }
    played.tap("next")
    #expect(played.text == ["now 1"])
  }

  // F17
  @Test func `A view that is gone takes its state along`() {
    let played = PlayedTree { FlipView { if !$0 { CountView() } } }
    played.tap("add n")
    played.tap("flip")
    #expect(played.text == [])
    played.tap("flip")
    #expect(played.text == ["n=0"])
  }

  // F18
  @Test func `The wrapper makes the default each time and keeps the first`() {
    let played = PlayedTree { StepView { _ in DefaultMakingView() } }
    played.tap("next")
    #expect(played.log == ["made", "made"])
    #expect(played.text == ["first"])
  }

  // F20
  @Test func `A state with an ObservableObject updates when the reference changes`() {
    let played = PlayedTree { ModelHoldingView() }
    played.tap("write")
    #expect(played.text == ["A"])
    played.tap("replace")
    #expect(played.text == ["C"])
  }

  // F21
  @Test func `A binding reads and writes the state it comes from`() {
    let played = PlayedTree { AddingParentView() }
    played.tap("add")
    #expect(played.text == ["1"])
  }

  // F22
  @Test func `A binding of a binding goes through any number of levels`() {
    let played = PlayedTree { TwoLevelsView() }
    played.tap("add")
    played.tap("add")
    #expect(played.text == ["2"])
  }

  // F23
  @Test func `A binding to a property writes into the value of the state`() {
    let played = PlayedTree { EpisodeView() }
    played.tap("favorite")
    #expect(played.text == ["A true"])
  }

  // F24
  @Test func `A constant binding keeps its value whatever a control writes`() {
    let played = PlayedTree { AddingView(count: .constant(4), showsCount: true) }
    played.tap("add")
    #expect(played.text == ["4"])
  }

  // F25
  @Test func `A new input makes the value anew, and the state stays`() {
    let played = PlayedTree { StepView { CountView(name: "t\($0)") } }
    played.tap("add t0")
    played.tap("next")
    played.tap("next")
    #expect(played.text == ["t2=1"])
  }

  // F34
  @Test func `A GestureState has its initial value while no gesture is active`() {
    let played = PlayedTree { GestureView() }
    played.tap("add")
    #expect(played.text == ["false 1"])
  }
}

/// Makes an object as the default of a state.
private struct DefaultMakingView: View {
  final class Made {
    let name: String
    @MainActor init() {
      Log.add("made")
      name = PlayedLog.current?.lines.count == 1 ? "first" : "later"
    }
  }
  @State private var made = Made()

  var body: some View { Text(made.name) }
}

/// Holds an object that is observed as a whole in a state.
private struct ModelHoldingView: View {
  @State private var model = NameModel()

  var body: some View {
    Text(model.name)
    Button("write") { model.name = "B" }
    Button("replace") { model = NameModel(name: "C") }
  }
}

private struct AddingView: View {
  @Binding var count: Int
  var showsCount = false

  var body: some View {
    if showsCount { Text("\(count)") }
    Button("add") { count += 1 }
  }
}

private struct AddingParentView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    AddingView(count: $count)
  }
}

private struct PassingView: View {
  @Binding var count: Int

  var body: some View { AddingView(count: $count) }
}

private struct TwoLevelsView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    PassingView(count: $count)
  }
}

private struct EpisodeView: View {
  struct Episode {
    var title = "A"
    var isFavorite = false
  }
  @State private var episode = Episode()

  var body: some View {
    Text("\(episode.title) \(episode.isFavorite)")
    Toggle("favorite", isOn: $episode.isFavorite)
  }
}

private struct GestureView: View {
  @GestureState private var isDragging = false
  @State private var count = 0

  var body: some View {
    Text("\(isDragging) \(count)")
    Button("add") { count += 1 }
  }
}

import SwiftUI
import Testing

/// What is evaluated when something changes.
@MainActor
@Suite struct UpdateTests {
  // F64
  @Test func `A body is read each time that the view has to be updated`() {
    let played = PlayedTree { StepView { ReadView(name: "body \($0)") } }
    played.tap("next")
    #expect(played.log == ["body 0", "body 1"])
  }

  // F65
  @Test func `Only the views that depend on a change get a new body`() {
    let played = PlayedTree {
      CountView()
      ReadView(name: "still")
    }
    played.tap("add n")
    #expect(played.log == ["still"])
    let nested = PlayedTree { StepView { _ in VStack { ReadView(name: "still") } } }
    nested.tap("next")
    #expect(nested.log == ["still"])
  }

  // F66
  @Test func `An EquatableView leaves its child alone while the value is equal`() {
    let played = PlayedTree { StepView { ParityView(number: $0).equatable() } }
    played.tap("next")
    #expect(played.log == ["body 0"])
    played.tap("next")
    #expect(played.log == ["body 0", "body 2"])
  }

  // F67
  @Test func `update() of a dynamic property runs before each reading of body`() {
    let played = PlayedTree { StepView { PropertyView(number: $0) } }
    played.tap("next")
    #expect(played.log == ["update", "body", "update", "body"])
  }

  // F68
  @Test func `The content of a ViewModifier stands for the view it is applied to`() {
    let played = PlayedTree { CountView().modifier(FramingModifier()) }
    #expect(played.text == ["<", "n=0", ">"])
    played.tap("add n")
    #expect(played.text == ["<", "n=1", ">"])
  }

  @Test func `A write of an equal value evaluates nothing`() {
    let played = PlayedTree { RewritingView() }
    played.tap("same")
    #expect(played.log == ["body 0"])
    played.tap("other")
    #expect(played.log == ["body 0", "body 1"])
  }
}

private struct ParityView: View, Equatable {
  let number: Int

  nonisolated static func == (one: Self, other: Self) -> Bool {
    one.number / 2 == other.number / 2
  }

  var body: some View {
    let _ = Log.add("body \(number)")
    Text("\(number)")
  }
}

private struct PropertyView: View {
  @MainActor struct Counted: @MainActor DynamicProperty {
    func update() { Log.add("update") }
  }

  let number: Int
  var counted = Counted()

  var body: some View {
    let _ = Log.add("body")
    Text("\(number)")
  }
}

private struct FramingModifier: ViewModifier {
  func body(content: Content) -> some View {
    Text("<")
    content
    Text(">")
  }
}

private struct RewritingView: View {
  @State private var number = 0

  var body: some View {
    let _ = Log.add("body \(number)")
    Button("same") { number = 0 }
    Button("other") { number = 1 }
  }
}

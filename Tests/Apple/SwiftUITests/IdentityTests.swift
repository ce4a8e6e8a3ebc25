import SwiftUI
import Testing

/// What makes a view of one update the same view as in the update before.
@MainActor
@Suite struct IdentityTests {
  // F1
  @Test func `Another value of id(_:) ends the identity and with it the state`() {
    let played = PlayedTree { StepView { CountView().id($0) } }
    played.tap("add n")
    #expect(played.text == ["n=1"])
    played.tap("next")
    #expect(played.text == ["n=0"])
  }

  // F2
  @Test func `Values of one view at one position are one view`() {
    let played = PlayedTree { StepView { CountView(name: "\($0)") } }
    played.tap("add 0")
    played.tap("next")
    #expect(played.text == ["1=1"])
  }

  // F3
  @Test func `The branches of an if are two views, with one type in both`() {
    let played = PlayedTree { FlipView { if $0 { CountView() } else { CountView() } } }
    played.tap("add n")
    played.tap("flip")
    #expect(played.text == ["n=0"])
  }

  // F4
  @Test func `The cases of a switch are different views`() {
    let played = PlayedTree {
      StepView {
        switch $0 {
        case 0: CountView()
        case 1: CountView()
        default: CountView()
        }
      }
    }
    for _ in 0..<2 {
      played.tap("add n")
      #expect(played.text == ["n=1"])
      played.tap("next")
      #expect(played.text == ["n=0"])
    }
  }

  // F5
  @Test func `A condition in an argument leaves one view with its state`() {
    let played = PlayedTree { FlipView { CountView(name: $0 ? "on" : "off") } }
    played.tap("add off")
    played.tap("flip")
    #expect(played.text == ["on=1"])
  }

  // F6
  @Test func `A state that a branch has lost does not come back`() {
    let played = PlayedTree { FlipView { if !$0 { CountView() } else { Text("off") } } }
    played.tap("add n")
    played.tap("flip")
    #expect(played.text == ["off"])
    played.tap("flip")
    #expect(played.text == ["n=0"])
  }

  // F7
  @Test func `An if without else shows its content while the condition holds`() {
    let played = PlayedTree { FlipView { if $0 { Text("here") } } }
    #expect(played.text == [])
    played.tap("flip")
    #expect(played.text == ["here"])
    played.tap("flip")
    #expect(played.text == [])
  }

  // F8
  @Test func `An AnyView with another type inside builds a new hierarchy`() {
    let played = PlayedTree {
      FlipView { $0 ? AnyView(VStack { CountView() }) : AnyView(CountView()) }
    }
    played.tap("add n")
    played.tap("flip")
    #expect(played.text == ["n=0"])
  }

  // F9
  @Test func `State in ForEach follows the identifier when the order changes`() {
    let played = PlayedTree {
      FlipView { ForEach($0 ? ["b", "a"] : ["a", "b"], id: \.self) { CountView(name: $0) } }
    }
    played.tap("add a")
    played.tap("flip")
    #expect(played.text == ["b=0", "a=1"])
  }

  // F10
  @Test func `An element of ForEach with another identifier loses its state`() {
    let played = PlayedTree {
      StepView { ForEach([$0], id: \.self) { _ in CountView() } }
    }
    played.tap("add n")
    played.tap("next")
    #expect(played.text == ["n=0"])
  }

  // F11
  @Test func `An element that comes back to ForEach starts anew`() {
    let played = PlayedTree {
      FlipView { ForEach($0 ? ["b"] : ["a", "b"], id: \.self) { CountView(name: $0) } }
    }
    played.tap("add a")
    played.tap("add b")
    played.tap("flip")
    #expect(played.text == ["b=1"])
    played.tap("flip")
    #expect(played.text == ["a=0", "b=1"])
  }

  // F12
  @Test func `A List over data identifies its elements as ForEach does`() {
    let played = PlayedTree {
      FlipView { List($0 ? ["b", "a"] : ["a", "b"], id: \.self) { CountView(name: $0) } }
    }
    played.tap("add b")
    played.tap("flip")
    #expect(played.text == ["b=1", "a=0"])
  }
}

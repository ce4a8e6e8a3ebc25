import SwiftUI
import Testing

/// When the actions for a change of a value run, and what they are given.
@MainActor
@Suite struct ChangeTests {
  // F89
  @Test func `onChange runs when its value has changed, and not when the view appears`() {
    let played = PlayedTree {
      StepView { Text("\($0)").onChange(of: $0) { Log.add("changed") } }
    }
    #expect(played.log == [])
    played.tap("next")
    #expect(played.log == ["changed"])
  }

  // F90
  @Test func `An update that leaves the value equal does not run onChange`() {
    let played = PlayedTree {
      StepView { Text("\($0)").onChange(of: $0 > 1) { Log.add("changed") } }
    }
    played.tap("next")
    #expect(played.log == [])
    played.tap("next")
    #expect(played.log == ["changed"])
  }

  // F91
  @Test func `initial: true runs the action at the first appearance as well`() {
    let played = PlayedTree {
      StepView { Text("\($0)").onChange(of: $0, initial: true) { Log.add("ran") } }
    }
    #expect(played.log == ["ran"])
    played.tap("next")
    #expect(played.log == ["ran", "ran"])
  }

  // F92
  @Test func `The form with two arguments gets the old value and the new one`() {
    let played = PlayedTree {
      StepView { Text("\($0)").onChange(of: $0) { Log.add("\($0)>\($1)") } }
    }
    played.tap("next")
    played.tap("next")
    #expect(played.log == ["0>1", "1>2"])
  }

  // F93
  @Test func `With initial: true the first old value is the initial value`() {
    let played = PlayedTree {
      StepView { Text("\($0)").onChange(of: $0, initial: true) { Log.add("\($0)>\($1)") } }
    }
    #expect(played.log == ["0>0"])
  }

  // F94
  @Test func `What the closure captures has its value after the change`() {
    let played = PlayedTree {
      StepView { number in
        let twice = number * 2
        Text("\(number)").onChange(of: number) { Log.add("\(twice)") }
      }
    }
    played.tap("next")
    #expect(played.log == ["2"])
  }

  // F95
  @Test func `In the form of iOS 14 what the closure captures is from before`() {
    let played = PlayedTree {
      StepView { number in
        Text("\(number)").onChange(of: number) { [number] new in Log.add("\(number)>\(new)") }
      }
    }
    played.tap("next")
    played.tap("next")
    #expect(played.log == ["0>1", "1>2"])
  }

  // F96
  @Test func `The value of onChange may come from the environment`() {
    let played = PlayedTree {
      FlipView { TintWatchingView().environment(\.tint, $0 ? "red" : "blue") }
    }
    played.tap("flip")
    #expect(played.log == ["red"])
  }

  // F97
  @Test func `onReceive runs its action with each value that the publisher emits`() {
    let subject = PassthroughSubject<Int, Never>()
    let played = PlayedTree {
      FlipView { if !$0 { Text("x").onReceive(subject) { Log.add("\($0)") } } }
    }
    played.does {
      subject.send(1)
      subject.send(2)
    }
    #expect(played.log == ["1", "2"])
    played.tap("flip")
    played.does { subject.send(3) }
    #expect(played.log == ["1", "2"])
  }

  // F183
  @Test func `Two writes in one turn are one change for onChange`() {
    let played = PlayedTree { TwiceView() }
    played.tap("twice")
    #expect(played.log == ["0>2"])
  }
}

private struct TintWatchingView: View {
  @Environment(\.tint) private var tint

  var body: some View { Text("x").onChange(of: tint) { Log.add($1) } }
}

private struct TwiceView: View {
  @State private var number = 0

  var body: some View {
    Button("twice") {
      number += 1
      number += 1
    }
    .onChange(of: number) { Log.add("\($0)>\($1)") }
  }
}

import SwiftUI
import Testing

/// Values that views hand up.
@MainActor
@Suite struct PreferenceTests {
  // F70
  @Test func `Values of several children come to their ancestor as one`() {
    let played = PlayedTree {
      VStack {
        NamedLine("a")
        NamedLine("b")
      }
      .onPreferenceChange(LineKey.self) { Log.add($0.joined(separator: " ")) }
    }
    #expect(played.log == ["a b"])
  }

  // F71
  @Test func `The values are put together in the order of the tree`() {
    let played = PlayedTree {
      StepView { number in
        VStack {
          NamedLine("\(number)")
          VStack { ForEach(["b", "c"], id: \.self) { NamedLine($0) } }
          NamedLine("d")
        }
      }
      .onPreferenceChange(LineKey.self) { Log.add($0.joined(separator: " ")) }
    }
    played.tap("next")
    #expect(played.log == ["0 b c d", "1 b c d"])
  }

  // F72
  @Test func `A view that sets no value changes nothing in the sum`() {
    let played = PlayedTree {
      VStack {
        Text("x")
        NamedLine("a")
      }
      .onPreferenceChange(LineKey.self) { Log.add($0.joined(separator: " ")) }
    }
    #expect(played.log == ["a"])
  }

  // F73
  @Test func `The action gets the new value when that has changed, and at no other time`() {
    let played = PlayedTree {
      StepView { NamedLine("\($0 / 2)") }
        .onPreferenceChange(LineKey.self) { Log.add($0.joined(separator: " ")) }
    }
    played.tap("next")
    #expect(played.log == ["0"])
    played.tap("next")
    #expect(played.log == ["0", "1"])
  }

  @Test func `A value that goes with its view is no part of the sum`() {
    let played = PlayedTree {
      FlipView { isOn in
        NamedLine("a")
        if !isOn { NamedLine("b") }
      }
      .onPreferenceChange(LineKey.self) { Log.add($0.joined(separator: " ")) }
    }
    played.tap("flip")
    #expect(played.log == ["a b", "a"])
  }

  @Test func `A value that is set outside of others stands for them, and a change changes them`() {
    let played = PlayedTree {
      VStack { NamedLine("a") }
        .transformPreference(LineKey.self) { $0.append("b") }
        .onPreferenceChange(LineKey.self) { Log.add("in \($0.joined(separator: " "))") }
        .preference(key: LineKey.self, value: ["c"])
        .onPreferenceChange(LineKey.self) { Log.add("out \($0.joined(separator: " "))") }
    }
    #expect(played.log.sorted() == ["in a b", "out c"])
  }

  @Test func `A state that a preference sets is read in the same turn`() {
    let played = PlayedTree { PreferringView() }
    #expect(played.text == ["a", "told a"])
  }
}

private struct LineKey: PreferenceKey {
  static let defaultValue = ["default"]

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct NamedLine: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View { Text(name).preference(key: LineKey.self, value: [name]) }
}

private struct PreferringView: View {
  @State private var line = ""

  var body: some View {
    NamedLine("a").onPreferenceChange(LineKey.self) { line = $0.joined() }
    Text("told \(line)")
  }
}

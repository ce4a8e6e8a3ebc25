import SwiftUI
import Testing

/// A count of its own; the button `add NAME` adds one.
struct Counter: View {
  var name = "n"
  @State private var count = 0
  var body: some View {
    Text("\(name)=\(count)")
    Button("add \(name)") { count += 1 }
  }
}

struct Phase: View {
  @State private var on = false
  var body: some View {
    let _ = Log.add("outer")
    Button("flip") { on.toggle() }
    if on { Counter(name: "a").onAppear { Log.add("+a") }.onDisappear { Log.add("-a") } } else { Counter(name: "b") }
  }
}

@MainActor
@Suite struct FirstTests {
  @Test func `A state changes`() {
    let played = PlayedTree { Counter() }
    #expect(played.text == ["n=0", "add n"])
    #expect(played.tap("add n"))
    #expect(played.text == ["n=1", "add n"])
  }

  @Test func `A branch loses state`() {
    let played = PlayedTree { Phase() }
    played.tap("flip")
    played.tap("add a")
    #expect(played.text == ["flip", "a=1", "add a"])
    played.tap("flip")
    played.tap("flip")
    #expect(played.text == ["flip", "a=0", "add a"])
    #expect(played.log.lines == ["outer", "outer", "+a", "outer", "-a", "outer", "+a"])
  }
}

import SwiftUI
import Testing

/// How many bodies are read: those that a change reaches, and no other.
@MainActor
@Suite struct CountingTests {
  @Test func `A value that one view reads evaluates that body alone`() {
    let played = PlayedTree { DeepView() }
    let first = played.log
    #expect(first == ["deep", "middle", "reader", "leaf 0", "still", "still"])
    played.tap("flip")
    #expect(Array(played.log.dropFirst(first.count)) == ["deep", "reader", "leaf 1"])
  }

  @Test func `What changes nothing evaluates nothing`() {
    let played = PlayedTree {
      MarkedView(name: "a").onOpenURL { _ in }
      DeepView()
    }
    let first = played.log
    played.open("app://1")
    played.settle()
    #expect(played.log == first)
    played.hide()
    played.show()
    #expect(played.log == first + ["-a", "+a"])
  }

  @Test func `A new rootView that is equal evaluates nothing`() {
    let controller = UIHostingController(rootView: ReadView(name: "a"))
    let played = PlayedTree(controller)
    played.does { controller.rootView = ReadView(name: "a") }
    #expect(played.log == ["a"])
    played.does { controller.rootView = ReadView(name: "b") }
    #expect(played.log == ["a", "b"])
  }

  @Test func `Views that never settle are named with the two states`() {
    let writes = ["A.on = true", "A.on = false", "A.on = true", "A.on = false"]
    #expect(
      ViewTurn.sentence(ofWrites: writes)
        == "SwiftUI's views never settle: they swing between A.on = true and A.on = false")
    #expect(
      ViewTurn.sentence(ofWrites: [])
        == "SwiftUI's views never settle: they swing between two states")
  }
}

/// Sets a value of the surroundings that only a view deep in it reads.
private struct DeepView: View {
  @State private var number = 0

  var body: some View {
    let _ = Log.add("deep")
    Button("flip") { number += 1 }
    MiddleView().environment(\.tint, "\(number)")
    ReadView(name: "still")
  }
}

private struct MiddleView: View {
  var body: some View {
    let _ = Log.add("middle")
    VStack {
      TintLeafView()
      ReadView(name: "still")
    }
  }
}

private struct TintLeafView: View {
  @Environment(\.tint) private var tint

  var body: some View {
    let _ = Log.add("reader")
    ReadView(name: "leaf \(tint)")
  }
}

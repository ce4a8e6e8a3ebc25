import SwiftUI
import Testing

/// What Apple does not say: each answer that a test can choose does what it says.
@MainActor
@Suite struct ChoiceTests {
  @Test func `All views that take links get one, or the innermost alone`() {
    func log(_ choices: SwiftUIChoices) -> [String] {
      let played = PlayedTree(choices) {
        VStack { Text("x").onOpenURL { _ in Log.add("inner") } }.onOpenURL { _ in Log.add("outer") }
      }
      played.open("app://1")
      return played.log
    }
    #expect(log(.usual) == ["inner", "outer"])
    var choices = SwiftUIChoices.usual
    choices.oneViewTakesLinks = true
    #expect(log(choices) == ["inner"])
  }

  @Test func `Links and activities come from the inside out, or from the outside in`() {
    func log(_ choices: SwiftUIChoices) -> [String] {
      let played = PlayedTree(choices) {
        VStack {
          VStack { Text("x").onOpenURL { _ in Log.add("first") } }.onOpenURL { _ in Log.add("a") }
          Text("y").onOpenURL { _ in Log.add("second") }
            .onContinueUserActivity("read") { _ in Log.add("inner read") }
        }
        .onContinueUserActivity("read") { _ in Log.add("outer read") }
        .onOpenURL { _ in Log.add("inner modifier") }
        .onOpenURL { _ in Log.add("outer modifier") }
      }
      played.open("app://1")
      _ = played.continues(NSUserActivity(activityType: "read"))
      return played.log
    }
    #expect(
      log(.usual) == [
        "first", "a", "second", "inner modifier", "outer modifier", "inner read", "outer read",
      ])
    var choices = SwiftUIChoices.usual
    choices.outerTakesLinksFirst = true
    #expect(
      log(choices) == [
        "outer modifier", "inner modifier", "a", "first", "second", "outer read", "inner read",
      ])
  }

  @Test func `A link of the web that no view takes is an activity, or nothing`() {
    func log(_ choices: SwiftUIChoices) -> [String] {
      let played = PlayedTree(choices) {
        Text("x").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in Log.add("activity") }
      }
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://example.com/1")
      let isTaken = played.continues(activity)
      return played.log + ["\(isTaken)"]
    }
    #expect(log(.usual) == ["activity", "true"])
    var choices = SwiftUIChoices.usual
    choices.webLinksAreNoActivities = true
    #expect(log(choices) == ["false"])
  }

  @Test func `Outer views appear behind those in them, or before`() {
    let usual = PlayedTree { NestedView() }
    #expect(usual.log == ["child", "parent", "first", "second"])
    let other = PlayedTree(with: \.outerAppearsFirst) { NestedView() }
    #expect(other.log == ["first", "second", "parent", "child"])
  }

  @Test func `Tasks begin behind what appears, or before`() async {
    let usual = PlayedTree { BeginningView() }
    await usual.runs { usual.log.count > 1 }
    #expect(usual.log == ["appear", "task"])
    let other = PlayedTree(with: \.tasksBeginFirst) { BeginningView() }
    #expect(other.log == ["task", "appear"])
  }

  @Test func `Two writes in a turn are one change, or two`() {
    let usual = PlayedTree { TwoWritesView() }
    usual.tap("twice")
    #expect(usual.log == ["0>2"])
    let other = PlayedTree(with: \.eachWriteIsAChange) { TwoWritesView() }
    other.tap("twice")
    #expect(other.log == ["0>1", "1>2"])
    #expect(other.text == ["2"])
  }

  @Test func `Two writes of a published property in a turn are one change, or two`() {
    let usual = PlayedTree { PublishedWritesView() }
    usual.tap("twice")
    #expect(usual.log == ["0>2", "none>b"])
    let other = PlayedTree(with: \.eachWriteIsAChange) { PublishedWritesView() }
    other.tap("twice")
    #expect(other.log == ["0>1", "none>a", "1>2", "a>b"])
    #expect(other.text == ["2 b", "2"])
  }

  @Test func `Two writes of a stored value in a turn are one change, or two`() {
    let usual = PlayedTree { StoredWritesView() }
    usual.tap("twice")
    #expect(usual.log == ["0>2"])
    let other = PlayedTree(with: \.eachWriteIsAChange) { StoredWritesView() }
    other.tap("twice")
    #expect(other.log == ["0>1", "1>2"])
  }

  // `disappearsAtDisconnection` and the last two need a scene: `ProgramChoiceTests` has them.
  @Test func `Each choice has a test of both answers`() {
    let names = Mirror(reflecting: SwiftUIChoices.usual).children.compactMap(\.label)
    #expect(
      names == [
        "oneViewTakesLinks", "outerTakesLinksFirst", "webLinksAreNoActivities",
        "disappearsAtDisconnection", "outerAppearsFirst", "tasksBeginFirst",
        "eachWriteIsAChange", "answersComeFirst", "linksComeBeforeActive",
      ])
  }
}

private struct StoredWritesView: View {
  @SceneStorage("number") private var number = 0

  var body: some View {
    Button("twice") {
      number += 1
      number += 1
    }
    .onChange(of: number) { Log.add("\($0)>\($1)") }
  }
}

private final class WritableModel: ObservableObject {
  @Published var number = 0
  @Published var word = "none"
}

private struct PublishedWritesView: View {
  @StateObject private var model = WritableModel()

  var body: some View {
    Text("\(model.number) \(model.word)")
    Button("twice") {
      (model.number, model.word) = (1, "a")
      (model.number, model.word) = (2, "b")
    }
    .onChange(of: model.number) { Log.add("\($0)>\($1)") }
    .onChange(of: model.word) { Log.add("\($0)>\($1)") }
    ObservedNumberView(model: model)
  }
}

/// A second view that follows the same object.
private struct ObservedNumberView: View {
  @ObservedObject var model: WritableModel

  var body: some View { Text("\(model.number)") }
}

private struct NestedView: View {
  var body: some View {
    VStack {
      VStack { Text("x").onAppear { Log.add("child") } }.onAppear { Log.add("parent") }
    }
    .onAppear { Log.add("first") }
    .onAppear { Log.add("second") }
  }
}

private struct BeginningView: View {
  var body: some View {
    Text("x").task { Log.add("task") }.onAppear { Log.add("appear") }
  }
}

private struct TwoWritesView: View {
  @State private var number = 0

  var body: some View {
    Text("\(number)")
    Button("twice") {
      number += 1
      number += 1
    }
    .onChange(of: number) { Log.add("\($0)>\($1)") }
  }
}

import SwiftUI
import Testing

/// How long the work of a view lasts.
@MainActor
@Suite struct TaskTests {
  // F81
  @Test func `The work begins with the appearance, without another call`() async {
    let played = PlayedTree { Text("x").task { Log.add("start") } }
    await played.runs { !played.log.isEmpty }
    #expect(played.log == ["start"])
  }

  // F82
  @Test func `The work is cancelled after its view has gone`() async {
    let played = PlayedTree { FlipView { if !$0 { WorkingView(name: "a") } } }
    await played.runs { !played.log.isEmpty }
    played.tap("flip")
    await played.runs { played.log.count > 1 }
    #expect(played.log == ["start a", "cancelled a"])
  }

  // F83
  @Test func `Another identity cancels the work, and the new view starts its own`() async {
    let played = PlayedTree { StepView { WorkingView(name: "\($0)").id($0) } }
    await played.runs { !played.log.isEmpty }
    played.tap("next")
    await played.runs { played.log.count > 2 }
    #expect(Set(played.log) == ["start 0", "cancelled 0", "start 1"])
  }

  // F84
  @Test func `An update that keeps the view lets its work run on`() async {
    let work = OpenWork()
    let played = PlayedTree { StepView { WorkingView(name: "a", step: $0, work: work) } }
    await played.runs { !played.log.isEmpty }
    played.tap("next")
    await played.runs()
    work.ends()
    await played.runs { played.log.count > 1 }
    #expect(played.log == ["start a", "done a"])
  }

  // F85
  @Test func `task(id:) cancels its work and starts it again when the value changes`() async {
    let played = PlayedTree {
      StepView { number in
        Text("\(number)").task(id: number) { await OpenWork().lasts("\(number)") }
      }
    }
    await played.runs { !played.log.isEmpty }
    played.tap("next")
    await played.runs { played.log.count > 2 }
    #expect(Set(played.log) == ["start 0", "cancelled 0", "start 1"])
  }

  // F86
  @Test func `task(id:) lets its work run on while the value stays equal`() async {
    let played = PlayedTree {
      StepView { number in
        Text("\(number)").task(id: "same") { await OpenWork().lasts("a") }
      }
    }
    await played.runs { !played.log.isEmpty }
    played.tap("next")
    await played.runs()
    #expect(played.log == ["start a"])
  }

  // F87
  @Test func `The priority of a task is user-initiated where none is given`() async {
    let played = PlayedTree {
      Text("x").task { Log.add("\(Task.currentPriority == .userInitiated)") }
    }
    await played.runs { !played.log.isEmpty }
    #expect(played.log == ["true"])
  }

  // F88
  @Test func `What a task writes into a state updates the view`() async {
    let work = OpenWork()
    let played = PlayedTree { LoadingView(work: work) }
    #expect(played.text == ["loading"])
    await played.runs()
    work.ends()
    await played.runs { played.log.last == "written" }
    #expect(played.text == ["loaded"])
  }

  // F182
  @Test func `A Task that the work has made is not cancelled with the view`() async {
    let work = OpenWork()
    let played = PlayedTree {
      FlipView { if !$0 { Text("x").task { Task { await work.lasts("a") } } } }
    }
    await played.runs { !played.log.isEmpty }
    played.tap("flip")
    await played.runs()
    work.ends()
    await played.runs { played.log.count > 1 }
    #expect(played.log == ["start a", "done a"])
  }
}

/// Work that lasts until a test ends it, or it is cancelled.
@MainActor
final class OpenWork {
  private let (turns, end) = AsyncStream<Void>.makeStream()

  /// Ends the work.
  func ends() { end.finish() }

  /// Lasts, and notes how it ends.
  func lasts(_ name: String) async {
    Log.add("start \(name)")
    for await _ in turns {}
    Log.add("\(Task.isCancelled ? "cancelled" : "done") \(name)")
  }
}

private struct WorkingView: View {
  let name: String
  var step = 0
  var work = OpenWork()

  var body: some View { Text("\(name) \(step)").task { await work.lasts(name) } }
}

private struct LoadingView: View {
  let work: OpenWork
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      await work.lasts("load")
      text = "loaded"
      Log.add("written")
    }
  }
}

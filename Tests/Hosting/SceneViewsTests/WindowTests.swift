import SceneFuzzing
import SwiftUI
import Testing

/// What each window of a program has for itself.
@MainActor
@Suite struct WindowTests {
  private let labels = ["own", "keep", "write"]

  // F122
  @Test func `Each window of a group has a State of its own`() throws {
    let played = try ProgramPlay(
      NumbersProgram.self, "launch 1, open 2, do tap.own 2", tapping: labels)
    #expect(played.texts.map(\.first) == ["own 0", "own 1"])
  }

  // F123
  @Test func `Each window of a group has a StateObject of its own`() throws {
    let played = try ProgramPlay(OwningProgram.self, "launch 1, open 2")
    #expect(played.log == ["made", "made"])
  }

  // F124
  @Test func `A state of the App is one for all windows`() throws {
    let played = try ProgramPlay(
      SharingProgram.self, "launch 1, open 2, do tap.write 2", tapping: labels)
    #expect(played.texts.map(\.first) == ["B", "B"])
  }

  // F29
  @Test func `Every SceneStorage with one key in one scene is the same value`() throws {
    let played = try ProgramPlay(
      PairProgram.self, "launch 1, do tap.keep 1", tapping: labels)
    #expect(played.texts.map { $0.filter { $0.hasPrefix("kept") } } == [["kept 1", "kept 1"]])
  }

  // F30
  @Test func `A SceneStorage is never shared between scenes`() throws {
    let played = try ProgramPlay(
      NumbersProgram.self, "launch 1, open 2, do tap.keep 2", tapping: labels)
    #expect(played.texts.map { $0[1] } == ["kept 0", "kept 1"])
  }

  // F31
  @Test func `The first value of a SceneStorage is the one saved with the scene`() throws {
    let played = try ProgramPlay(
      NumbersProgram.self, on: "swiftui-iphone-ios17",
      "launch 1, do tap.keep 1, do tap.own 1, home, systemKill, launch 1", tapping: labels)
    #expect(played.texts.map { Array($0.prefix(2)) } == [["own 0", "kept 1"]])
  }

  // F27
  @Test func `A change of the user default updates the views with the AppStorage`() throws {
    let played = try ProgramPlay(
      SettingProgram.self, "launch 1, open 2, do tap.write 1", tapping: labels)
    #expect(played.texts.map(\.first) == ["14", "14"])
  }

  // F57
  @Test func `environment on a scene reaches every window of the scene`() throws {
    let played = try ProgramPlay(ToneProgram.self, "launch 1, open 2")
    #expect(played.texts == [["red"], ["red"]])
  }

  // F107
  @Test func `A link that starts the app reaches onOpenURL as well`() throws {
    let played = try ProgramPlay(
      OpeningProgram.self, on: "swiftui-iphone-ios17", "openURL 1",
      contents: [.url("first", "app://first")])
    #expect(played.log == ["app://first"])
  }
}

private final class OwnedModel: ObservableObject {
  @MainActor init() { ProgramLog.add("made") }
}

private struct OwnerView: View {
  @StateObject private var model = OwnedModel()

  var body: some View {
    let _ = model
    Text("x")
  }
}

private struct OwningProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { OwnerView() } }
}

@Observable private final class SharedBook { var title = "A" }

private struct SharingProgram: SwiftUI.App {
  @State private var book = SharedBook()

  var body: some SwiftUI.Scene {
    WindowGroup {
      Text(book.title)
      Button("write") { book.title = "B" }
    }
  }
}

private struct PairProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup {
      OwnNumbersView()
      OwnNumbersView()
    }
  }
}

private struct ToneKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

private struct ToneView: View {
  @Environment(\.tone) private var tone

  var body: some View { Text(tone) }
}

private struct ToneProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { ToneView() }.environment(\.tone, "red") }
}

private struct OpeningProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup { Text("x").onOpenURL { ProgramLog.add($0.absoluteString) } }
  }
}

private struct SettingView: View {
  @AppStorage("size") private var size = 10

  var body: some View {
    Text("\(size)")
    Button("write") { UserDefaults.standard.set(14, forKey: "size") }
  }
}

private struct SettingProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { SettingView() } }
}

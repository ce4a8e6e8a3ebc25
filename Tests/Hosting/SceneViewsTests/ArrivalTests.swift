import Foundation
import SceneFuzzing
import SceneHosting
import SceneViews
import SwiftUI
import Testing

/// What a program does with a link, as laws see it.
@MainActor
@Suite struct ArrivalTests {
  private func breach<Program: SwiftUI.App>(
    _ program: Program.Type, _ events: String, _ law: AppLaw<HostedApp<ProgramDelegate<Program>>>
  ) throws -> String? {
    let test = AppTest("arrivals", laws: [law], usesTasks: true) {
      HostedApp(program, context: $0)
    }
    let text = "scenefuzz 1\nplatform swiftui-iphone-ios18\nscenes 1\n\n" + events
    return SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test).failure?.law
  }

  @Test func `What views do once all is at rest has come in time`() throws {
    let opens = AppLaw<HostedApp<ProgramDelegate<PantryApp>>>("A link opens.", id: "opens") {
      AppHappening.receives().leads(
        to: theApp { app in app.models(Pantry.self).contains { $0.opened != nil } }, within: .rest)
    }
    #expect(try breach(PantryApp.self, "openURL 1\n", opens) == nil)
    #expect(try breach(LobbyApp.self, "openURL 1\n", .never) == "never")
  }

  @Test func `A link that no view takes when it has opened the app is not read`() throws {
    #expect(try breach(LobbyApp.self, "openURL 1\n", .readsPayloads()) == "payload.read")
    #expect(try breach(PantryApp.self, "openURL 1\n", .readsPayloads()) == nil)
  }

  @Test func `A model that a state may lack is found`() throws {
    let finds = AppLaw<HostedApp<ProgramDelegate<PantryApp>>>("A draft is found.", id: "finds") {
      theApp { app in !app.models(PantryDraft.self).isEmpty }.always(.atRest)
    }
    #expect(try breach(PantryApp.self, "launch 1\n", finds) == nil)
  }

  @Test func `A model that no view ever held is doubted in a long campaign`() {
    let asks = AppLaw<HostedApp<ProgramDelegate<LobbyApp>>>("All are loaded.", id: "asks") {
      theApp { app in app.models(Pantry.self).allSatisfy(\.isLoaded) }.always(.atRest)
    }
    let test = AppTest("lobby", laws: [asks]) { HostedApp(LobbyApp.self, context: $0) }
    func doubts(_ test: AppTest<HostedApp<ProgramDelegate<LobbyApp>>>, _ cases: UInt64) -> [String]
    {
      SceneFuzz.run(test, cases: cases).doubts.filter { $0.cause == .missingModel }.map(\.name)
    }
    #expect(doubts(test, 100) == ["Pantry"])
    #expect(doubts(test, 50) == [])
    #expect(doubts(test.accepts("Pantry", because: "it comes later"), 100) == [])
  }

  @Test func `A model that a view holds at times is not doubted`() {
    let asks = AppLaw<HostedApp<ProgramDelegate<PantryApp>>>("All are loaded.", id: "asks") {
      theApp { app in app.models(Pantry.self).allSatisfy { $0.opened == nil } }.always(.atRest)
    }
    let test = AppTest("pantry", laws: [asks], usesTasks: true) {
      HostedApp(PantryApp.self, context: $0)
    }
    #expect(!SceneFuzz.run(test, cases: 100).doubts.contains { $0.cause == .missingModel })
  }
}

extension AppLaw where App == HostedApp<ProgramDelegate<LobbyApp>> {
  /// It breaks: no lobby has a pantry.
  @MainActor fileprivate static var never: AppLaw {
    AppLaw("A link opens.", id: "never") {
      AppHappening.receives().leads(
        to: theApp { app in !app.models(Pantry.self).isEmpty }, within: .rest)
    }
  }
}

/// What is there once it has been loaded.
private final class Pantry: ObservableObject {
  @Published var isLoaded = false
  var opened: URL?
}

private final class PantryDraft {}

/// A program that keeps a link until its pantry is loaded.
private struct PantryApp: App {
  var body: some Scene { WindowGroup { PantryView() } }
}

private struct PantryView: View {
  @StateObject private var pantry = Pantry()
  @State private var link: URL?
  @State private var draft: PantryDraft? = PantryDraft()

  var body: some View {
    Text("pantry")
      .onOpenURL { link = $0 }
      .task { pantry.isLoaded = true }
      .onChange(of: pantry.isLoaded) { pantry.opened = link }
  }
}

/// A program whose view that takes links is behind a door.
private struct LobbyApp: App {
  var body: some Scene { WindowGroup { LobbyView() } }
}

private struct LobbyView: View {
  @State private var isOpen = false

  var body: some View {
    if isOpen {
      Text("hall").onOpenURL { _ in }
    } else {
      Button("Open") { isOpen = true }
    }
  }
}

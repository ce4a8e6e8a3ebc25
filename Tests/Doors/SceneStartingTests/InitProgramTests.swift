#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import Testing

  /// From a folder with a program of SwiftUI's to its test.
  struct InitProgramTests {
    private static let program = """
      import SwiftUI

      @main
      struct NotesApp: App {
        @State private var store = Store()

        var body: some Scene {
          WindowGroup { NotesView(store: store) }
        }
      }

      #Preview { NotesView(store: Store()) }

      """

    private static let view = """
      import SwiftUI

      struct NotesView: View {
        @Environment(\\.scenePhase) private var phase
        @State private var text = ""
        let store: Store

        var body: some View {
          Text(text)
            .onOpenURL { store.open($0) }
            .onChange(of: phase) { store.save() }
        }
      }

      """

    private static let model = """
      import Foundation

      @Observable final class Store {
        var opened: [URL] = []
        func open(_ url: URL) { opened.append(url) }
        func save() {}
      }

      """

    private static let delegate = """
      import UIKit
      class AppDelegate: NSObject, UIApplicationDelegate {}

      """

    private static let test = "LifecycleTests/ByHand/NotesTest.swift"

    private func folder(
      _ program: String = program, view: String = view, below app: String = "Notes"
    ) throws -> Session {
      let session = try Session.recorded()
      // Swift's own macros lie beside the compiler that the path finds.
      session.environment.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
      try session.make(program, at: app + "/NotesApp.swift")
      try session.make(view, at: app + "/Views/NotesView.swift")
      try session.make(Self.model, at: app + "/Store.swift")
      try session.make("class Unused { let a = Kit() }\n", at: app + "/Unused.swift")
      return session
    }

    @Test
    func `What a file with a missing import adds to a real model is real as well`() async throws {
      let view = Self.view.replacing("store.save()", with: "store.find()")
      let session = try folder(view: view)
      try session.make(
        "import SceneKit\nextension Store { func find() { opened = [] } }\n",
        at: "Notes/Store+Find.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let copy = try session.read("LifecycleTests/Made/Real/Store+Find.swift")
      #expect(copy.contains("func find() { opened = [] }"))
    }

    @Test
    func `A program's views and models are real, and its test plays it in worlds with phases`()
      async throws
    {
      let session = try folder()
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let made = try FileManager.default.contentsOfDirectory(
        atPath: session.folder + "/LifecycleTests/Made/Real")
      #expect(made.sorted() == ["NotesApp.swift", "NotesView.swift", "Store.swift"])
      let copy = try session.read("LifecycleTests/Made/Real/NotesApp.swift")
      #expect(!copy.contains("@main") && !copy.contains("#Preview"))
      let test = try session.read(Self.test)
      #expect(test.contains("import SceneViews\nimport SwiftUI\n"))
      #expect(test.contains("actions: .everythingShown() + stubAnswers, contents: appContents,"))
      #expect(test.contains("laws: [.readsPayloads(), .handsPayloadsOnOnce(), .showsWindow()],"))
      #expect(test.contains("\"swiftui-iphone-ios17\", \"swiftui-ipad-ios18\""))
      #expect(test.contains("usesTasks: true\n"))
      #expect(test.contains("    NotesApp.self, manifest: .empty, context: context)\n"))
      #expect(
        try session.read("LifecycleTests/Made/MadeAnswers.swift").contains(
          "[AppAction<HostedApp<ProgramDelegate<NotesApp>>>]"))
    }

    @Test(arguments: [
      "@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate",
      "@UIApplicationDelegateAdaptor private var delegate: AppDelegate",
    ])
    func `The delegate of an adaptor is made by the test`(adaptor: String) async throws {
      let session = try folder(
        Self.program.replacing("@State private var store", with: adaptor + "\n@State var store"))
      try session.make(Self.delegate, at: "Notes/AppDelegate.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let test = try session.read(Self.test)
      #expect(test.contains("context: context,\n    delegate: { AppDelegate() })\n"))
    }

    @Test func `Data of SwiftData is refused by its name, with the file and the line`() async throws
    {
      let session = try folder()
      try session.make(
        "import SwiftData\n@Model\nfinal class Store { func open(_ url: URL) {} }\n",
        at: "Notes/Store.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .inconclusive)
      #expect(
        session.messages.contains("keeps its data with SwiftData, which is not played: '@Model'"))
      #expect(session.messages.contains("Notes/Store.swift:2:1"))
    }

    @Test func `An import of SwiftData alone keeps no data`() async throws {
      let session = try folder(view: "import SwiftData\n" + Self.view)
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(try session.read("LifecycleTests/.scenefuzz/made.txt").contains("module: SwiftData"))
    }

    @Test func `Colours and images of a catalogue have the names that Xcode gives them`()
      async throws
    {
      let view = Self.view.replacing(
        "Text(text)\n",
        with: "Color.background.overlay(Image(.appLogo))\n      .background(Color(.color24292B))\n"
          + "      .foregroundStyle(.bgOne)\n")
      let session = try folder(view: view)
      for asset in ["BackgroundColor.colorset", "More/color_24292B.colorset", "BGOne.colorset"] {
        try session.make("{}", at: "Notes/Assets.xcassets/\(asset)/Contents.json")
      }
      try session.make("{}", at: "Notes/Assets.xcassets/AppLogoImage.imageset/Contents.json")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let made = try session.read("LifecycleTests/Made/MadeAssets.swift")
      #expect(made.contains("static let background = ColorResource(name: \"BackgroundColor\""))
      #expect(made.contains("static var bgOne: SwiftUI.Color"))
      #expect(try !session.read("LifecycleTests/.scenefuzz/made.txt").contains("changed:"))
      // A new name in a catalogue is a change of what the copies are of.
      let digest = try session.read("LifecycleTests/Made.digest")
      #expect(digest.contains("Notes/Assets.xcassets/More"), "\(digest)")
    }

    @Test func `A modifier that is not here is left out with its line, and the view stays`()
      async throws
    {
      let session = try folder(
        view: Self.view.replacing("      .onOpenURL", with: "      .glows(by: 2)\n      .onOpenURL")
      )
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let whole = try session.read("LifecycleTests/.scenefuzz/made.txt")
      #expect(whole.contains("NotesView.swift:10: word: "))
      #expect(whole.contains("no member 'glows'"))
    }

    @Test(arguments: [
      (["applinks:notes.example.com"], "payloads: url, activity\n"), ([], "payloads: url\n"),
    ])
    func `A page of the web comes to a program with domains alone, and is no link of a scheme`(
      domains: [String], payloads: String
    ) async throws {
      let view = Self.view.replacing(
        ".onOpenURL",
        with: ".onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in }\n      .onOpenURL")
      let session = try folder(view: view, below: "Notes/App")
      let schemes =
        "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
        + "<array><string>notes</string></array></dict></array>"
      let texts = domains.map { "<string>\($0)</string>" }.joined()
      let entitlements =
        "<key>com.apple.developer.associated-domains</key><array>\(texts)</array>"
      for (name, list) in [("Info.plist", schemes), ("N.entitlements", entitlements)] {
        try session.make(
          "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(list)</dict></plist>",
          at: "Notes/App/" + name)
      }
      try session.make(Self.project, at: "Notes/Notes.xcodeproj/project.pbxproj")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(session.output.contains(payloads), "\(session.output)")
      let isSaid = session.output.contains("the app has no associated domains")
      #expect(isSaid == domains.isEmpty, "\(session.output)")
      let made = try session.read("LifecycleTests/Made/MadeAnswers.swift")
      #expect(made.contains("\"notes://item/1\"") && !made.contains(".url(\"https"))
      #expect(made.contains("\"https://notes.example.com/item/1\"") != domains.isEmpty)
    }

    /// A project whose app is the folder, with an Info.plist and entitlements.
    private static let project = """
      // !$*UTF8*$!
      {archiveVersion = 1; rootObject = P; objects = {
      T = {isa = PBXNativeTarget; name = Notes; buildPhases = (S); fileSystemSynchronizedGroups = (Y);
        productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      S = {isa = PBXSourcesBuildPhase; files = (); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
        PRODUCT_NAME = Notes; INFOPLIST_FILE = App/Info.plist;
        CODE_SIGN_ENTITLEMENTS = App/N.entitlements; }; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
      }; }
      """

    @Test func `A life-cycle modifier that is lost is said, and the app is not whole`() async throws
    {
      let session = try folder(
        view: Self.view.replacing("onOpenURL { store.open($0) }", with: "onOpenURL(by: 3)"))
      #expect(await session.run("init --delegates DIR/Notes") == .inconclusive)
      #expect(session.output.contains("lost NotesView.onOpenURL"), "\(session.output)")
    }
  }
#endif

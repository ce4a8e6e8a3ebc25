#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import SceneLifecycle
  import SceneReporting
  import Testing

  /// The world that `init --delegates` writes is that of the app's project.
  struct InitWorldTests {
    private static let application = """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

      """

    private static let scene = "class %: UIResponder, UIWindowSceneDelegate {}\n"

    /// A project with apps, whose settings are all that says how their windows are made.
    private func project(_ apps: [String], settings: String) -> String {
      let targets = apps.map { name in
        """
        T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name)); fileSystemSynchronizedGroups = (Y);
          productType = "com.apple.product-type.application"; buildConfigurationList = L\(name); };
        S\(name) = {isa = PBXSourcesBuildPhase; files = (); };
        L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };
        C\(name) = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = \(name); \(settings)}; };
        """
      }
      let ids = apps.map { "T" + $0 }.joined(separator: ", ")
      return """
        // !$*UTF8*$!
        {archiveVersion = 1; rootObject = P; objects = {
        \(targets.joined(separator: "\n"))
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = LP; targets = (\(ids)); };
        }; }
        """
    }

    private func propertyList(_ scene: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>app</string>\(scene)</dict></plist>
      """
    }

    private func configuration(_ words: String) -> String {
      propertyList(
        "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
          + "<key>UIWindowSceneSessionRoleApplication</key><array><dict>\(words)</dict></array>"
          + "</dict></dict>")
    }

    private func started(_ files: [String: String], _ words: String = "") async throws -> Session {
      let session = try Session.recorded()
      for (path, text) in files { try session.make(text, at: path) }
      let line = "init --delegates DIR/Notes\(words) --name Notes"
      #expect(await session.run(line) == .holds, "\(session.messages)\(session.output)")
      return session
    }

    @Test func `An app with neither scene delegate nor scene manifest is played without scenes`()
      async throws
    {
      let main = propertyList("<key>UIMainStoryboardFile</key><string>Main</string>")
      let session = try await started([
        "Notes/AppDelegate.swift": Self.application, "Notes/Info.plist": main,
        "Notes/Main.storyboard": "<document/>",
      ])
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(
        test.contains(
          "platforms: [\"sceneless-ios17\", \"sceneless-ios26\"].compactMap(Platform.named)"))
      #expect(test.contains("manifest: .sceneless(storyboard: \"Main\"),"))
      #expect(test.contains("MadeStoryboards.register()"))
      #expect(test.contains("laws: [.showsWindow()],"))
    }

    @Test func `A manifest that build settings generate is one`() async throws {
      let settings =
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
      let session = try await started([
        "Notes/Notes.xcodeproj/project.pbxproj": project(["Notes"], settings: settings),
        "Notes/App/AppDelegate.swift": Self.application,
      ])
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(!test.contains("sceneless"))
    }

    @Test func `A configuration keeps its name, and a class that is named and missing is told`()
      async throws
    {
      let words =
        "<key>UISceneConfigurationName</key><string>Windows</string>"
        + "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).OldScene</string>"
      let session = try await started([
        "Notes/AppDelegate.swift": Self.application, "Notes/Info.plist": configuration(words),
        "Notes/NewScene.swift": Self.scene.replacing("%", with: "NewScene"),
      ])
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(
        test.contains(
          "SceneManifest(name: \"Windows\", supportsMultipleScenes: false) { NewScene() }"))
      #expect(
        session.output.contains(
          "Info.plist names the scene delegate 'OldScene', and no class of that name adopts"))
    }

    private static let car = """
      import CarPlay
      import UIKit
      final class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
        func templateApplicationScene(
          _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController) {}
      }

      """

    /// An app with a window's scene and a car's, of which Info.plist says something.
    private func withCar(_ name: String?, answers: Bool = false) async throws -> Session {
      let role = "CPTemplateApplicationSceneSessionRoleApplication"
      let car = name.map {
        "<key>\(role)</key><array><dict><key>UISceneConfigurationName</key><string>Drive</string>"
          + "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\($0)</string></dict></array>"
      }
      let window =
        "<key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>"
        + "<string>$(PRODUCT_MODULE_NAME).Scene</string></dict></array>"
      let method = "func application(_: UIApplication, configurationForConnecting: Any) {}\n"
      return try await started([
        "Notes/AppDelegate.swift": Self.application + (answers ? method : ""),
        "Notes/Scene.swift": "import UIKit\n" + Self.scene.replacing("%", with: "Scene"),
        "Notes/CarDelegate.swift": Self.car,
        "Notes/Info.plist": propertyList(
          "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
            + window + (car ?? "") + "</dict></dict>"),
      ])
    }

    @Test func `A car is played to an app whose manifest or code has a scene for it`() async throws
    {
      let named = try await withCar("CarDelegate")
      let test = try named.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(test.contains("roles: [.windowApplication, .carPlay]"))
      #expect(test.contains(".adding(.carTemplateApplication, name: \"Drive\") { CarDelegate() }"))
      #expect(test.contains("laws: [.showsWindow(), .releasesScenes()]"))
      #expect(named.output.contains("life-cycle methods AppDelegate, Scene, CarDelegate\n"))
      #expect(named.output.contains("one window, a car\n"))
      let answering = try await withCar(nil, answers: true)
      let other = try answering.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(other.contains("roles: [.windowApplication, .carPlay]"))
      #expect(other.contains(".making { CarDelegate() }"))
    }

    @Test(arguments: [
      (nil, "no configuration names 'CarDelegate': UIKit never makes it, and no car is played"),
      ("OldCar", "names 'OldCar' for cars, and no class of that name adopts"),
    ])
    func `A car that UIKit would give no delegate is not played, and told`(
      name: String?, sentence: String
    ) async throws {
      let session = try await withCar(name)
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(test.contains("roles: [.windowApplication], "))
      #expect(session.output.contains(sentence), "\(session.output)")
    }

    @Test func `A scene delegate that no manifest of the project names is told`() async throws {
      let session = try await started([
        "Notes/Notes.xcodeproj/project.pbxproj": project(["Notes"], settings: ""),
        "Notes/App/AppDelegate.swift": "// Once: configurationForConnecting\n" + Self.application,
        "Notes/App/Scene.swift": Self.scene.replacing("%", with: "Scene"),
      ])
      #expect(session.output.contains("no scene manifest, so UIKit never makes the scene delegate"))
      let method = "func application(_: UIApplication, configurationForConnecting: Any) {}\n"
      let answering = try await started([
        "Notes/Notes.xcodeproj/project.pbxproj": project(["Notes"], settings: ""),
        "Notes/App/AppDelegate.swift": Self.application + method,
        "Notes/App/Scene.swift": Self.scene.replacing("%", with: "Scene"),
      ])
      #expect(!answering.output.contains("no scene manifest"))
    }

    /// The types of links of an app that declares one scheme.
    private static let types =
      "<key>CFBundleURLTypes</key><array><dict>"
      + "<key>CFBundleURLSchemes</key><array><string>notes</string></array></dict></array>"

    /// The package that `init` makes of an app with types of links, and a method of its delegate.
    private func linked(_ types: String, _ method: String? = nil) async throws -> Session {
      let delegate = method.map {
        Self.application.replacing(
          "{ var window: UIWindow? }", with: "{ var window: UIWindow?\n" + $0 + "}")
      }
      return try await started([
        "Notes/Notes.xcodeproj/project.pbxproj": project(
          ["Notes"], settings: "INFOPLIST_FILE = App/Info.plist;"),
        "Notes/App/Info.plist": propertyList(types),
        "Notes/App/AppDelegate.swift": delegate ?? Self.application,
      ])
    }

    @Test(arguments: [
      ("", false),
      (
        "<key>CFBundleURLTypes</key><array><dict>"
          + "<key>CFBundleURLSchemes</key><array><string>notes</string></array></dict></array>",
        true
      ),
    ])
    func `A link is of the scheme that is declared, and where none is, that is said`(
      types: String, isDeclared: Bool
    ) async throws {
      let method =
        "  func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])"
        + " -> Bool { true }\n"
      let session = try await linked(types, method)
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(test.contains("contents: appContents,\n") && test.contains("payloads: [.url]"))
      let scheme = isDeclared ? "notes" : "app"
      let made = try session.read("LifecycleTests/Made/MadeAnswers.swift")
      #expect(made.contains(".url(\"\(scheme)-item-1\", \"\(scheme)://item/1\"),\n"))
      // The verdict of the test has what the digest has.
      let digest = MadeDigest(try session.read("LifecycleTests/Made.digest"))
      for lines in [session.output, (digest?.unseen ?? []).map(\.line).joined()] {
        #expect(lines.contains("the app declares no URL schemes") == !isDeclared)
      }
      let bundle = try session.read("LifecycleTests/Made/MadeBundle.swift")
      #expect(bundle.contains("static let identifier: String? = \"app\""))
      #expect(bundle.contains("[\"notes\"] as [Any]") == isDeclared)
      #expect(bundle.contains("MadeBundle.path(name, ending, in: folder)"))
    }

    @Test(arguments: [
      ("{ print(\"no links\"); return false }", false), ("{ open(url); return false }", true),
    ])
    func `A handler that always answers false takes no link, and that is said`(
      body: String, isPlayed: Bool
    ) async throws {
      let method =
        "  func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])"
        + " -> Bool \(body)\n  func open(_ url: URL) {}\n"
      let session = try await linked(Self.types, method)
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(test.contains("payloads: [.url]") == isPlayed)
      #expect(session.output.contains("always answers false") == !isPlayed)
    }

    @Test func `What is declared and no delegate takes is lost, as the verdict says`() async throws
    {
      let session = try await linked(Self.types)
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(test.contains("payloads: []") && !test.contains("contents:"))
      let digest = MadeDigest(try session.read("LifecycleTests/Made.digest"))
      let lost = (digest?.unseen ?? []).filter { $0.kind == .unplayed }.map(\.line)
      #expect(lost.contains { $0.contains("what comes is lost, and is not played") }, "\(lost)")
    }

    @Test func `The app of which the others are variants is taken, and told`() async throws {
      let session = try await started([
        "Notes/All.xcodeproj/project.pbxproj": project(["Notes", "NotesBeta"], settings: ""),
        "Notes/App/AppDelegate.swift": Self.application,
      ])
      #expect(
        session.output.contains("of the apps 'Notes', 'NotesBeta' 'Notes' is taken: --target"))
      let workflow = try session.read("LifecycleTests/.github/workflows/scenefuzz.yml")
      #expect(
        workflow.contains("working-directory: \"LifecycleTests\""))
    }

    @Test(arguments: [
      ("TARGETED_DEVICE_FAMILY = 1;", "[\"iphone-ios17\", \"iphone-ios26\"]"),
      (
        "TARGETED_DEVICE_FAMILY = \"1,2\"; IPHONEOS_DEPLOYMENT_TARGET = 12.0;",
        "[\"both-ios12\", \"iphone-ios26\", \"ipad-ios26\"]"
      ),
      ("TARGETED_DEVICE_FAMILY = \"1,2\"; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", nil),
    ])
    func `The devices and the oldest system of a project choose the worlds`(
      settings: String, platforms: String?
    ) async throws {
      let session = try await started([
        "Notes/Notes.xcodeproj/project.pbxproj": project(["Notes"], settings: settings),
        "Notes/App/AppDelegate.swift": Self.application,
        "Notes/App/Scene.swift": "import UIKit\n" + Self.scene.replacing("%", with: "Scene"),
      ])
      let test = try session.read("LifecycleTests/ByHand/NotesTest.swift")
      #expect(test.contains("platforms: \(platforms ?? "")") == (platforms != nil))
    }

    @Test func `Of several apps one is asked for`() async throws {
      let files = [
        "Notes/All.xcodeproj/project.pbxproj": project(["Free", "Paid"], settings: ""),
        "Notes/App/AppDelegate.swift": Self.application,
      ]
      let session = try Session.recorded()
      for (path, text) in files { try session.make(text, at: path) }
      #expect(await session.run("init --delegates DIR/Notes") == .misused)
      #expect(session.messages.contains("there are several apps: name one as the target"))
      #expect(session.messages.contains("--target NAME"))
      #expect(!FileManager.default.fileExists(atPath: session.folder + "/LifecycleTests"))
      _ = try await started(files, " --target Paid")
    }

    @Test func `A project file that is broken is named with its line`() async throws {
      let session = try Session.recorded()
      try session.make("// !$*UTF8*$!\n{objects = {", at: "Notes/Notes.xcodeproj/project.pbxproj")
      try session.make(Self.application, at: "Notes/AppDelegate.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .misused)
      #expect(session.messages.contains("Notes.xcodeproj/project.pbxproj:2"), "\(session.messages)")
      #expect(!FileManager.default.fileExists(atPath: session.folder + "/LifecycleTests"))
    }
  }
#endif

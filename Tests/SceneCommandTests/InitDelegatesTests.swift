import CommandKit
import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// From a folder with an app's delegates to their test.
struct InitDelegatesTests {
  private static let application = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  private static let scene = """
    import UIKit
    import os

    class SceneDelegate: UIResponder {
      var window: UIWindow?
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    }

    extension SceneDelegate: UIWindowSceneDelegate {}
    class PanelSceneDelegate: UIResponder, UIWindowSceneDelegate {}

    """

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UIApplicationSupportsMultipleScenes</key><false/>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    <key>UISceneStoryboardFile</key><string>Main</string>
    </dict></array></dict></dict></dict></plist>

    """

  private static let storyboard = """
    <document initialViewController="BYZ"><scenes><scene><objects>
    <viewController id="other" customClass="OtherController"/>
    <viewController id="BYZ" customClass="ViewController" customModule="Notes"/>
    </objects></scene></scenes></document>

    """

  /// A folder as Xcode's template makes it.
  private func template() throws -> Session {
    let session = try Session()
    try session.make(Self.application, at: "Notes/AppDelegate.swift")
    try session.make(Self.scene, at: "Notes/Scenes/SceneDelegate.swift")
    try session.make("import UIKit\n", at: "Notes/Scenes/ViewController.swift")
    try session.make("", at: "Notes/Scenes/Notes.md")
    try session.make("", at: "Notes/Assets.xcassets/Contents.json")
    try session.make(Self.propertyList, at: "Notes/Info.plist")
    try session.make(Self.storyboard, at: "Notes/Base.lproj/Main.storyboard")
    return session
  }

  @Test func `The template's folder gets a manifest and a test, and nothing in it changes`()
    async throws
  {
    let session = try template()
    let line = "init --path DIR --delegates DIR/Notes"
    #expect(await session.run(line) == .holds, "\(session.messages)")
    let manifest = try session.read("Package.swift")
    #expect(manifest.contains(".executableTarget(\n      name: \"Notes\",\n"))
    #expect(manifest.contains("      path: \"Notes\",\n"))
    #expect(
      manifest.contains(
        "exclude: [\"Assets.xcassets\", \"Base.lproj\", \"Info.plist\", \"Scenes/Notes.md\"],"))
    #expect(manifest.contains("\"SceneOSLog\"") && !manifest.contains("\"SceneSwiftUI\""))
    let test = try session.read("Tests/NotesTests/NotesTests.swift")
    #expect(test.contains("@testable import Notes\n"))
    #expect(test.contains("laws: [.readsPayloads(), .showsWindow(), .releasesScenes()],"))
    #expect(test.contains("payloads: [.url])"))
    #expect(
      test.contains(
        "SceneManifest(storyboard: \"Main\", supportsMultipleScenes: false) { SceneDelegate() }"
          + ".making { PanelSceneDelegate() }"))
    #expect(test.contains("UIStoryboard.register(\"Main\") { ViewController() }\n"))
    #expect(test.contains("    return AppDelegate()\n"))
    let workflow = try session.read(".github/workflows/scenefuzz.yml")
    #expect(workflow.contains("- run: swift test\n") && !workflow.contains("notes-fuzz"))
    #expect(try session.read("Notes/AppDelegate.swift") == Self.application)
    #expect(session.output.contains("plays Notes's delegates"))
    let paths = FileManager.default.subpaths(atPath: session.folder) ?? []
    #expect(!paths.contains("Sources"), "there is no second place for sources")
  }

  @Test func `A property list that says nothing of several windows means one`() async throws {
    let session = try template()
    let silent = Self.propertyList.replacing(
      "<key>UIApplicationSupportsMultipleScenes</key><false/>\n", with: "")
    #expect(silent != Self.propertyList)
    try session.make(silent, at: "Notes/Info.plist")
    #expect(await session.run("init --path DIR --delegates DIR/Notes") == .holds)
    let test = try session.read("Tests/NotesTests/NotesTests.swift")
    #expect(test.contains("supportsMultipleScenes: false) { SceneDelegate() }"))
  }

  @Test func `An app that opens nothing is not asked to, and its window comes from code`()
    async throws
  {
    let session = try Session()
    try session.make(Self.application, at: "App/AppDelegate.swift")
    try session.make(
      "class MainScene: UIResponder, UIWindowSceneDelegate {}\n", at: "App/MainScene.swift")
    let line = "init --path DIR --delegates DIR/App --name Plain"
    #expect(await session.run(line) == .holds, "\(session.messages)")
    let test = try session.read("Tests/PlainTests/PlainTests.swift")
    #expect(test.contains("laws: [.showsWindow(), .releasesScenes()],"))
    #expect(test.contains("payloads: [])") && !test.contains("UIStoryboard"))
    #expect(test.contains("    manifest: SceneManifest { MainScene() },\n    context: context\n"))
    #expect(!(try session.read("Package.swift")).contains("exclude: [\"Info"))
  }

  @Test func `What stands in the way of a build is told with the file`() async throws {
    let session = try template()
    try session.make(
      "import CoreData\n#if canImport(Combine)\nimport Combine\n#endif\n", at: "Notes/Store.swift")
    try session.make(
      Self.application.replacing("@main", with: "@UIApplicationMain"), at: "Notes/AppDelegate.swift"
    )
    #expect(await session.run("init --path DIR --delegates DIR/Notes") == .holds)
    #expect(session.output.contains("Notes/Store.swift imports CoreData, which neither Swift"))
    #expect(!session.output.contains("Combine"))
    #expect(session.output.contains("Notes/AppDelegate.swift has @UIApplicationMain: write @main"))
  }

  @Test(arguments: [
    ("--path DIR/Notes --delegates DIR", "is not below"),
    ("--path DIR --delegates DIR/Notes/Scenes", "adopts UIApplicationDelegate"),
    ("--path DIR --delegates DIR/none", "adopts UIApplicationDelegate"),
  ])
  func `A folder without an app's delegates is refused`(line: String, message: String) async throws
  {
    let session = try template()
    #expect(await session.run("init " + line) == .misused)
    #expect(session.messages.contains(message), "\(session.messages)")
    #expect(!FileManager.default.fileExists(atPath: session.folder + "/Package.swift"))
  }
}

import SceneProjects
import Testing

/// Which sources of a folder without a project are the app's: what they import decides, and what is left
/// out is said.
@Suite struct LeftOutTests {
  private static let test = "import XCTest\nfinal class T: XCTestCase {}\n"
  private static let source = "import UIKit\nextension SceneDelegate {}\n"

  private func app(_ files: [String: String]) throws -> (SampleFolder, AppProject) {
    let folder = try SampleFolder(files.merging(["AppDelegate.swift": ""]) { $1 })
    return (folder, try AppProject(of: folder.path))
  }

  @Test(arguments: [
    "Contests/Links.swift", "Protests/Links.swift", "SpeedTests/Links.swift", "DelegateTests.swift",
    "Models/Package.swift", "Models/Project.swift", "Tests/Links.swift", "Workspace.swift",
  ])
  func `A source that is no test's is the app's, whatever its name ends with`(
    path: String
  ) throws {
    let (_, app) = try app([path: Self.source, "Models/Other.swift": ""])
    #expect(app.sources == ["AppDelegate.swift", "Models/Other.swift", path].sorted())
    #expect(app.leftOut.isEmpty)
  }

  @Test(arguments: [
    ("NotesTests/A.swift", "NotesTests/ (1 file, tests)"),
    ("unit-tests/A.swift", "unit-tests/ (1 file, tests)"),
    ("Notes/LinkTests.swift", "Notes/LinkTests.swift (1 file, tests)"),
    ("Pods/Kit/Kit.swift", "Pods/ (1 file, made by tools)"),
    ("Vendor/Kit/Kit.swift", "Vendor/ (1 file, other people's code)"),
  ])
  func `What is left out is said with its place and the reason`(
    path: String, line: String
  ) throws {
    let (_, app) = try app([path: Self.test])
    #expect(app.sources == ["AppDelegate.swift"])
    #expect(app.leftOut.map(\.description) == [line])
  }

  @Test func `A folder of tests is left out whole, and one source of an extension is said`() throws
  {
    let part = "<plist><dict><key>NSExtension</key><dict/></dict></plist>"
    let (_, app) = try app([
      "AppTests/A.swift": Self.test, "AppTests/Help/B.swift": Self.source,
      "AppTests/Info.plist": "<plist><dict/></plist>", "Widget/W.swift": "",
      "Widget/Info.plist": part,
    ])
    #expect(app.sources == ["AppDelegate.swift"])
    #expect(
      app.leftOut.map(\.description)
        == ["AppTests/ (2 files, tests)", "Widget/ (1 file, another product)"])
    #expect(!app.readFolders.contains("AppTests"), "a new test is no change of the app")
  }

  @Test func `What the app needs is taken out of what is left out`() throws {
    let (_, app) = try app(["Vendor/A.swift": "", "Vendor/B.swift": ""])
    let left = try #require(app.leftOut.first)
    #expect(
      left.without(["Vendor/A.swift"])?.description == "Vendor/ (1 file, other people's code)")
    #expect(left.without(["Vendor/A.swift", "Vendor/B.swift"]) == nil)
    #expect(left.without(["Other.swift"]) == left)
  }

  @Test func `A target of a package whose folder leads out or is not known is left out by name`()
    throws
  {
    let around = try SampleFolder(["secret/S.swift": ""])
    try around.write("", to: "app/.git/HEAD")
    try around.write("", to: "app/AppDelegate.swift")
    try around.write(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: [.target(name: "Core")]), .target(name: "Core"),
        .target(name: "Far", path: "../../secret"), .target(name: "Gone", path: "Nowhere"),
      ])
      """, to: "app/Kit/Package.swift")
    try around.write("", to: "app/Kit/Sources/Kit/K.swift")
    // All below a target is compiled, whatever its name.
    try around.write("", to: "app/Kit/Sources/Kit/Vendor/V.swift")
    try around.write("", to: "app/Kit/Sources/Core/C.swift")
    let app = try AppProject(of: around.path + "/app")
    #expect(app.modules.map(\.name) == ["Core", "Kit"])
    #expect(
      app.modules.last?.sources == ["Kit/Sources/Kit/K.swift", "Kit/Sources/Kit/Vendor/V.swift"])
    #expect(
      app.leftOut.map(\.description) == [
        "../secret/ (outside of the repository)",
        "Kit/Gone/ (a target without a folder that is known)",
      ])
  }

  @Test func `A package of a project outside of the repository is said`() throws {
    var project = ProjectText()
    project.objects = "P1 = {isa = XCLocalSwiftPackageReference; relativePath = ../Far; };"
    project.rootKeys = "packageReferences = (P1);"
    let folder = try project.folder()
    let app = try AppProject(of: folder.path)
    #expect(app.leftOut.map(\.description) == ["../Far/ (outside of the repository)"])
    #expect(app.modules.isEmpty)
  }
}

import SceneProjects
import Testing

@Suite struct PackageTests {
  /// Answers of SwiftPM that a test has.
  private struct Answers: PackageTool {
    var description = ""
    var manifest = "{}"
    var failure: ProjectError?

    func description(of folder: String) throws(ProjectError) -> [UInt8] {
      if let failure { throw failure }
      return Array(description.utf8)
    }

    func manifest(of folder: String) throws(ProjectError) -> [UInt8] { Array(manifest.utf8) }
  }

  private static let description = """
    {"name": "Tour", "targets": [
      {"name": "TourTests", "type": "test", "path": "Tests", "sources": ["T.swift"]},
      {"name": "Tour-Kit", "c99name": "Tour_Kit", "type": "library", "module_type": "SwiftTarget",
       "path": "Sources/Kit", "sources": ["B.swift", "A.swift", "Gone.swift"],
       "resources": [{"path": "Main.storyboard", "rule": {"process": {}}}],
       "product_dependencies": ["Maps"]},
      {"name": "Headers", "type": "library", "module_type": "ClangTarget",
       "path": "C", "sources": []}
    ]}
    """

  private static let manifest = """
    {"platforms": [{"platformName": "ios", "version": "16.0"}],
     "toolsVersion": {"_version": "6.0.0"},
     "dependencies": [{"fileSystem": [{"path": "../Maps"}]}],
     "targets": [{"name": "Tour-Kit", "settings": [
       {"tool": "swift", "kind": {"define": {"_0": "BETA"}}},
       {"tool": "swift", "kind": {"define": {"_0": "MAC"}},
        "condition": {"platformNames": ["macos"]}},
       {"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"config": "release"}},
       {"tool": "c", "kind": {"define": {"_0": "OLD"}}},
       {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
       {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
       {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DLOOSE"]}}},
       {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}]}]}
    """

  private let files = [
    "Package.swift": "", "Sources/Kit/A.swift": "", "Sources/Kit/B.swift": "",
    "Sources/Kit/Main.storyboard": "", "Support/Info.plist": StoryboardTemplate.info,
  ]

  @Test func `The only target of a package in Swift is the app`() throws {
    let folder = try SampleFolder(files)
    let tool = Answers(description: Self.description, manifest: Self.manifest)
    let app = try AppProject(of: folder.path, asking: tool)
    #expect(app.origin == .package)
    #expect(app.target == "Tour-Kit")
    #expect(app.module == "Tour_Kit")
    #expect(app.sources == ["Sources/Kit/A.swift", "Sources/Kit/B.swift"])
    #expect(app.missing == ["Sources/Kit/Gone.swift"])
    #expect(app.resources.storyboards == ["Sources/Kit/Main.storyboard"])
    #expect(app.products == ["Maps"])
    #expect(app.localPackages == ["../Maps"] || app.localPackages.first?.hasSuffix("/Maps") == true)
    #expect(app.compiling.swiftVersion?.first == "5")
    #expect(app.compiling.defaultIsolation == .mainActor)
    #expect(app.compiling.conditions == ["DEBUG", "SWIFT_PACKAGE", "BETA", "LOOSE"])
    #expect(app.compiling.upcomingFeatures == ["ExistentialAny"])
    #expect(app.compiling.deploymentTarget == "16.0")
    #expect(app.info.sceneManifest?.configurations.first?.delegateClass == "Tour_Kit.SceneDelegate")
  }

  @Test func `Of several targets a program is the app, else one has to be named`() throws {
    let folder = try SampleFolder(files)
    let two = """
      {"targets": [{"name": "A", "type": "library", "path": "Sources/Kit", "sources": ["A.swift"]},
        {"name": "B", "type": "KIND", "path": "Sources/Kit", "sources": ["B.swift"]}]}
      """
    let program = Answers(description: two.replacing("KIND", with: "executable"))
    #expect(try AppProject(of: folder.path, asking: program).target == "B")
    let library = Answers(description: two.replacing("KIND", with: "library"))
    let error = try #require(throws: ProjectError.self) {
      try AppProject(of: folder.path, asking: library)
    }
    #expect(error.code == .severalApps)
    #expect(error.choices == ["A", "B"])
    #expect(try AppProject(of: folder.path, target: "A", asking: library).module == "A")
    #expect(throws: ProjectError.self) {
      try AppProject(of: folder.path, target: "C", asking: library)
    }
  }

  @Test func `Where SwiftPM has no answer, the folder is taken and that is said`() throws {
    let folder = try SampleFolder(files)
    let failure = ProjectError(.noAnswer, "swift package describe fails", at: "Package.swift")
    let app = try AppProject(of: folder.path, asking: Answers(failure: failure))
    #expect(app.origin == .folder)
    #expect(app.sources == ["Sources/Kit/A.swift", "Sources/Kit/B.swift"])
    #expect(
      app.remarks == [
        "Package.swift: swift package describe fails, as SwiftPM answers: all sources are taken"
      ])
    #expect(try AppProject(of: folder.path).remarks.count == 1)
    let none = try AppProject(of: folder.path, asking: Answers(description: "{\"targets\": []}"))
    #expect(none.origin == .folder)
    #expect(
      none.remarks
        == ["Package.swift has no target with sources in Swift: all sources are taken"])
    let broken = try AppProject(of: folder.path, asking: Answers(description: "{"))
    #expect(broken.remarks.first?.contains("no text in JSON") == true)
  }

  @Test func `The manifest of a Playgrounds app is read as text where SwiftPM has no answer`()
    throws
  {
    let folder = try SampleFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import AppleProductTypes
      let package = Package(
        name: "Tour", platforms: [.iOS("16.4")],
        products: [
          .iOSApplication(
            name: "Tour", targets: ["AppModule"], bundleIdentifier: "org.example.tour",
            capabilities: [.camera(purposeString: "name: \\"x\\"")])
        ],
        // .executableTarget(name: "Old")
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "App.swift": "",
    ])
    let app = try AppProject(of: folder.path)
    #expect(app.target == "AppModule")
    #expect(app.module == "AppModule")
    #expect(app.bundleIdentifier == "org.example.tour")
    #expect(app.compiling.deploymentTarget == "16.4")
    #expect(app.compiling.swiftVersion?.first == "5")
    #expect(app.sources == ["App.swift"])
  }

  @Test func `Packages in the repository give their modules and sources`() throws {
    let folder = try SampleFolder(FoldersTemplate.files)
    try folder.write(
      """
      let package = Package(name: "Tuner", targets: [
        .target(name: "Tuner-Core", dependencies: [.product(name: "Other", package: "other")]),
        .target(name: "Waves", path: "Code"), .testTarget(name: "TunerTests"),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"), .target(name: named),
      ])
      """, to: "Packages/Tuner/Package.swift")
    try folder.write("", to: "Packages/Tuner/Sources/Tuner-Core/Core.swift")
    try folder.write("", to: "Packages/Tuner/Code/Wave.swift")
    try folder.write("", to: "Packages/Tuner/Tests/TunerTests/T.swift")
    let modules = try AppProject(of: folder.path).modules
    #expect(modules.map(\.name) == ["Tuner_Core", "Waves"])
    #expect(
      modules.map(\.sources) == [
        ["Packages/Tuner/Sources/Tuner-Core/Core.swift"], ["Packages/Tuner/Code/Wave.swift"],
      ])
  }

  @Test func `A project counts more than a package beside it`() throws {
    let folder = try ProjectText().folder(["Package.swift": ""])
    let tool = Answers(description: Self.description, manifest: Self.manifest)
    #expect(try AppProject(of: folder.path, asking: tool).origin == .xcode("Notes.xcodeproj"))
  }

  @Test func `A folder alone gives its sources, less tests, extensions, packages and manifests`()
    throws
  {
    let folder = try SampleFolder([
      "App/AppDelegate.swift": "", "App/Info.plist": StoryboardTemplate.info,
      "App/App.entitlements": StoryboardTemplate.entitlements, "App/Main.storyboard": "",
      "App/Old.m": "", "AppTests/A.swift": "import XCTest\n",
      "UITests/B.swift": "@testable import App\n",
      "App/ParserTests.swift": "import Foundation\nimport Testing\n", "Widget/Widget.swift": "",
      "Widget/Info.plist": "<plist><dict><key>NSExtension</key><dict/></dict></plist>",
      "Packages/Kit/Package.swift": "", "Packages/Kit/Sources/Kit.swift": "",
      "Pods/Pod.swift": "", ".build/x.swift": "", "Broken.plist": "{",
      "Project.swift": "import ProjectDescription\n", "Scene.xctemplate/Scene.swift": "",
      "App/___FILE___View.swift": "",
    ])
    let app = try AppProject(of: folder.path)
    #expect(app.origin == .folder)
    #expect(app.sources == ["App/AppDelegate.swift"])
    #expect(app.otherSources == ["App/Old.m"])
    #expect(app.localPackages == ["Packages/Kit"])
    #expect(app.resources.storyboards == ["App/Main.storyboard"])
    #expect(app.info.path == "App/Info.plist")
    #expect(app.info.sceneManifest?.configurations.count == 1)
    #expect(app.entitlements.values["aps-environment"]?.text != nil)
    #expect(
      app.remarks == [
        "Project.swift makes the project: run its program first, or all sources are taken",
        "Broken.plist:1: nothing closes '{'",
      ])
  }
}

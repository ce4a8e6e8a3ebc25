import SceneProjects
import Testing

@Suite struct TemplateTests {
  @Test func `A project that lists its files gives the sources of its app, sorted`() throws {
    let folder = try SampleFolder(StoryboardTemplate.files)
    let app = try AppProject(of: folder.path)
    #expect(app.origin == .xcode("Diary.xcodeproj"))
    #expect(app.target == "Diary")
    #expect(app.module == "Diary")
    #expect(app.productType == "com.apple.product-type.application")
    #expect(app.configuration == "Debug")
    #expect(
      app.sources == [
        "Diary/AppDelegate.swift", "Diary/SceneDelegate.swift", "Diary/Views/ListController.swift",
      ])
    #expect(app.missing == [])
    #expect(app.remarks == [])
  }

  @Test func `Resources are sorted by their kind, and a storyboard is found by its name`() throws {
    let folder = try SampleFolder(StoryboardTemplate.files)
    let resources = try AppProject(of: folder.path).resources
    #expect(
      resources.storyboards == [
        "Diary/Base.lproj/LaunchScreen.storyboard", "Diary/Base.lproj/Main.storyboard",
      ])
    #expect(resources.storyboard("Main") == "Diary/Base.lproj/Main.storyboard")
    #expect(resources.storyboard("Other") == nil)
    #expect(resources.assetCatalogs == ["Diary/Assets.xcassets"])
    #expect(resources.strings == ["Diary/de.lproj/Main.strings"])
    #expect(resources.propertyLists == [])
  }

  @Test func `What Info.plist says is read with its names replaced`() throws {
    let folder = try SampleFolder(StoryboardTemplate.files)
    let app = try AppProject(of: folder.path)
    #expect(app.bundleIdentifier == "com.example.Diary")
    #expect(app.info.path == "Diary/Info.plist")
    #expect(app.info.bundleIdentifier == "com.example.Diary")
    #expect(app.info.urlSchemes == ["diary-debug"])
    #expect(app.info.activityTypes == ["com.example.Diary.write"])
    #expect(app.info.shortcutItems == ["new"])
    #expect(app.info.values["UIBackgroundModes"]?.texts == ["fetch"])
    #expect(app.info.mainStoryboard == "Main")
    let manifest = try #require(app.info.sceneManifest)
    #expect(manifest.supportsMultipleScenes)
    let configuration = try #require(manifest.configurations.first)
    #expect(manifest.configurations.count == 1)
    #expect(configuration.role == "UIWindowSceneSessionRoleApplication")
    #expect(configuration.name == "Default Configuration")
    #expect(configuration.delegateClass == "Diary.SceneDelegate")
    #expect(configuration.storyboard == "Main")
    #expect(configuration.sceneClass == nil)
  }

  @Test func `Entitlements say which links and notifications reach the app`() throws {
    let folder = try SampleFolder(StoryboardTemplate.files)
    let entitlements = try AppProject(of: folder.path).entitlements
    #expect(entitlements.path == "Diary/Diary.entitlements")
    #expect(entitlements.associatedDomains == ["applinks:diary.example"])
    #expect(entitlements.values["aps-environment"]?.text != nil)
  }

  @Test func `The settings of the target and of the project say how it is compiled`() throws {
    let folder = try SampleFolder(StoryboardTemplate.files)
    let app = try AppProject(of: folder.path)
    #expect(app.compiling.swiftVersion == "5.0")
    #expect(app.compiling.swiftVersion == "5.0")
    #expect(app.compiling.conditions == ["DEBUG"])
    #expect(app.compiling.deploymentTarget == "13.2")
    #expect(app.compiling.defaultIsolation == .nonisolated)
    #expect(app.compiling.upcomingFeatures == [])
    #expect(app.devices == [.phone, .pad])
    let release = try AppProject(of: folder.path, configuration: "Release")
    #expect(release.configuration == "Release")
    #expect(release.compiling.conditions == [])
  }

  @Test func `Folders that the project does not list give their files, less the exceptions`() throws
  {
    let folder = try SampleFolder(FoldersTemplate.files)
    let app = try AppProject(of: folder.path)
    #expect(app.module == "My_Radio")
    #expect(
      app.sources == [
        "My Radio/MyRadioApp.swift", "My Radio/Player/Player.swift", "Shared/Log.swift",
      ])
    #expect(app.otherSources == ["My Radio/Player/Tone.m"])
    #expect(app.resources.assetCatalogs == ["My Radio/Assets.xcassets"])
    #expect(app.resources.storyboards == ["My Radio/en.lproj/Main.storyboard"])
    #expect(app.resources.propertyLists == [])
    #expect(app.localPackages == ["Packages/Tuner"])
    #expect(app.products == ["Tuner"])
  }

  @Test func `A scene manifest that settings generate is there, and the file's keys stay`() throws {
    let folder = try SampleFolder(FoldersTemplate.files)
    let app = try AppProject(of: folder.path)
    let manifest = try #require(app.info.sceneManifest)
    #expect(manifest.supportsMultipleScenes)
    #expect(manifest.configurations == [])
    #expect(app.info.urlSchemes == ["radio"])
    #expect(app.info.values["UIBackgroundModes"]?.texts == ["audio"])
    #expect(app.info.bundleIdentifier == "org.example.radio")
    #expect(app.info.values["UILaunchScreen"] == .table([:]))
    #expect(
      app.info.values["UISupportedInterfaceOrientations~ipad"]?.texts
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
  }

  @Test func `A generated manifest takes the place of the file's configurations, as in Xcode`()
    throws
  {
    let folder = try SampleFolder(FoldersTemplate.files)
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/><key>Own</key><integer>7</integer>
      <key>Share</key><real>0.5</real>
      <key>UISceneConfigurations</key><dict><key>Role</key><array><dict/></array></dict></dict>
      """
    let whole = FoldersTemplate.info.replacing(
      "<dict>\n", with: "<dict>\n" + manifest, maxReplacements: 1)
    try folder.write(whole, to: "My Radio/Info.plist")
    let app = try AppProject(of: folder.path)
    #expect(
      app.info.values["UIApplicationSceneManifest"]
        == .table([
          "UIApplicationSupportsMultipleScenes": .flag(true), "Own": .number(7),
          "Share": .number(0.5), "UISceneConfigurations": .table([:]),
        ]))
    // Without generation the file's own stays.
    try folder.write(
      FoldersTemplate.project.replacing(
        "Manifest_Generation = YES", with: "Manifest_Generation = NO"),
      to: "My Radio.xcodeproj/project.pbxproj")
    let own = try #require(AppProject(of: folder.path).info.sceneManifest)
    #expect(!own.supportsMultipleScenes)
    #expect(own.configurations.map(\.role) == ["Role"])
  }

  @Test func `Settings of today's templates say isolation and features`() throws {
    let folder = try SampleFolder(FoldersTemplate.files)
    let app = try AppProject(of: folder.path)
    #expect(app.compiling.defaultIsolation == .mainActor)
    #expect(
      app.compiling.upcomingFeatures == [
        "BareSlashRegexLiterals", "DisableOutwardActorInference",
        "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
      ])
    #expect(app.compiling.deploymentTarget == "26.0")
    #expect(app.devices == [.phone, .pad, .vision])
    #expect(app.bundleIdentifier == "org.example.radio")
  }

  @Test func `The project is found from the folder of the sources, and from its own path`() throws {
    let folder = try SampleFolder(StoryboardTemplate.files)
    try folder.write("", to: ".git/HEAD")
    let inside = try AppProject(of: folder.path + "/Diary")
    #expect(inside.origin == .xcode("../Diary.xcodeproj"))
    #expect(inside.sources.first == "AppDelegate.swift")
    for name in ["Diary.xcodeproj/", "Diary.xcworkspace"] {
      let itself = try AppProject(of: folder.path + "/" + name)
      #expect(itself.sources.first == "Diary/AppDelegate.swift")
    }
    #expect(throws: ProjectError.self) { try AppProject(of: folder.path + "/DiaryTests") }
  }
}

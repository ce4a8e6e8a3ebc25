import SceneProjects
import Testing

@Suite struct TargetTests {
  /// A second target of a project.
  private func target(_ id: String, _ name: String, _ type: String) -> String {
    """
    \(id) = {isa = PBXNativeTarget; name = \(name); productType = "\(type)";
      buildPhases = (S); buildConfigurationList = LT; };
    """
  }

  @Test func `Of several apps one has to be named, and the error lists them`() throws {
    var project = ProjectText()
    project.objects = target("T2", "Beta", "com.apple.product-type.application")
    project.otherTargets = ["T2"]
    let folder = try project.folder()
    let error = try #require(throws: ProjectError.self) { try AppProject(of: folder.path) }
    #expect(error.code == .severalApps)
    #expect(error.choices == ["Beta", "Notes"])
    #expect(
      error.description
        == "Notes.xcodeproj: there are several apps: name one as the target: 'Beta', 'Notes'")
    #expect(try AppProject(of: folder.path, target: "Beta").module == "Beta")
    #expect(try AppProject.targets(in: folder.path) == ["Beta", "Notes"])
    let unknown = try #require(throws: ProjectError.self) {
      try AppProject(of: folder.path, target: "Gamma")
    }
    #expect(unknown.code == .unknownTarget)
    #expect(unknown.value == "Gamma")
    #expect(unknown.choices == ["Beta", "Notes"])
  }

  @Test func `An app that is built for Macs first leaves the name to the other`() throws {
    var project = ProjectText()
    let type = "com.apple.product-type.application"
    project.objects =
      target("T2", "Desk", type).replacing("LT;", with: "LM;") + """
        LM = {isa = XCConfigurationList; buildConfigurations = (CM); };
        CM = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {SDKROOT = macosx; SUPPORTED_PLATFORMS = "iphoneos macosx"; }; };
        """
    project.otherTargets = ["T2"]
    let folder = try project.folder()
    #expect(try AppProject(of: folder.path).target == "Notes")
    #expect(try AppProject(of: folder.path, target: "Desk").target == "Desk")
  }

  @Test(arguments: [
    "app-extension", "bundle.unit-test", "bundle.ui-testing", "framework",
    "application.watchapp2", "application.on-demand-install-capable",
  ])
  func `What is no app is left out`(type: String) throws {
    var project = ProjectText()
    project.objects = target("T2", "Other", "com.apple.product-type." + type)
    project.otherTargets = ["T2"]
    let folder = try project.folder()
    #expect(try AppProject(of: folder.path).target == "Notes")
  }

  @Test func `A clip is taken where it is asked for by name`() throws {
    var project = ProjectText()
    project.objects = target(
      "T2", "Clip", "com.apple.product-type.application.on-demand-install-capable")
    project.otherTargets = ["T2"]
    let folder = try project.folder()
    #expect(try AppProject(of: folder.path, target: "Clip").module == "Clip")
  }

  @Test(arguments: [
    (["SDKROOT": "macosx"], false), (["SDKROOT": "watchos"], false),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "\"iphoneos macosx\""], true),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx"], false),
    (["MACOSX_DEPLOYMENT_TARGET": "14.0"], false), (["IPHONEOS_DEPLOYMENT_TARGET": "15.0"], true),
    ([:], true),
  ])
  func `An app for another system is none`(settings: [String: String], isApp: Bool) throws {
    let folder = try ProjectText(project: settings).folder()
    if isApp {
      #expect(try AppProject(of: folder.path).target == "Notes")
    } else {
      let error = try #require(throws: ProjectError.self) { try AppProject(of: folder.path) }
      #expect(error.code == .noApp)
      #expect(error.choices == ["Notes (application)"])
    }
  }

  @Test func `Two projects with apps need a name, and those of other people do not count`() throws {
    let folder = try ProjectText().folder()
    try folder.write(ProjectText(target: "Pod").text, to: "Pods/Pods.xcodeproj/project.pbxproj")
    try folder.write("", to: "Schemes.xcodeproj/xcshareddata/x.xcscheme")
    #expect(try AppProject(of: folder.path).target == "Notes")
    try folder.write(ProjectText().text, to: "Copy.xcodeproj/project.pbxproj")
    let error = try #require(throws: ProjectError.self) { try AppProject(of: folder.path) }
    #expect(error.code == .severalApps)
    #expect(error.choices == ["Copy.xcodeproj", "Notes.xcodeproj"])
    #expect(error.reason == "name the folder of one project, as several have the app 'Notes'")
  }

  @Test func `A file for another platform, a generated and a repeated one are told apart`() throws {
    var project = ProjectText(sources: ["App.swift", "Gone.swift", "App.swift", "Old.m"])
    project.objects = """
      FM = {isa = PBXFileReference; path = Mac.swift; };
      BM = {isa = PBXBuildFile; fileRef = FM; platformFilters = (macos, ); };
      FC = {isa = PBXFileReference; path = Both.swift; };
      BC = {isa = PBXBuildFile; fileRef = FC; platformFilters = (ios, macos, ); };
      S2 = {isa = PBXSourcesBuildPhase; files = (BM, BC, NOWHERE); };
      """
    project.targetKeys = "buildPhases = (S, R, S2);"
    let folder = try SampleFolder([
      "Notes.xcodeproj/project.pbxproj": project.text, "App.swift": "", "Mac.swift": "",
      "Both.swift": "", "Old.m": "",
    ])
    let app = try AppProject(of: folder.path)
    #expect(app.sources == ["App.swift", "Both.swift"])
    #expect(app.otherSources == ["Old.m"])
    #expect(app.missing == ["Gone.swift"])
  }

  @Test func `Frameworks of the project that the app is built with are named with sources`() throws
  {
    var project = ProjectText()
    project.objects = """
      F8 = {isa = PBXFileReference; path = Kit.swift; };
      B8 = {isa = PBXBuildFile; fileRef = F8; };
      S8 = {isa = PBXSourcesBuildPhase; files = (B8); };
      D8 = {isa = PBXTargetDependency; target = T8; };
      T8 = {isa = PBXNativeTarget; name = "Note Kit";
        productType = "com.apple.product-type.framework"; buildPhases = (S8);
        buildConfigurationList = LT; dependencies = (D8); };
      """
    project.otherTargets = ["T8"]
    project.targetKeys = "dependencies = (D8);"
    let folder = try project.folder(["Kit.swift": ""])
    let modules = try AppProject(of: folder.path).modules
    #expect(modules.map(\.name) == ["Note_Kit"])
    #expect(modules.first?.sources == ["Kit.swift"])
  }

  @Test func `An Info.plist of another machine is replaced by the only one, and that is said`()
    throws
  {
    var project = ProjectText()
    project.settings["INFOPLIST_FILE"] = "/Other/Notes/Info.plist"
    let folder = try project.folder(["Support/Info.plist": StoryboardTemplate.info])
    let app = try AppProject(of: folder.path)
    #expect(app.info.path == "Support/Info.plist")
    #expect(
      app.remarks == [
        "/Other/Notes/Info.plist, the Info.plist, is not there: Support/Info.plist is taken in"
          + " its place"
      ])
    try folder.write(StoryboardTemplate.info, to: "Copy/Info.plist")
    let other = try AppProject(of: folder.path)
    #expect(other.info.path == nil)
    #expect(other.remarks == ["/Other/Notes/Info.plist, the Info.plist, is not there"])
  }

  @Test func `A name that differs in capital letters or composed signs is found as on a Mac`()
    throws
  {
    var project = ProjectText(sources: ["Sources/appdelegate.swift", "sources/Gro\u{df}e.swift"])
    project.settings["INFOPLIST_FILE"] = "info.plist"
    let folder = try SampleFolder([
      "Notes.xcodeproj/project.pbxproj": project.text, "Sources/AppDelegate.swift": "",
      "Sources/Gro\u{df}e.swift": "", "Info.plist": StoryboardTemplate.info,
    ])
    let app = try AppProject(of: folder.path)
    #expect(app.missing == [])
    #expect(app.remarks == [])
    #expect(
      app.sources.map { $0.lowercased() }
        == ["sources/appdelegate.swift", "sources/gro\u{df}e.swift"])
    #expect(app.info.urlSchemes == ["diary-debug"])
    project.sources = ["e\u{301}.swift"]
    let composed = try SampleFolder([
      "Notes.xcodeproj/project.pbxproj": project.text, "\u{e9}.swift": "",
    ])
    #expect(try AppProject(of: composed.path).sources.count == 1)
    #expect(try AppProject(of: composed.path).missing == [])
  }
}

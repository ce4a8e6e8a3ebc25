import SceneProjects
import Testing

@Suite struct SettingTests {
  /// What a setting comes to: the bundle's identifier is one.
  private func value(
    _ text: String, project: [String: String] = [:], target: [String: String] = [:],
    files: [String: String] = [:]
  ) throws -> String? {
    var sample = ProjectText()
    sample.project.merge(project) { $1 }
    sample.settings.merge(target) { $1 }
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"\(text)\""
    sample.projectFile = files["project.xcconfig"] == nil ? nil : "project.xcconfig"
    sample.targetFile = files["target.xcconfig"] == nil ? nil : "target.xcconfig"
    let folder = try sample.folder(files)
    return try AppProject(of: folder.path).bundleIdentifier
  }

  @Test func `A target's setting counts more than its file's, that more than the project's`() throws
  {
    let files = ["project.xcconfig": "A = 1", "target.xcconfig": "A = 3"]
    #expect(try value("$(A)", files: ["project.xcconfig": "A = 1"]) == "1")
    #expect(
      try value("$(A)", project: ["A": "2"], files: ["project.xcconfig": "A = 1"]) == "2")
    #expect(try value("$(A)", project: ["A": "2"], files: files) == "3")
    #expect(try value("$(A)", project: ["A": "2"], target: ["A": "4"], files: files) == "4")
  }

  @Test func `What is inherited is taken from each layer below in turn`() throws {
    let files = ["project.xcconfig": "A = 1", "target.xcconfig": "A = $(inherited)3"]
    let found = try value(
      "$(A)", project: ["A": "\"$(inherited)2\""], target: ["A": "\"$(A)4\""], files: files)
    #expect(found == "1234")
    #expect(try value("x$(inherited)y") == "xy")
  }

  @Test func `Names are replaced in all their forms, and names made of names`() throws {
    let settings = ["A": "one", "B": "A", "C_one": "two"]
    #expect(
      try value("$(A)-${A}-$A.$($(B))-$(C_$(A))-$(NONE)", target: settings)
        == "one-one-one.one-two-")
    #expect(try value("$$5 and $( open", target: settings) == "$5 and $( open")
  }

  @Test(arguments: [
    ("$(A:lower)", "my app-2!"), ("$(A:upper)", "MY APP-2!"),
    ("$(A:c99extidentifier)", "My_App_2_"),
    ("$(A:identifier)", "My_App_2_"), ("$(A:rfc1034identifier)", "My-App-2-"),
    ("$(D:c99extidentifier)", "_Days"), ("$(D:rfc1034identifier:lower)", "-days"),
    ("$(U:c99extidentifier)", "Größe_1"), ("$(U:identifier)", "Gr__e_1"),
    ("$(P:file)", "c.tar.gz"),
    ("$(P:base)", "c.tar"), ("$(P:suffix)", ".gz"), ("$(P:dir)", "/a/b/"),
    ("$(NONE:default=x$(D))", "x7Days"), ("$(D:default=x)", "7Days"),
    ("$(P:suffix=zip)", "/a/b/c.tar.zip"), ("$(A:nothing)", "My App-2!"),
  ])
  func `Modifiers change a value as Xcode does`(text: String, expected: String) throws {
    let settings = [
      "A": "\"My App-2!\"", "D": "7Days", "U": "\"Größe 1\"", "P": "/a/b/c.tar.gz",
    ]
    #expect(try value(text, target: settings) == expected)
  }

  @Test func `A value for the device counts more than one for all, one for another not at all`()
    throws
  {
    let settings = [
      "A": "all", "A[sdk=iphoneos*]": "\"$(inherited) phone\"", "A[sdk=macosx*]": "mac",
      "B": "all", "B[config=Rel*]": "no", "B[arch=arm64]": "arm",
    ]
    #expect(try value("$(A) $(B)", target: settings) == "all phone arm")
  }

  @Test func `Files include others, and what is not there is said`() throws {
    let files = [
      "target.xcconfig": """
      #include "config/Base"
      #include? "Local.xcconfig"
      #include "Pods.xcconfig"
      #include "<DEVELOPER_DIR>/Makefiles/x.xcconfig"
      A = $(inherited)b; // with a comment
      LONG = c \\
        d
      URL = https:/$()/x
      [broken
      """,
      "config/Base.xcconfig": "#include \"deep/Deep.xcconfig\"\nA[sdk=iphone*][arch=*] = $(DEEP)a",
      "deep/Deep.xcconfig": "\u{FEFF}DEEP = deep \r\nNEXT=1\r",
    ]
    var sample = ProjectText(targetFile: "target.xcconfig")
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"$(A) $(LONG) $(URL) $(NEXT)\""
    let broken = try sample.folder(files)
    let error = try #require(throws: ProjectError.self) { try AppProject(of: broken.path) }
    #expect(error.location == "target.xcconfig:9")
    #expect(error.value == "[broken")
    var whole = files
    whole["target.xcconfig"] = files["target.xcconfig"]?.replacing("[broken", with: "")
    let folder = try sample.folder(whole)
    let app = try AppProject(of: folder.path)
    #expect(app.bundleIdentifier == "deepa c d https://x 1")
    #expect(
      app.remarks == [
        "target.xcconfig:3: 'Pods.xcconfig' is not there: the settings in it are not known"
      ])
  }

  @Test(arguments: [
    "Secrets.example.xcconfig", "Secrets.xcconfig.example", "Secrets-sample.xcconfig",
  ])
  func `An example beside a file with secrets is read for it`(example: String) throws {
    var sample = ProjectText(targetFile: "Secrets.xcconfig")
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"org.$(TEAM)\""
    let folder = try sample.folder([example: "TEAM = tree"])
    let app = try AppProject(of: folder.path)
    #expect(app.bundleIdentifier == "org.tree")
    #expect(app.remarks == ["Secrets.xcconfig is not there: \(example) is read for it"])
  }

  @Test func `Conditions and flags say what the compiler is told`() throws {
    var sample = ProjectText(projectFile: "base.xcconfig")
    sample.project["SWIFT_VERSION"] = "6.0"
    sample.project["SWIFT_APPROACHABLE_CONCURRENCY"] = "YES"
    sample.settings["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY"] = "YES"
    sample.settings["SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES"] = "NO"
    sample.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "(\"$(inherited)\", BETA, \"1\", BETA)"
    sample.settings["OTHER_SWIFT_FLAGS"] = """
      ("$(inherited)", "-D", "COCOA", "-DPODS", "-enable-upcoming-feature", Lifetimes,
        "-Xfrontend", "-enable-experimental-feature", "-Xfrontend", Macros)
      """
    sample.settings["SWIFT_OBJC_BRIDGING_HEADER"] = "\"\\\"$(SRCROOT)/Notes Bridge.h\\\"\""
    let folder = try sample.folder([
      "base.xcconfig":
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG\nOTHER_SWIFT_FLAGS = -D \"BASE\""
    ])
    let compiling = try AppProject(of: folder.path).compiling
    #expect(compiling.swiftVersion?.first == "6")
    #expect(compiling.conditions == ["DEBUG", "BETA", "BASE", "COCOA", "PODS"])
    #expect(
      compiling.upcomingFeatures
        == ["ExistentialAny", "Lifetimes", "NonisolatedNonsendingByDefault"])
    #expect(compiling.bridgingHeader == "Notes Bridge.h")
  }

  @Test(arguments: [
    ("15.0", nil, false), ("16.4", nil, true), ("17.0", "NO", false), ("15.0", "YES", true),
  ])
  func `A slash begins a regular expression from iOS 16 on, or as the setting says`(
    system: String, setting: String?, isOn: Bool
  ) throws {
    var sample = ProjectText()
    sample.settings["SWIFT_VERSION"] = "5.0"
    sample.settings["IPHONEOS_DEPLOYMENT_TARGET"] = system
    sample.settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] = setting
    let folder = try sample.folder()
    let features = try AppProject(of: folder.path).compiling.upcomingFeatures
    #expect(features == (isOn ? ["BareSlashRegexLiterals"] : []))
  }

  @Test func `A module has the name that is set for it, or that of its product`() throws {
    var sample = ProjectText(target: "7 Days é")
    let folder = try sample.folder()
    #expect(try AppProject(of: folder.path).module == "__Days_é")
    sample.settings["PRODUCT_MODULE_NAME"] = "Week"
    let other = try sample.folder()
    #expect(try AppProject(of: other.path).module == "Week")
  }

  @Test func `A configuration that is called alike serves as the one for debugging`() throws {
    let text = ProjectText().text.replacing("name = Debug", with: "name = \"Staging-Debug\"")
    let folder = try SampleFolder(["A.xcodeproj/project.pbxproj": text, "AppDelegate.swift": ""])
    #expect(try AppProject(of: folder.path).configuration == "Staging-Debug")
    let asked = try AppProject(of: folder.path, configuration: "Beta")
    #expect(asked.configuration == "Staging-Debug")
    #expect(
      asked.remarks
        == ["there is no configuration 'Beta': the settings are those of Staging-Debug"])
  }
}

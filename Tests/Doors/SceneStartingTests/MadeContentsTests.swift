import Foundation
import SceneProjects
import SceneSources
import SceneStarting
import TestSupport
import Testing

/// The contents that `init` writes: what the app's sources and property lists name.
@Suite struct MadeContentsTests {
  private static let all = ["url", "activity", "shortcut", "notification"]

  /// A project with an Info.plist and entitlements, or the folder alone.
  private func project(
    _ info: String = "", domains: [String] = [], isOfXcode: Bool = false
  ) throws -> AppProject {
    let scratch = try Scratch()
    let list = "<key>com.apple.developer.associated-domains</key><array>"
    let entitlements =
      list + domains.map { "<string>\($0)</string>" }.joined() + "</array>"
    let identifier = "<key>CFBundleIdentifier</key><string>app</string>"
    var files = ["App/A.swift": "import UIKit\n", "App/Info.plist": Self.plist(identifier + info)]
    files["App/App.entitlements"] = Self.plist(domains.isEmpty ? "" : entitlements)
    if isOfXcode { files["App.xcodeproj/project.pbxproj"] = Self.settings }
    for (path, text) in files {
      let file = scratch.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let folder = isOfXcode ? scratch.path : scratch.url.appendingPathComponent("App").path
    return try AppProject(of: folder, target: nil)
  }

  private static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"
  }

  private static let settings = """
    // !$*UTF8*$!
    {archiveVersion = 1; rootObject = P; objects = {
    T = {isa = PBXNativeTarget; name = Notes; buildPhases = (S); fileSystemSynchronizedGroups = (Y);
      productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    S = {isa = PBXSourcesBuildPhase; files = (); };
    L = {isa = XCConfigurationList; buildConfigurations = (C); };
    C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; PRODUCT_NAME = Notes;
      INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = App/App.entitlements; }; };
    Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    G = {isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
    P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
    }; }
    """

  private static func schemes(_ names: String...) -> String {
    let list = names.map { "<string>\($0)</string>" }.joined()
    return "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
      + "<array>\(list)</array></dict></array>"
  }

  /// The elements of the list that is made, without its frame.
  private func elements(
    _ source: String, _ project: AppProject, isProgram: Bool = false, kinds: [String] = all
  ) -> [String] {
    let contents = MadeContents(
      of: kinds, ArrivalNames(of: [source]), project, isProgram: isProgram)
    return contents.text(kinds).split(separator: "\n").map { String($0) }
      .filter { $0.hasPrefix("  .") }.map { String($0.dropFirst(2).dropLast()) }
  }

  private static let switching = """
    switch url.host {
    case "list": list()
    case "note": show(url.lastPathComponent)
    default: break
    }
    """

  @Test func `An app that names nothing has what it had`() throws {
    let plain = try project()
    #expect(elements("func open(_ url: URL) { show(url) }", plain).isEmpty)
    let files =
      "<key>CFBundleDocumentTypes</key><array><dict><key>LSItemContentTypes</key><array>"
      + "<string>public.text</string></array></dict></array>"
    let ofFiles = try project(files, isOfXcode: true)
    #expect(elements("", ofFiles).isEmpty)
  }

  @Test func `A link is made for each pair of a scheme that is declared and a host`() throws {
    let project = try project(Self.schemes("notes", "NOTES", "memo"))
    let found = elements("if url.scheme == \"other\" {}\n" + Self.switching, project)
    #expect(
      found == [
        ".url(\"notes-list\", \"notes://list\")", ".url(\"notes-note-1\", \"notes://note/1\")",
        ".url(\"memo-list\", \"memo://list\")", ".url(\"memo-note-1\", \"memo://note/1\")",
        ".url(\"notes-list-1\", \"notes://list/1\")", ".url(\"notes-note-2\", \"notes://note/2\")",
        ".url(\"memo-list-1\", \"memo://list/1\")", ".url(\"memo-note-2\", \"memo://note/2\")",
        ".url(\"notes-list-2\", \"notes://list/2\")", ".url(\"memo-list-2\", \"memo://list/2\")",
      ])
  }

  @Test func `A scheme that no list declares is the one that is compared`() throws {
    let source = "guard url.scheme == \"notes\" || url.scheme == \"https\" else { return }"
    let links = (1...3).map { ".url(\"notes-item-\($0)\", \"notes://item/\($0)\")" }
    let plain = try project()
    #expect(elements(source, plain) == links)
    let declaring = try project(Self.schemes("n"))
    let found = elements("if url.path == \"/a b/ü\" {}", declaring)
    #expect(found == [".url(\"n-item-a-20b-C3-BC\", \"n://item/a%20b/%C3%BC\")"])
    #expect(elements("if url.host == \"a b\" {}", declaring).isEmpty)
  }

  @Test(arguments: [(false, false, 0), (false, true, 3), (true, false, 3)])
  func `Links of no scheme stand for those of an app whose project declares none, and that is said`(
    isOfXcode: Bool, isProgram: Bool, count: Int
  ) throws {
    let project = try project(isOfXcode: isOfXcode)
    #expect(elements("", project, isProgram: isProgram, kinds: ["url"]).count == count)
    let contents = MadeContents(
      of: ["url"], ArrivalNames(of: []), project, isProgram: isProgram)
    let said = contents.remarks.contains { $0.contains("declares no URL schemes") }
    #expect(said == isOfXcode)
    #expect(count == 0 || contents.text(["url"]).contains("\"app://item/1\""))
  }

  @Test func `Pages are of the app's domains, and no link of the web is opened by its scheme`()
    throws
  {
    let project = try project(
      Self.schemes("notes"),
      domains: [
        "applinks:n.example.com?mode=developer", "webcredentials:x.com", "applinks:*.n.org",
      ],
      isOfXcode: true)
    let found = elements(
      "if url.host == \"n.example.com\" { if url.path == \"/p\" {} }", project, isProgram: true)
    #expect(found.filter { $0.hasPrefix(".url") }.allSatisfy { $0.contains("\"notes://") })
    let pages = found.filter { $0.hasPrefix(".universalLink") }
    #expect(
      pages.map { $0.split(separator: "\"").dropLast().last } == [
        "https://n.example.com/p", "https://www.n.org/item/1", "https://www.n.org/item/2",
        "https://www.n.org/item/3",
      ])
  }

  @Test(arguments: [("", false), ("show(activity.webpageURL)", true)])
  func `Activities are of the types that are declared or compared, with pages where they are read`(
    reading: String, hasPages: Bool
  ) throws {
    let declared = "<key>NSUserActivityTypes</key><array><string>com.x.show</string></array>"
    let project = try project(declared)
    let found = elements(
      reading + "\nif activity.activityType == CSSearchableItemActionType {}", project)
    #expect(found.contains(".activity(\"com.x.show\", .init(\"com.x.show\"))"))
    #expect(found.contains { $0.contains("[\"kCSSearchableItemActivityIdentifier\": \"item-1\"]") })
    #expect(found.contains { $0.hasPrefix(".universalLink") } == hasPages)
  }

  @Test func `Quick actions have their types, and answers their categories`() throws {
    let declared =
      "<key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key>"
      + "<string>new</string></dict></array>"
    let source = """
      if shortcutItem.type == "find" {}
      UNNotificationCategory(identifier: "TASK", actions: [])
      UNTextInputNotificationAction(identifier: "reply", title: "")
      """
    let project = try project(declared)
    #expect(
      elements(source, project) == [
        ".shortcut(\"new\", .init(\"new\"))", ".shortcut(\"find\", .init(\"find\"))",
        ".notification(\"TASK-tap\","
          + " .init(\"item-1\", categoryIdentifier: \"TASK\", userInfo: [\"id\": 1]))",
        ".notification(\"TASK-reply\", .init(\"item-1\", actionIdentifier: \"reply\","
          + " userText: \"A reply\", categoryIdentifier: \"TASK\", userInfo: [\"id\": 1]))",
      ])
  }

  @Test func `No more of a kind are made than a campaign reaches, and the others are counted`()
    throws
  {
    let cases = (0..<30).map { "case \"h\($0)\": go()" }.joined(separator: "\n")
    let project = try project(Self.schemes("n"))
    let names = ArrivalNames(of: ["switch url.host {\n\(cases)\n}"])
    let contents = MadeContents(of: ["url"], names, project, isProgram: false)
    #expect(contents.text(["url"]).split(separator: "\n").count { $0.hasPrefix("  .url(") } == 24)
    #expect(contents.remarks == ["6 of 30 links that the app names: histories bring the others"])
    #expect(!contents.text([]).contains(".url("), "what no delegate takes is not brought")
  }
}

import Foundation
import SceneProjects
import Testing

@Suite struct HostileTests {
  private func error(_ folder: SampleFolder, in below: String = "") throws -> ProjectError {
    try #require(throws: ProjectError.self) { try AppProject(of: folder.path + below) }
  }

  @Test func `A folder that is not there, a file and an empty folder have no app`() throws {
    let folder = try SampleFolder(["file": ""])
    #expect(try error(folder, in: "/none").code == .unreadable)
    #expect(try error(folder, in: "/file").code == .unreadable)
    #expect(try error(folder, in: "/\u{0}").code == .unreadable)
    #expect(try error(folder).code == .noApp)
    #expect(
      try error(folder).description
        == "\(folder.path): there is neither a project nor a source in Swift")
  }

  @Test func `A link that leads out of the folder is named with where it leads`() throws {
    let other = try SampleFolder(["Secret.swift": "", "Base.xcconfig": "", "a/b.swift": ""])
    for name in ["AppDelegate.swift", "target.xcconfig", "Info.plist"] {
      var sample = ProjectText(targetFile: "target.xcconfig", sources: [])
      sample.sources = name == "AppDelegate.swift" ? [] : ["Main.swift"]
      sample.settings["INFOPLIST_FILE"] = "Info.plist"
      let folder = try sample.folder(name == "target.xcconfig" ? [:] : ["target.xcconfig": ""])
      if name == "AppDelegate.swift" {
        sample.sources = [name]
        try folder.write(sample.text, to: "Notes.xcodeproj/project.pbxproj")
      }
      try folder.link(name, to: other.path + "/Secret.swift")
      let found = try error(folder)
      #expect(found.code == .outside)
      #expect(found.location == name)
      #expect(found.value == other.path + "/Secret.swift")
    }
    let loose = try SampleFolder(["App.swift": ""])
    try loose.link("Linked", to: other.path)
    #expect(try error(loose).code == .outside)
    let synced = try SampleFolder(FoldersTemplate.files)
    try synced.link("My Radio/Linked", to: other.path)
    #expect(
      try error(synced).description
        == "My Radio/Linked: this leads out of the folder, to '\(other.path)'")
  }

  @Test func `Links that lead round in a circle end, and files are taken once`() throws {
    let folder = try SampleFolder(["App/App.swift": "", "App/Deep/View.swift": ""])
    try folder.link("App/Deep/Again", to: "../../App")
    try folder.link("App/Deep/Up", to: "../..")
    try folder.link("Nowhere.swift", to: "none.swift")
    #expect(try AppProject(of: folder.path).sources == ["App/App.swift", "App/Deep/View.swift"])
    try folder.link("One.swift", to: "Two.swift")
    try folder.link("Two.swift", to: "One.swift")
    #expect(try error(folder).code == .loop)
  }

  @Test func `Files of settings that include each other are refused`() throws {
    let sample = ProjectText(targetFile: "a.xcconfig")
    let folder = try sample.folder([
      "a.xcconfig": "\n#include \"b.xcconfig\"", "b.xcconfig": "#include \"./a.xcconfig\"",
    ])
    let found = try error(folder)
    #expect(found.code == .loop)
    #expect(
      found.description
        == "b.xcconfig:1: files of settings include each other in a circle: 'a.xcconfig'")
    var chain: [String: String] = [:]
    for number in 0..<40 {
      chain[number == 0 ? "a.xcconfig" : "\(number).xcconfig"] =
        "#include \"\(number + 1).xcconfig\""
    }
    #expect(try error(try sample.folder(chain)).code == .tooDeep)
    let binary = try sample.folder(["a.xcconfig": "A = \u{0}"])
    #expect(try error(binary).description == "a.xcconfig: this is no file of settings, but binary")
  }

  @Test func `Settings that name each other end, and those that grow without end are refused`()
    throws
  {
    var sample = ProjectText()
    sample.settings["A"] = "\"$(B)a\""
    sample.settings["B"] = "\"$(A)b\""
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"$(A)\""
    let circle = try sample.folder()
    #expect(try AppProject(of: circle.path).bundleIdentifier == "ba")
    for number in 0..<40 {
      sample.settings["L\(number)"] = "\"$(L\(number + 1))$(L\(number + 1))\""
    }
    sample.settings["L40"] = "x"
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"$(L0)\""
    let laughs = try error(try sample.folder())
    #expect(laughs.code == .tooLarge)
    #expect(laughs.value == "PRODUCT_BUNDLE_IDENTIFIER" || laughs.value.hasPrefix("L"))
    #expect(laughs.location == "Notes.xcodeproj/project.pbxproj, target Notes")
    for number in 0..<200 { sample.settings["D\(number)"] = "\"$(D\(number + 1))\"" }
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"$(D0)\""
    #expect(try error(try sample.folder()).code == .tooDeep)
    let long = String(repeating: "y", count: 300_000)
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"\(long)\""
    #expect(try error(try sample.folder()).code == .tooLarge)
    let open = String(repeating: "$(", count: 20_000)
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "\"\(open)\""
    let unclosed = try sample.folder()
    #expect(try AppProject(of: unclosed.path).bundleIdentifier == open)
  }

  @Test func `Groups and targets that hold themselves end`() throws {
    var sample = ProjectText(children: ["G2"])
    sample.objects = """
      G2 = {isa = PBXGroup; path = a; children = (G3, F9); };
      G3 = {isa = PBXGroup; path = b; children = (G2); };
      F9 = {isa = PBXFileReference; path = Loop.swift; };
      V = {isa = PBXVariantGroup; children = (V, V2, F0); };
      V2 = {isa = PBXVariantGroup; children = (V); };
      B9 = {isa = PBXBuildFile; fileRef = F9; };
      BV = {isa = PBXBuildFile; fileRef = V; };
      S9 = {isa = PBXSourcesBuildPhase; files = (B9); };
      SV = {isa = PBXSourcesBuildPhase; files = (BV); };
      """
    sample.targetKeys = "buildPhases = (S, SV);"
    let whole = try sample.folder()
    #expect(try AppProject(of: whole.path).sources == ["AppDelegate.swift"])
    let circle = sample.text.replacing("children = (F0, G2)", with: "children = (F0)")
      .replacing("(S, SV)", with: "(S9)")
    let folder = try SampleFolder(["Notes.xcodeproj/project.pbxproj": circle])
    let found = try error(folder)
    #expect(found.code == .loop)
    #expect(found.value == "G2" || found.value == "G3")
  }

  @Test func `Folders that lie too deep in each other are refused`() throws {
    let deep = String(repeating: "d/", count: 60)
    let folder = try SampleFolder(["App.swift": "", deep + "Deep.swift": ""])
    #expect(try error(folder).code == .tooDeep)
  }

  @Test func `Names with signs that a terminal obeys are shown without them`() throws {
    let name = "a\u{1B}[31m\nb\u{202E}"
    let folder = try ProjectText().folder()
    let found = try #require(throws: ProjectError.self) {
      try AppProject(of: folder.path, target: name)
    }
    #expect(found.value == name)
    #expect(
      found.description == "Notes.xcodeproj/project.pbxproj: no target that is an app has the name "
        + "'a\\u{1b}[31m\\u{a}b\\u{202e}': 'Notes'")
  }

  @Test func `A pipe in location of a file is not waited for`() throws {
    var sample = ProjectText()
    sample.settings["INFOPLIST_FILE"] = "Info.plist"
    let folder = try sample.folder()
    #expect(mkfifo(folder.path + "/Info.plist", 0o600) == 0)
    #expect(try error(folder).description == "Info.plist: this is no ordinary file")
  }
}

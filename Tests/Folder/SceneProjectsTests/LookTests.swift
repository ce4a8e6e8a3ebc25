import Foundation
import SceneProjects
import Testing

/// What was read to find an app: a change of anything else changes no answer.
@Suite struct LookTests {
  @Test func `Files that say how an app is built are named, and folders that are not listed`()
    throws
  {
    let folder = try SampleFolder(FoldersTemplate.files)
    try folder.write(
      "let package = Package(name: \"Tuner\", targets: [.target(name: \"Tuner\", path: \"Code\")])",
      to: "Packages/Tuner/Package.swift")
    try folder.write("", to: "Packages/Tuner/Code/Tuner.swift")
    let app = try AppProject(of: folder.path)
    #expect(
      app.readFiles == [
        "Config/Base.xcconfig", "My Radio.xcodeproj/project.pbxproj", "My Radio/Info.plist",
        "Packages/Tuner/Package.swift",
      ])
    #expect(
      app.readFolders == [
        "My Radio", "My Radio/Drafts", "My Radio/Player", "My Radio/en.lproj",
        "Packages/Tuner/Code",
      ])
  }

  @Test func `The folder of a source that is named and not there is read, as it may come`() throws {
    var project = ProjectText()
    project.sources += ["Screens/Home.swift"]
    let folder = try project.folder()
    #expect(try AppProject(of: folder.path).readFolders == [])
    try FileManager.default.removeItem(atPath: folder.path + "/Screens/Home.swift")
    #expect(try AppProject(of: folder.path).readFolders == ["Screens"])
    try FileManager.default.removeItem(atPath: folder.path + "/Screens")
    #expect(try AppProject(of: folder.path).readFolders == ["."])
  }

  @Test func `Without a project every folder and every property list is read`() throws {
    let folder = try SampleFolder([
      "App/AppDelegate.swift": "", "App/Info.plist": FoldersTemplate.info, "App/Deep/A.swift": "",
      "App/Pods/Kit.swift": "", "App/Tones.plist": "<plist version=\"1.0\"><dict/></plist>",
    ])
    let app = try AppProject(of: folder.path + "/App")
    #expect(app.readFiles == ["Info.plist", "Tones.plist"])
    #expect(app.readFolders == [".", "Deep"])
  }
}

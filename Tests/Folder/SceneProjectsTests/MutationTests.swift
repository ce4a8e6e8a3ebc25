import SceneProjects
import Testing

@Suite struct MutationTests {
  @Test func `Changed files give an answer, or one sentence with a location`() throws {
    let folder = try SampleFolder(
      Dictionary(uniqueKeysWithValues: ProjectMutation.files.map { ($0.name, $0.text) }))
    let whole = try AppProject(of: folder.path)
    var mutation = ProjectMutation(seed: 40)
    var answers = 0
    var changed = 0
    var codes: Set<ProjectError.ProjectMistake> = []
    for _ in 0..<2_000 {
      let (name, bytes) = mutation.next()
      let original = ProjectMutation.files.first { $0.name == name }
      try folder.write(bytes, to: name)
      do throws(ProjectError) {
        let app = try AppProject(of: folder.path)
        answers += 1
        if app != whole { changed += 1 }
      } catch {
        codes.insert(error.code)
        #expect(!error.location.isEmpty && !error.reason.isEmpty)
        #expect(!error.description.contains { $0.isNewline })
      }
      try folder.write(original?.text ?? "", to: name)
    }
    // Both ends are reached often, or the changes try nothing.
    #expect(answers > 200 && answers < 1_900)
    #expect(changed > 100)
    #expect(codes.isSuperset(of: [.malformed, .noApp]))
    #expect(try AppProject(of: folder.path) == whole)
  }

  @Test func `Changed binary lists give an answer, or one sentence with a location`() throws {
    var sample = ProjectText()
    sample.settings["INFOPLIST_FILE"] = "Info.plist"
    let folder = try sample.folder()
    let list = try BinarySample.bytes()
    try folder.write(list, to: "Info.plist")
    #expect(try AppProject(of: folder.path).info.urlSchemes == ["diary-debug"])
    var answers = 0
    for location in list.indices {
      for bits in [UInt8(1 << (location % 8)), 0xFF] {
        var bytes = list
        bytes[location] ^= bits
        try folder.write(bytes, to: "Info.plist")
        do throws(ProjectError) {
          _ = try AppProject(of: folder.path)
          answers += 1
        } catch {
          #expect(error.location.hasPrefix("Info.plist"))
        }
      }
    }
    #expect(answers > 0 && answers < list.count * 2)
  }
}

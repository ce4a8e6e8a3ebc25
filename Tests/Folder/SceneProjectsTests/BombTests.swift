import SceneProjects
import Testing

/// Files of ordinary length that would take hours or gigabytes, if they were followed to the end.
@Suite struct BombTests {
  private func error(
    _ sample: ProjectText, _ files: [String: String] = [:]
  ) throws -> ProjectError {
    let folder = try sample.folder(files)
    return try #require(throws: ProjectError.self) { try AppProject(of: folder.path) }
  }

  @Test func `An Info.plist of many texts that settings make long is refused`() throws {
    var sample = ProjectText()
    sample.settings["A"] = "\"" + String(repeating: "x", count: 30_000) + "\""
    sample.settings["INFOPLIST_FILE"] = "Info.plist"
    let texts = String(repeating: "<string>$(A)</string>", count: 1_000)
    let found = try error(
      sample, ["Info.plist": "<plist><dict><key>a</key><array>\(texts)</array></dict></plist>"])
    #expect(found.code == .tooLarge)
    #expect(found.reason == "a property list unfolds to more than 8 MB")
  }

  @Test func `Generated values that settings make long are refused`() throws {
    var sample = ProjectText()
    sample.settings["A"] = "\"" + String(repeating: "x", count: 30_000) + "\""
    sample.settings["GENERATE_INFOPLIST_FILE"] = "YES"
    for number in 0..<300 { sample.settings["INFOPLIST_KEY_K\(number)"] = "\"$(A)\"" }
    #expect(try error(sample).reason == "a property list unfolds to more than 8 MB")
  }

  @Test func `A file of settings that includes thousands of others is refused`() throws {
    let sample = ProjectText(targetFile: "a.xcconfig")
    let found = try error(
      sample, ["a.xcconfig": String(repeating: "#include? \"none.xcconfig\"\n", count: 3_000)])
    #expect(found.code == .tooDeep)
    #expect(found.location == "a.xcconfig:1000")
  }

  @Test func `Files of settings that include the same long one again and again are refused`() throws
  {
    let sample = ProjectText(targetFile: "a.xcconfig")
    let long = "// " + String(repeating: "x", count: 500_000)
    let found = try error(
      sample,
      [
        "a.xcconfig": String(repeating: "#include \"long.xcconfig\"\n", count: 10),
        "long.xcconfig": long,
      ])
    #expect(found.code == .tooLarge)
    #expect(found.location == "long.xcconfig:9" || found.location == "a.xcconfig:9")
  }

  @Test func `A setting with hundreds of values is refused`() throws {
    let sample = ProjectText(targetFile: "a.xcconfig")
    let found = try error(
      sample, ["a.xcconfig": (0..<300).map { "A[sdk=x\($0)] = 1" }.joined(separator: "\n")])
    #expect(found.description == "a.xcconfig:201: a setting has more than 200 values: 'A'")
  }

  @Test func `A chain of groups without end in sight is refused`() throws {
    var sample = ProjectText()
    sample.objects =
      "BX = {isa = PBXBuildFile; fileRef = G100; };"
      + "SX = {isa = PBXSourcesBuildPhase; files = (BX); };"
      + (0..<100).map { "G\($0) = {isa = PBXGroup; path = a; children = (G\($0 + 1)); };" }.joined()
      + "G100 = {isa = PBXFileReference; path = Deep.swift; };"
    sample.targetKeys = "buildPhases = (SX);"
    let found = try error(sample)
    #expect(found.code == .tooDeep)
    #expect(found.value == "G100")
  }

  @Test func `One group of languages that is named thousands of times is refused`() throws {
    var sample = ProjectText()
    let many = { (id: String) in Array(repeating: id, count: 200).joined(separator: ", ") }
    sample.objects = """
      V = {isa = PBXVariantGroup; children = (\(many("F0"))); };
      BV = {isa = PBXBuildFile; fileRef = V; };
      SV = {isa = PBXSourcesBuildPhase; files = (\(many("BV"))); };
      """
    sample.targetKeys = "buildPhases = (SV);"
    #expect(try error(sample).reason == "a target has more than 20000 files")
  }

  @Test func `A pattern of many stars is matched in no time`() throws {
    var sample = ProjectText()
    let stars = String(repeating: "*i", count: 20_000)
    sample.settings["PRODUCT_NAME[sdk=\(stars)]"] = "Other"
    let folder = try sample.folder()
    #expect(try AppProject(of: folder.path).module == "Notes")
  }

  @Test func `Thousands of targets are refused, and a long list of names is cut`() throws {
    var sample = ProjectText()
    sample.otherTargets = (0..<1_000).map { "T\($0)" }
    #expect(try error(sample).reason == "there are more than 1000 targets")
    sample.otherTargets = (0..<30).map { "TA\($0)" }
    sample.objects = (0..<30).map { number in
      "TA\(number) = {isa = PBXNativeTarget; name = App\(number); buildConfigurationList = LT;"
        + " productType = \"com.apple.product-type.application\"; };"
    }.joined()
    let found = try error(sample)
    #expect(found.choices.count == 31)
    #expect(found.description.hasSuffix("'App26' and 11 more"))
  }
}

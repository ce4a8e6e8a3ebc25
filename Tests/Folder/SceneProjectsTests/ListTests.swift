import Foundation
import SceneProjects
import Testing

@Suite struct ListTests {
  /// The error of a project file.
  private func error(_ project: String) throws -> ProjectError {
    let folder = try SampleFolder(["A.xcodeproj/project.pbxproj": project])
    return try #require(throws: ProjectError.self) { try AppProject(of: folder.path) }
  }

  @Test(arguments: [
    ("{\n a = 1\n}", "3: ';' is missing before '}'"),
    ("{\n a 1;\n}", "2: '=' is missing before '1;'"),
    ("{\n a = (1 2);\n}", "2: ',' is missing before '2);'"),
    ("{\n a = (1,\n", "2: nothing closes '('"),
    ("{\n a = 1;\n", "1: nothing closes '{'"),
    ("{\n a = \"1;\n}", "2: nothing closes '\"'"),
    ("{\n /* a = 1;\n}", "2: nothing closes '/*'"),
    ("{\n a = <0g>;\n}", "2: bytes are written in hexadecimal digits, without 'g>;'"),
    ("{}\n}", "2: the list ends before '}'"),
    ("{\n<<<<<<< HEAD\n}", "2: a merge conflict is not resolved: '<<<<<<< HEAD'"),
    ("{ a = \u{1};}", "1: no value begins with '\\u{1};}'"),
    ("", "1: the text ends where a value is due"),
    ("{ objects = {}; }", " this is no project of Xcode: it names no root object"),
    (
      "{ objects = { P = {isa = PBXGroup;}; }; rootObject = P; }",
      " this is no project of Xcode: it names no root object"
    ),
  ])
  func `A mistake in a project is one sentence with its line`(text: String, said: String) throws {
    let found = try error(text)
    #expect(found.code == .malformed)
    #expect(found.description == "A.xcodeproj/project.pbxproj:" + said)
  }

  @Test func `Quoted texts have escapes, and plain ones the signs of paths`() throws {
    var sample = ProjectText()
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] =
      "\"a\\\"b\\\\c\\n\\101\\U00e9é\" /* a comment */ // and one\n"
    let folder = try sample.folder()
    #expect(try AppProject(of: folder.path).bundleIdentifier == "a\"b\\c\nAéé")
    sample.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "com.example/a-b_c:$d"
    sample.settings["X"] = "<0a 1B>"
    let plain = try sample.folder()
    #expect(try AppProject(of: plain.path).bundleIdentifier == "com.example/a-b_c:")
  }

  @Test func `Values that lie too deep in each other, or are too many, are refused`() throws {
    let deep = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(try error("{\na = \(deep);}").code == .tooDeep)
    let many = String(repeating: "a,", count: 500_001)
    #expect(try error("(\(many))").code == .tooLarge)
  }

  @Test func `A project as XML is read as well`() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(StoryboardTemplate.project.utf8), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      let folder = try SampleFolder(StoryboardTemplate.files)
      let plain = try AppProject(of: folder.path)
      try folder.write(Array(data), to: "Diary.xcodeproj/project.pbxproj")
      let other = try AppProject(of: folder.path)
      #expect(other.sources == plain.sources)
      #expect(other.compiling == plain.compiling)
      #expect(other.info == plain.info)
    }
  }

  /// The app whose Info.plist has some bytes.
  private func app(_ info: [UInt8]) throws -> AppProject {
    var sample = ProjectText()
    sample.settings["INFOPLIST_FILE"] = "Info.plist"
    let folder = try sample.folder()
    try folder.write(info, to: "Info.plist")
    return try AppProject(of: folder.path)
  }

  @Test func `A binary Info.plist gives the values that its writer put in`() throws {
    let values: [String: Any] = [
      "text": "plain", "wide": "größer ☂", "yes": true, "no": false, "small": 7,
      "large": 70_000, "negative": -3, "real": 0.5, "list": ["a", ["b": "c"]],
      "long": String(repeating: "x", count: 300), "bytes": Data([1, 2]),
      "table": [String: String](),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    #expect(
      try app(Array(data)).info.values == [
        "text": .text("plain"), "wide": .text("größer ☂"), "yes": .flag(true),
        "no": .flag(false), "small": .number(7), "large": .number(70_000), "negative": .number(-3),
        "real": .number(0.5), "list": .list([.text("a"), .table(["b": .text("c")])]),
        "long": .text(String(repeating: "x", count: 300)), "bytes": .other, "table": .table([:]),
      ])
  }

  @Test func `A few bytes that unfold to billions of values are refused`() throws {
    // Each of 40 lists names the next one twice; the last is empty.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<40 {
      offsets.append(UInt8(bytes.count))
      bytes += level == 39 ? [0xA0] : [0xA2, UInt8(level + 1), UInt8(level + 1)]
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 40] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    let error = try #require(throws: ProjectError.self) { try app(bytes) }
    #expect(error.code == .tooLarge)
    #expect(error.description == "Info.plist: the file unfolds to more than 100000 values")
  }

  @Test(arguments: [
    ("<plist><dict>\n<key>a</key>\n<string>b</strin></dict></plist>", "Info.plist:3: "),
    ("<plist><array/></plist>", "Info.plist: an Info.plist has keys and values"),
    ("not = a list", "Info.plist:1: "), ("bplist00", "Info.plist: this is no binary"),
    ("\u{0}\u{1}\u{2}", "Info.plist:1: "), ("<html></html>", "Info.plist"),
  ])
  func `A broken Info.plist is named with its place`(text: String, start: String) throws {
    let error = try #require(throws: ProjectError.self) { try app(Array(text.utf8)) }
    #expect(error.code == .malformed)
    #expect(error.description.hasPrefix(start))
  }

  @Test func `Entities of XML that unfold are refused`() throws {
    let bomb = """
      <!DOCTYPE plist [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;">]>
      <plist><dict><key>a</key><string>&b;</string></dict></plist>
      """
    let error = try #require(throws: ProjectError.self) { try app(Array(bomb.utf8)) }
    #expect(error.code == .malformed)
  }

  @Test func `A file of many megabytes is not read`() throws {
    let error = try #require(throws: ProjectError.self) {
      try app([UInt8](repeating: 32, count: (4 << 20) + 1))
    }
    #expect(error.description == "Info.plist: the file has more than 4 MB")
  }
}

import SceneLowering
import TestSupport
import Testing

@Suite struct HostileTextTests {
  static let alone = [
    "let a = \"@objc #selector(x) #available(iOS 13, *) dynamic var\"",
    "let a = \"\\\" @objc \\\\\"",
    "let a = #\"@objc \" \\(@objc) \"\"#",
    "let a = ##\"\"# @objc \"##",
    "let a = \"\"\"\n  @objc\n  #if os(macOS)\n  \" @objc \"\"\n  #endif\n  \"\"\"",
    "let a = #\"\"\"\n  @objc \"\"\" \\(x)\n  \"\"\"#",
    "/* @objc /* #if os(macOS) */ @objc */ let a = 1",
    "// @objc #if os(macOS)\nlet a = 1",
    "let a = #/@objc \\/ \"/#\nlet b = 1",
    "let a = #/\n  @objc \"\n/#\nlet b = 1",
    "let `dynamic` = 1; f(`dynamic`)",
    "let a = b / c; let d = \"/ @objc\"",
    "let a = \"\\(b(\"@objc \\(\"@objc\")\"))\"",
    "let a = x ? \"@objc\" : y / z / 2",
    "let a = \"never closed @objc\nlet b = 1",
    "/* never closed @objc",
    "let a = \"\"\"\n never closed @objc",
  ]

  @Test(arguments: alone)
  func `words in literals and comments are left alone`(_ text: String) throws {
    #expect(try lowered(text).body == text)
  }

  @Test func `what is interpolated into a text is code`() throws {
    let source = try lowered("let a = \"@objc \\(#keyPath(A.b)) \\(x(\"(\", y))\"; @objc let b = 1")
    #expect(source.body == "let a = \"@objc \\(\"b\") \\(x(\"(\", y))\";       let b = 1")
  }

  @Test func `a regular expression is a literal where the language has it`() throws {
    var options = LoweringOptions()
    options.conditions.language = .init(6)
    let text = "let a = /@objc \"[/]/; @objc let b = x / y"
    let after = "let a = /@objc \"[/]/;       let b = x / y"
    #expect(narrow(try lowered(text, options).body) == narrow(after))
  }

  @Test func `marks of order, shebangs, tabs and line ends of Windows stay what they are`() throws {
    let source = try lowered("\u{FEFF}#!/usr/bin/swift @objc\r\n\t@objc\tlet é = \"ü\"\r\n")
    #expect(
      source.body.utf8.count == 3
        + "#!/usr/bin/swift @objc\r\n\t@objc\tlet é = \"ü\"\r\n".utf8.count)
    #expect(source.body.hasSuffix("\r\n\t     \tlet é = \"ü\"\r\n"))
    #expect(!source.body.contains("swift"))
  }

  /// What is written many times in a row, and what many times behind it.
  static let rows: [(row: String, end: String)] = [
    ("/", ""), ("#", ""), ("#/a", ""), ("#/\n", ""), ("\"", ""), ("\\", ""), ("`", ""), ("(", ""),
    (")", ""), ("{", ""), ("@", ""), ("@objc(", ""), ("/*", ""), ("\"\\(", ""), ("<", ""),
    ("!", ""),
    ("a.b?(", ""), ("#if a\n", ""), ("#available(", ""), ("as CVarArg ", ""), ("#\"\"\"", ""),
    ("x?.f?(1).", ""), ("x.tableView?(a: 1).", ""), ("#selector(", ""), ("struct a:", ""),
    ("#selector(", ")"), ("#keyPath(", ")"), ("#available(", ")"), ("x.tableView?(a: ", ")"),
    ("(", ").tableView?(a: 1)"), ("#Preview{", "}"), ("#Preview<", ">"), ("#if a\n", "#endif\n"),
    ("struct a: PreviewProvider {", "}"), ("Selector((", "))"), ("#error(", ")"), ("\"\\(", ")\""),
    ("dynamic ", ""), ("private ", "struct a: PreviewProvider {}"), ("1.", ""), ("/*", "*/"),
    ("#if !", "\n#endif"), ("#if (", ")"), ("()", ".tableView?(a: 1)"), ("[0]", ".f?(a: 1)."),
  ]

  @Test(arguments: rows.indices)
  func `signs that no person writes in a row cost no more than their length`(_ row: Int) throws {
    let (sign, end) = Self.rows[row]
    let count = 60_000 / (sign.utf8.count + end.utf8.count)
    let text = String(repeating: sign, count: count) + String(repeating: end, count: count)
    // In a debug build: a cost by the square takes minutes.
    #expect(ThreadTime.seconds { _ = try? lowered(text) } < 15)
  }
}

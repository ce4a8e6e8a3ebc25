let a = #"raw \ "quote" \#(1 + 2) @objc"#
let b = "one \(f("two \(g("three \"four\""))", h: [1: "five"]["six"] ?? "\(7)")) eight"
let c = """
  @objc "\(a)" #if
    \(b.map { "\($0)" }.joined(separator: ", "))
  """
let d = ##"""
  "# \##(c) "#
  """##
let e = /a[/]"b/
let f = #/ (?<year>\d+) @objc /#

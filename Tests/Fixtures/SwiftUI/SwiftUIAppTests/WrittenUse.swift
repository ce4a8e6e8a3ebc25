import SceneSources

/// A name in a program's source, and how it is called there.
struct WrittenUse {
  let name: String
  let line: Int
  /// Whether it stands behind a dot.
  var isMember = false
  /// Whether it stands behind `@`.
  var isAttribute = false
  /// Whether it stands behind `#`.
  var isMacro = false
  /// The labels of what is handed over, `_` for none; nil for what is not called.
  var labels: [String]?
  /// The labels of the closures behind a call: `_` for the first.
  var closures: [String] = []

  /// Whether it is written as types are.
  var isType: Bool { !isMember && name.first?.isUppercase == true }
  /// Whether it is called, with parentheses or a closure.
  var isCalled: Bool { labels != nil || !closures.isEmpty }
}

/// The names that a source uses, and those that it declares.
struct WrittenUses {
  private(set) var uses: [WrittenUse] = []
  private(set) var declared: Set<String> = []
  private let words: [SwiftWords.SourceWord]

  private static let declaring: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
  ]
  /// What stands before a type that a brace follows and that is not called.
  private static let naming: Set<Substring> = [":", "some", "any", ">", "as", "is", "&", "?", ","]

  init(_ source: String) {
    words = SwiftWords.all(in: source)
    for index in words.indices { read(index) }
  }

  private func text(_ index: Int) -> Substring {
    words.indices.contains(index) ? words[index].text : ""
  }

  private mutating func read(_ index: Int) {
    let name = text(index)
    guard let first = name.first, first.isLetter || first == "_" else { return }
    let before = text(index - 1)
    if Self.declaring.contains(before) {
      declared.insert(String(name))
      // One line has several cases.
      var next = index + 1
      while before == "case", text(next) == "," {
        declared.insert(String(text(next + 1)))
        next += 2
      }
      return
    }
    var use = WrittenUse(name: String(name), line: words[index].line)
    use.isMember = before == "."
    use.isAttribute = before == "@"
    use.isMacro = before == "#"
    var next = index + 1
    // A list of parents is no call.
    let isNamed = use.isType && Self.naming.contains(before)
    if text(next) == "(", !isNamed || before == ":" || before == "?" || before == "," {
      use.labels = labels(from: &next)
    }
    if text(next) == "{", !isNamed || use.labels != nil {
      use.labels = use.labels ?? []
      use.closures.append("_")
      skip(&next)
      while text(next + 1) == ":", text(next + 2) == "{", text(next).first?.isLetter == true {
        use.closures.append(String(text(next)))
        next += 2
        skip(&next)
      }
    }
    uses.append(use)
  }

  /// The labels of what stands in parentheses; the index comes to stand behind them.
  private func labels(from index: inout Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    var begins = true
    repeat {
      let word = text(index)
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth == 1, word == "," {
        begins = true
      } else if begins, depth > 1 || depth == 1 && word != "(" {
        let isLabel = text(index + 1) == ":" && word.first?.isLetter == true
        labels.append(isLabel ? String(word) : "_")
        begins = false
      }
      index += 1
    } while depth > 0 && index < words.count
    return labels
  }

  private func skip(_ index: inout Int) {
    var depth = 0
    repeat {
      if text(index) == "{" { depth += 1 }
      if text(index) == "}" { depth -= 1 }
      index += 1
    } while depth > 0 && index < words.count
  }
}

import SceneLifecycle

extension UInt64 {
  /// The number with a comma between thousands, such as `1,204,311`.
  package var grouped: String {
    var rest = Array(String(self))
    var groups: [String] = []
    while rest.count > 3 {
      groups.append(String(rest.suffix(3)))
      rest.removeLast(3)
    }
    return ([String(rest)] + groups.reversed()).joined(separator: ",")
  }

  /// Returns the number with a noun in the right form, such as `1 scene` or `2 scenes`.
  package func counted(_ noun: String) -> String {
    "\(grouped) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension Int {
  /// Returns a number that is not negative with a noun in the right form.
  func counted(_ noun: String) -> String { UInt64(Swift.max(0, self)).counted(noun) }
}

extension String {
  /// Returns the text with spaces behind it, up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// Returns the text with spaces before it, up to a width.
  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text without spaces at its end.
  var withoutTrailingSpaces: String {
    var text = self
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
    return text
  }
}

/// Returns in one text what is written in pieces.
func collected(_ write: ((String) -> Void) -> Void) -> String {
  var text = ""
  write { text += $0 }
  return text
}

/// Returns words set in lines, each with an indent and within a width where it can be helped.
func wrapped(_ words: [String], indent: String, columns: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words {
    if !line.isEmpty, indent.count + line.count + 1 + word.count > columns {
      lines.append(indent + line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  if !line.isEmpty { lines.append(indent + line) }
  return lines
}

/// Returns a sentence set in lines.
package func wrapped(_ sentence: String, indent: String, columns: Int) -> [String] {
  wrapped(sentence.split(separator: " ").map(String.init), indent: indent, columns: columns)
}

extension SceneSet {
  /// The members as people number them, runs joined: `1-3 5`; `none` for no member.
  var numbers: String {
    var runs: [(first: Int, last: Int)] = []
    for slot in self {
      if let run = runs.last, run.last == slot {
        runs[runs.count - 1].last = slot + 1
      } else {
        runs.append((slot + 1, slot + 1))
      }
    }
    if runs.isEmpty { return "none" }
    return runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
      .joined(separator: " ")
  }
}

/// The lines that a build has written.
package struct BuildLog {
  private let lines: [Substring]

  /// Takes the text of a log.
  package init(_ text: String) { lines = text.split(whereSeparator: \.isNewline) }

  /// How far the build is.
  package var steps: String {
    for line in lines.reversed() where line.hasPrefix("[") {
      let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/").compactMap {
        Int($0)
      }
      if numbers.count == 2 { return "\(numbers[0]) of \(numbers[1]) steps" }
    }
    return "it has begun"
  }

  /// The build that this one waits for, in words; nil where it does not wait.
  package var holder: String? {
    guard let last = lines.last, last.hasPrefix("Another instance of SwiftPM") else { return nil }
    let number = last.split { !$0.isNumber }.first.map { " (process \($0))" } ?? ""
    return "another build holds the folder\(number), end it or wait for it"
  }

  /// The first mistake that it names, or its last line.
  package var mistake: String {
    let marked =
      lines.first { $0.contains(": error: ") } ?? lines.first { $0.hasPrefix("error: ") }
    return marked.map { String($0).replacing("error: ", with: "", maxReplacements: 1) }
      ?? lines.last.map(String.init) ?? "it says nothing"
  }
}

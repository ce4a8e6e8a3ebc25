import HouseReading

/// Sets of events, callbacks or facts that are kept in a bare number.
///
/// A number has 64 bits and no word says which kind a bit stands for. Only the files of the types of
/// sets (`EventSet.swift`, `CallbackSet+Words.swift` …) look at bits.
enum Masks {
  /// The last words of names that hold several events, callbacks or facts.
  ///
  /// `events` and `callbacks` count; where they do not, `.bit` gives them away.
  static let words = [
    "agenda", "agendas", "bits", "facts", "held", "interest", "kinds", "mask", "masks", "ready",
    "unwatched", "visible",
  ]

  /// Numbers of a type that are no sets of events, callbacks or facts, and what they are.
  static let exceptions: [String: String] = [
    "PackedWord bits": "how many bits a packed number takes",
    "Removals mask": "positions of events in one scenario",
  ]

  /// Types that declare the fields of a packed word: there, every field is a number, whatever it
  /// stands for, and is read and written in one go with the set that it stands for.
  static let layouts = ["StateFields"]

  /// What breaks the rule: the module with the declared name, or with `.bit`.
  static func findings(_ sources: [SourceFile]) -> [(name: String, message: String)] {
    sources.filter { !isSetType($0) && !layouts.contains(type(of: $0)) }.flatMap { file in
      file.code.enumerated().flatMap { line, code in
        (declared(code) + (asksForBit(code) ? [".bit"] : []))
          .filter { exceptions["\(type(of: file)) \($0)"] == nil }
          .map { name in
            ("\(file.module) \(name)", file.finding(line, "\(name): a set in a bare UInt64"))
          }
      }
    }
  }

  /// Whether a file declares or extends a type of sets.
  static func isSetType(_ file: SourceFile) -> Bool { type(of: file).hasSuffix("Set") }

  private static func type(of file: SourceFile) -> String {
    String(file.stem.prefix { $0 != "+" && $0 != "." })
  }

  /// The names of masks that a line declares: constants, variables, parameters, functions.
  static func declared(_ code: String) -> [String] {
    let parts = code.components(": ")
    var names = zip(parts, parts.dropFirst()).filter { startsWithNumber($1) }.map { lastWord($0.0) }
    if code.contains("-> UInt64"), let name = code.components("func ").dropFirst().first {
      names.append(String(name.prefix { $0.isLetter || $0.isNumber }))
    }
    return names.filter { words.contains(lastHump(of: $0)) }
  }

  private static func startsWithNumber(_ code: String) -> Bool {
    var code = code[...]
    for start in ["inout ", "borrowing ", "["] where code.hasPrefix(start) {
      code = code.dropFirst(start.count)
    }
    return code.hasPrefix("UInt64")
      && !(code.dropFirst(6).first.map { $0.isLetter || $0.isNumber } ?? false)
  }

  private static func asksForBit(_ code: String) -> Bool {
    code.components(".bit").dropFirst().contains { rest in
      !(rest.first.map { $0.isLetter || $0.isNumber || "_(".contains($0) } ?? false)
    }
  }

  private static func lastWord(_ code: String) -> String {
    let name = code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return String(name.reversed())
  }

  /// The last word of a name in camel case, such as `kinds` of `legalKinds`.
  private static func lastHump(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}

extension Duration {
  /// Reads a time such as `30s`, `500ms`, `5m`, `2h`; nil when it is none.
  package init?(text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int64(digits), number > 0, number < 1_000_000 else { return nil }
    switch text.dropFirst(digits.count) {
    case "ms": self = .milliseconds(number)
    case "s", "": self = .seconds(number)
    case "m", "min": self = .seconds(number * 60)
    case "h": self = .seconds(number * 3_600)
    default: return nil
    }
  }

  /// The time in seconds, or in milliseconds below one, as messages write it.
  package var text: String {
    let (seconds, rest) = components
    let milliseconds = rest / 1_000_000_000_000_000
    return milliseconds == 0 ? "\(seconds) s" : "\(seconds * 1_000 + milliseconds) ms"
  }
}

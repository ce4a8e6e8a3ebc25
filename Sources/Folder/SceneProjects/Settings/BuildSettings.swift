/// The build settings of a target, in the layers in which Xcode looks for them.
struct BuildSettings {
  /// Those that count more stand first.
  private let layers: [SettingLayer]
  /// The facts of the build: the SDK, the architecture, the configuration.
  private let facts: [String: String]
  /// The place or target that the settings are of, for messages.
  let location: String

  /// Puts layers together.
  ///
  /// - Parameters:
  ///   - layers: Those that count more first.
  ///   - configuration: Such as `Debug`.
  init(_ layers: [SettingLayer], configuration: String, at location: String) {
    self.layers = layers
    self.location = location
    facts = [
      "sdk": "iphoneos", "arch": "arm64", "config": configuration, "variant": "normal",
    ]
  }

  /// The value of a setting, with all that it refers to; nil where nothing sets it.
  ///
  /// - Throws: `ProjectError` where settings refer to each other without end.
  func value(_ name: String) throws(ProjectError) -> String? {
    guard !values(of: name).isEmpty else { return nil }
    var unfolding = SettingUnfolding(at: location, from: values)
    return try unfolding.value(of: name, level: 0)
  }

  /// The value of a setting; nil where it is not set, or empty.
  func text(_ name: String) throws(ProjectError) -> String? {
    guard let value = try value(name)?.trimmed, !value.isEmpty else { return nil }
    return value
  }

  /// A path: its quotation marks are taken off.
  func path(_ name: String) throws(ProjectError) -> String? {
    guard let text = try text(name) else { return nil }
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Whether a setting says yes; nil where it says neither yes nor no.
  func flag(_ name: String) throws(ProjectError) -> Bool? {
    try text(name).flatMap(PropertyValue.flag)
  }

  /// The words of a setting, as a shell would part them.
  func words(_ name: String) throws(ProjectError) -> [String] {
    Self.words(in: try value(name) ?? "")
  }

  /// A text in which settings stand, such as a value of an Info.plist.
  func unfolded(_ text: String) throws(ProjectError) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var unfolding = SettingUnfolding(at: location, from: values)
    return try unfolding.text(text, level: 0)
  }

  /// The names of all settings that begin with a text, sorted.
  func names(beginningWith start: String) -> [String] {
    Set(layers.flatMap(\.names)).filter { $0.hasPrefix(start) }.sorted()
  }

  /// The valid values of a setting, that which counts most first.
  private func values(of name: String) -> [String] {
    layers.flatMap { $0.values(of: name, facts) }
  }

  /// Words between blanks; quotation marks hold a word together, a backslash takes the next sign.
  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for sign in text {
      if isEscaped {
        word = (word ?? "") + String(sign)
        isEscaped = false
      } else if sign == "\\" {
        isEscaped = true
      } else if sign == quote {
        quote = nil
      } else if quote == nil, sign == "\"" || sign == "'" {
        quote = sign
        word = word ?? ""
      } else if quote == nil, sign.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

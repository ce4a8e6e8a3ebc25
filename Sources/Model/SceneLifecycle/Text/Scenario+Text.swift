extension Scenario {
  /// The version of the notation, in the first line of every file.
  public static var notationVersion: Int { 1 }

  /// The scenario in notation: canonical, so that equal scenarios have equal text.
  ///
  /// Reading the text back gives the same scenario, provided that its numbers are in range and its
  /// identifiers are words (letters, digits, `.`, `-`, `_`).
  public var text: String { text(withRemarks: true) }

  func text(withRemarks: Bool) -> String {
    var text = "scenefuzz \(Self.notationVersion)\n"
    text += "platform \(platform.text)\n"
    text += "scenes \(scenes)\n"
    if quirks { text += "quirks\n" }
    if let defect { text += "defect \(defect)\n" }
    if withRemarks, let violates { text += "violates \(violates)\n" }
    if !entries.isEmpty { text += "\n" }
    for entry in entries {
      text += self.text(of: entry.event)
      text += "\n"
      for choice in entry.choices {
        text += "  "
        text += choice.text
        text += "\n"
      }
    }
    return text
  }
}

extension Event {
  /// The event as a line of notation, such as `lock after 3`.
  public var text: String {
    let isNumbered = kind.isOfApp && !(kind == .work && number == 1)
    return isNumbered ? "\(kind.word) \(number)" + target : kind.word + target
  }

  /// The scene and the delay as an event's line ends with them.
  var target: String {
    var text = ""
    if scene != Callback.noScene { text += " \(Int(scene) + 1)" }
    if delay != Event.atRest { text += " after \(delay)" }
    return text
  }
}

extension PendingItem {
  /// The pending item in notation: `2 resign`, `app discard`.
  public var text: String {
    let owner = Int(scope) == PendingItem.process ? "app" : "\(Int(scope) + 1)"
    return owner + " " + item.word
  }
}

extension Choice {
  /// The choice as a line of notation, without its indent.
  public var text: String {
    if kind == .order { return "\(chosen.text) before \(usual.text)" }
    return "\(kind.word) = \(answerText)"
  }

  /// The answer by name; a scene's number for a choice of a scene.
  public var answerText: String {
    let answers = kind.answers
    let number = Int(answer)
    return number < answers.count ? answers[number] : "\(number + 1)"
  }
}

extension Platform {
  /// The platform in notation: its name, or its properties where it has none.
  public var text: String {
    if let name { return name }
    var words = [family.word, "system", "\(system)", "sdk", "\(sdk)", adoption.word]
    if supportsMultipleWindows { words.append("multiple") }
    words.append(usesStoryboard ? "storyboard" : "code")
    if usesSwiftUI { words.append("swiftui") }
    return words.joined(separator: " ")
  }
}

extension Platform.Family {
  /// The word in notation.
  package var word: String {
    switch self {
    case .iphone: "iphone"
    case .ipad: "ipad"
    case .vision: "vision"
    case .mac: "mac"
    }
  }
}

extension Platform.Adoption {
  /// The word in notation.
  package var word: String {
    switch self {
    case .scenes: "scenes"
    case .sceneless: "sceneless"
    case .both: "both"
    case .manifest: "manifest"
    }
  }
}

package import SceneLifecycle

extension Platform {
  /// The platform's name, or its facts one after the other when it has none.
  package var spelling: String {
    if let name { return name }
    let flags =
      (supportsMultipleWindows ? "w" : "") + (usesStoryboard ? "b" : "") + (usesSwiftUI ? "u" : "")
    return "own-\(family)-\(system)-\(sdk)-\(adoption)-\(flags)"
  }

  /// Reads a name or a row of facts; nil when it is neither, or no world that exists.
  package init?(spelling: String) {
    if let known = Platform.named(spelling) {
      self = known
      return
    }
    let words = spelling.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 6, words[0] == "own",
      let family = Family.allCases.first(where: { String(describing: $0) == words[1] }),
      let system = UInt8(words[2]), let sdk = UInt8(words[3]),
      let adoption = Adoption.allCases.first(where: { String(describing: $0) == words[4] })
    else { return nil }
    self.init(
      family: family, system: system, sdk: sdk, adoption: adoption,
      supportsMultipleWindows: words[5].contains("w"), usesStoryboard: words[5].contains("b"),
      usesSwiftUI: words[5].contains("u"))
    if impossibility != nil { return nil }
  }
}

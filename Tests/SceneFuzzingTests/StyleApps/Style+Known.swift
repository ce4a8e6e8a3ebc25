extension Style {
  /// What a law still gets wrong, by the app and its bug: the law is to be mended, not the app.
  static let known: [String: String] = {
    let phases = "The law does not know the phases of SwiftUI."
    return [
      "levels: PhaseStyle takesAppearingForActive": phases,
      "scope: PhaseStyle observesPhaseOfApp": phases,
    ]
  }()
}

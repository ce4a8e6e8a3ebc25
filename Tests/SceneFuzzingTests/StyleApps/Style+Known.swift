extension Style {
  /// What a law still gets wrong, by the app and its bug: the law is to be mended, not the app.
  static let known: [String: String] = {
    let discarded = "What is discarded may be deleted while its scene is still connected."
    let givenBack =
      "What is held for the whole app goes with one window, and the law does not look."
    let phases = "The law does not know the phases of SwiftUI."
    let sceneless = "The law waits for scenes in an app that has none."
    return [
      "BrowserStyle": discarded, "DocumentStyle": discarded, "NotesStyle": discarded,
      "SketchStyle": discarded,
      "HealthStyle": "What this process has restored is in memory when its scene connects again.",
      "ReaderStyle": "A link takes the place of what would be restored.",
      "ShieldStyle": "When the app resigns, every window may be covered.",
      "MeterStyle": sceneless, "opens: MeterStyle waitsForForegroundCall": sceneless,
      "levels: TorchStyle lightsInForeground": sceneless,
      "levels: PhaseStyle takesAppearingForActive": phases,
      "scope: PhaseStyle observesPhaseOfApp": phases,
      "scope: CameraStyle closesSessionWithWindow": givenBack,
      "scope: LibraryStyle closesWithItsOpener": givenBack,
      "scope: LibraryStyle replacesCoordinator": givenBack,
      "scope: LibraryStyle restartsImportWithWindow":
        "Work of the whole app starts anew when a second window comes to the foreground.",
    ]
  }()
}

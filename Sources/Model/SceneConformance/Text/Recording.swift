package import SceneLifecycle

/// Callbacks that an author recorded on a device and published.
///
/// A callback that the author did not instrument may have happened unseen; one that was
/// instrumented and is not there did not happen.
package struct Recording: Hashable, Sendable {
  /// Which kind of app was recorded.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// An app with scenes.
    case scene
    /// An app with an app delegate only.
    case sceneless
    /// An app whose scenes SwiftUI owns.
    case swiftui
  }

  /// A line of the header.
  package struct Field: Hashable, Sendable {
    /// Its key, such as `mode`.
    package var key: String
    /// Its value, for people unless the key is `mode` or `instrumented`.
    package var value: String
  }

  /// The purpose of a scene object, by the header.
  package struct RecordedRole: Hashable, Sendable {
    /// The purposes that a scene object may have.
    package enum ScenePurpose: String, Hashable, Sendable, CaseIterable {
      /// A window of the app.
      case window
      /// The app's screen in a car.
      case car
      /// An external display.
      case display
    }

    /// The scene object.
    package var label: Label
    /// Its purpose.
    package var purpose: ScenePurpose

    package init(label: Label, purpose: ScenePurpose) {
      self.label = label
      self.purpose = purpose
    }
  }

  /// A sub-trace that shares nothing with the others.
  package struct Section: Hashable, Sendable {
    /// The author's name for it; nil for the part before the first `CASE`.
    package var name: String?
    /// Its lines in order, remarks included.
    package var lines: [RecordedLine]

    package init(name: String? = nil, lines: [RecordedLine] = []) {
      self.name = name
      self.lines = lines
    }

    /// The callbacks that the author says are not called; they count as instrumented.
    package var forbidden: CallbackSet {
      lines.reduce(.none) { $1.binding == .never ? $0 | $1.kinds : $0 }
    }

    /// Whether every change of a phase stands twice in a row, as where a view and the app both print.
    var doublesPhases: Bool { mostWindows > 1 }

    /// How many windows print their phases at most, by how often each change stands in a row.
    ///
    /// The part may begin or end between the lines of one change.
    var mostWindows: Int {
      var runs: [Int] = []
      var last: RecordedLine?
      for line in lines {
        if line.beginsProcess { last = nil }
        guard line.reportsPhase else { continue }
        let isAlike = last?.kinds == line.kinds && last?.phaseBefore == line.phaseBefore
        if isAlike { runs[runs.count - 1] += 1 } else { runs.append(1) }
        last = line
      }
      let isDoubled = { (runs: ArraySlice<Int>) in !runs.isEmpty && runs.allSatisfy { $0 > 1 } }
      let areDoubled =
        isDoubled(runs[...]) || isDoubled(runs.dropFirst()) || isDoubled(runs.dropLast())
      return areDoubled ? runs.max() ?? 1 : 1
    }
  }

  /// The file's name.
  package var file: String
  /// The header's lines in order.
  package var fields: [Field]
  /// Which kind of app was recorded; nil when the header does not say.
  package var mode: Mode?
  /// The callbacks of which every occurrence has a line.
  ///
  /// Both readings of `PHASE` lines are in it: see `readings`.
  package var instrumented: CallbackSet
  /// The roles of scene objects that the header names.
  package var roles: [RecordedRole] = []
  /// The independent sub-traces in order; at least one.
  package var parts: [Section]
  /// The mistakes that a lenient reader skipped, each with its place and the expected words.
  package var skipped: [NotationError] = []

  package init(
    file: String, fields: [Field] = [], mode: Mode?, instrumented: CallbackSet, parts: [Section]
  ) {
    self.file = file
    self.fields = fields
    self.mode = mode
    self.instrumented = instrumented
    self.parts = parts
  }

  /// The names of the lines that are read and bind nothing, because the model has no such callback.
  package var unmodelled: [String] {
    parts.flatMap { $0.lines.filter(\.isUnmodelled).map(\.name) }
  }

  /// The author's remark about the platform, empty when there is none.
  package var platform: String { value("platform") }

  /// The author's words for what was recorded, empty when there are none.
  package var scenario: String { value("scenario") }

  /// Returns the value of the first header line with a key, empty when there is none.
  package func value(_ key: String) -> String { fields.first { $0.key == key }?.value ?? "" }

  /// The kinds of app that the file may be of: the header's, or all that its lines leave.
  ///
  /// Names such as `applicationDidBecomeActive` mean one thing with scenes and another without, so that
  /// each kind reads the lines for itself. Only an app with scenes has a scene's line or a phase.
  package var modes: [Mode] {
    if let mode { return [mode] }
    let phases = RecordedPhase.ofScene | RecordedPhase.ofApp
    if !(instrumented & phases).isEmpty { return [.swiftui] }
    let showsScenes = parts.contains { part in
      part.lines.contains { $0.label != nil && $0.binding != .never }
    }
    return showsScenes ? [.scene] : [.scene, .sceneless]
  }

  /// The instrumented callbacks, in each way to read the file.
  ///
  /// One modifier prints the `PHASE` lines, in a view or in the app, and the lines do not say which: two
  /// readings where there are such lines, the scene's first, otherwise one. Only where each change stands
  /// twice in a row both may have printed it; that is the third reading.
  package var readings: [CallbackSet] {
    let scene = RecordedPhase.ofScene
    let app = RecordedPhase.ofApp
    if (instrumented & (app | scene)).isEmpty { return [instrumented] }
    let both = parts.contains(where: \.doublesPhases) ? [instrumented] : []
    return [instrumented - app, instrumented - scene] + both
  }
}

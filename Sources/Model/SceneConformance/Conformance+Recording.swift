import SceneLifecycle

extension Conformance {
  /// The conclusion on one part of a recording.
  package struct PartConclusion: Sendable {
    /// The part's name; nil for what stands before the first `CASE`.
    package var name: String?
    /// The conclusion in the best reading.
    package var conclusion: Conclusion
    /// The line of the file at which the explanations end; nil when it is explained.
    package var line: Recording.RecordedLine?
    /// The recording's names of the scene objects, in the order of their numbers.
    package var labels: [String] = []
    /// The kind of app that the conclusion takes the recording to be of.
    package var mode: Recording.Mode
    /// The kinds of app that were tried because the header names none; empty where it names one.
    package var triedModes: [Recording.Mode] = []
  }

  /// Checks each part of a recording, in each way to read it.
  ///
  /// - Parameters:
  ///   - recording: What a device did.
  ///   - limit: How many states each part may take.
  ///   - asStory: Whether each explanation is to be the history that a person would tell: that takes
  ///     longer, and changes no verdict.
  package static func check(
    _ recording: Recording, limit: Int = usualLimit, asStory: Bool = false
  ) -> [PartConclusion] {
    // An app without scenes takes few states; what it leaves is for the others.
    let attempts = recording.modes.reversed().flatMap { mode in
      recording.readings.map { reading in ReadingAttempt(mode: mode, reading: reading) }
    }
    return recording.parts.map { part in
      let attempts = attempts.filter { $0.isOfUse(for: part) }
      var left = limit
      var best: ReadingAttempt.ReadingVerdict?
      for (number, attempt) in attempts.enumerated() {
        let share = left / (attempts.count - number)
        let result = attempt.conclude(part, recording, share, asStory)
        left -= min(share, result.states)
        if best.map({ $0.rank < result.rank }) ?? true { best = result }
        if case .explained = result.part.conclusion, !asStory { break }
      }
      guard var conclusion = best?.part else { preconditionFailure("no reading was tried") }
      if recording.mode == nil { conclusion.triedModes = recording.modes }
      return conclusion
    }
  }

  /// One way to read a recording: as of one kind of app, with what its lines show.
  private struct ReadingAttempt {
    let mode: Recording.Mode
    let reading: CallbackSet

    /// The conclusion of an attempt, and how good it is.
    struct ReadingVerdict {
      var part: PartConclusion
      /// Better where greater: an explanation, then what is not decided, then what came furthest.
      var rank: (Int, Int)
      /// How many states it took, as far as the conclusion says.
      var states = 0
    }

    /// Whether the reading can explain what no other one does.
    ///
    /// The phase of an app with one window is that of the window.
    func isOfUse(for part: Recording.Section) -> Bool {
      let isOfApp =
        !(reading & RecordedPhase.ofApp).isEmpty && (reading & RecordedPhase.ofScene).isEmpty
      guard isOfApp else { return true }
      let labels = part.lines.compactMap { $0.binding == .never ? nil : $0.label }
      return labels.contains { $0 != labels.first }
    }

    func conclude(
      _ part: Recording.Section, _ recording: Recording, _ limit: Int, _ asStory: Bool
    ) -> ReadingVerdict {
      let (account, lines) = ObservedTrace.of(
        part, in: recording, as: mode, instrumented: reading)
      var result = PartConclusion(
        name: part.name, conclusion: Conformance.check(account, limit: limit),
        labels: account.labels,
        mode: mode)
      switch result.conclusion {
      case .explained(let found):
        guard asStory else { return ReadingVerdict(part: result, rank: (2, 0)) }
        let story = Story(account).explanation ?? found
        result.conclusion = .explained(story)
        return ReadingVerdict(part: result, rank: (2, -story.cost))
      case .undecided(let end):
        result.line = lines[end.index]
        return ReadingVerdict(part: result, rank: (1, end.index), states: end.states)
      case .refuted(let why):
        result.line = lines[why.index]
        return ReadingVerdict(part: result, rank: (0, why.index), states: why.states)
      }
    }
  }
}

import CommandKit
import SceneDefects
import SceneEngine
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// `why`: says where an event, a choice or an invariant comes from, and shows it.
enum WhyVerb {
  static let verb = ContractVerb(
    "why", operands: "EVENT | CHOICE | INVARIANT",
    "Says where a rule of the model comes from, and shows it in a short history.",
    examples: [
      VerbExample("why pushAgain", "a place where UIKit is free, with its recordings"),
      VerbExample("why scene.active-in-foreground", "an invariant with its sources"),
    ],
    action: ContractAction { call throws(CommandError) in
      try await why(call.arguments, call.console, call.isInterrupted)
    })

  private static func why(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandError(
        Diagnostic(
          "'why' needs one event, choice or invariant", help: "'scenefuzz list' names them all"))
    }
    if let event = EventKind.named(word) { return why(event, console, isInterrupted) }
    if let choice = ChoiceKind.named(word) { return why(choice, console, isInterrupted) }
    if let invariant = Contract.binding.first(where: { $0.id == word }) {
      return await why(invariant, console, isInterrupted)
    }
    if Contract.myths.contains(where: { $0.id == word }) {
      return try await MythSearch.refute(word, console, isInterrupted)
    }
    let known =
      EventKind.allCases.map { $0.word } + ChoiceKind.allCases.map { $0.word }
      + (Contract.binding + Contract.myths).map(\.id)
    throw CommandError(
      Diagnostic.unknown(word, isNot: "an event, a choice or an invariant", of: known))
  }

  // MARK: - Events

  private static func why(
    _ event: EventKind, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> ExitStatus {
    console.line("event \(event.word), group \(event.group)")
    console.line("  " + event.summary)
    write(event.sources, console)
    return show(
      Illustration { play in play.scenario.entries.contains { $0.event.kind == event } }, console,
      isInterrupted)
  }

  // MARK: - Choices

  private static func why(
    _ choice: ChoiceKind, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> ExitStatus {
    console.line("\(choice.isQuirk ? "quirk" : "choice") \(choice.word)")
    console.line("  " + choice.summary)
    if let usual = choice.answers.first {
      let others = choice.answers.dropFirst().joined(separator: ", ")
      console.line("  usually \(usual), else \(others)")
    }
    console.line(
      choice.isQuirk
        ? "  Devices did it; Apple does not document it. Campaigns play it with --quirks."
        : "  Apple leaves it open; the page Freedoms of the documentation has the sources.")
    let recordings = RecordedChoices.recordings(of: choice)
    if recordings.isEmpty {
      console.line("  No recording of ours needs an unusual answer.")
    } else {
      for name in recordings {
        let system = RecordedSystems.system(of: name).map { " (\($0))" } ?? ""
        console.line("  recorded: \(name)\(system)")
      }
    }
    let isAsked = { (play: Play) in
      play.scenario.entries.contains { $0.choices.contains { $0.kind == choice } }
    }
    return show(Illustration(quirks: choice.isQuirk, shows: isAsked), console, isInterrupted)
  }

  // MARK: - Invariants

  private static func why(
    _ invariant: Invariant, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> ExitStatus {
    console.line("invariant \(invariant.id) (\(invariant.kind.rawValue))")
    console.line("  " + invariant.sentence)
    console.line("  It is about runs \(invariant.platforms.name).")
    write(invariant.sources, console)
    console.line("  declared at \(invariant.file):\(invariant.line)")
    console.line()
    guard let broken = await BrokenExample.find(invariant, isInterrupted) else {
      console.line("No planted defect breaks it within \(BrokenExample.cases) cases each.")
      return isInterrupted() ? .interrupted : .holds
    }
    console.line("A short history that breaks it where \(broken.defect.id) is planted:")
    console.line(broken.defect.summary)
    console.line()
    console.write(broken.scenario.text)
    return .holds
  }

  // MARK: - What all have

  private static func write(_ sources: [Source], _ console: Console) {
    for source in sources { console.line("  source: " + source.text) }
  }

  /// Writes where it was met, and a short history.
  private static func show(
    _ illustration: Illustration, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> ExitStatus {
    let met = illustration.platforms(among: Illustration.platforms, isInterrupted)
    let scenario = illustration.history(on: met, isInterrupted)
    if isInterrupted() { return .interrupted }
    console.line()
    guard let scenario else {
      console.line("No platform shows it within \(Illustration.cases) cases each.")
      return .inconclusive
    }
    console.line(
      "Met on \(met.count) of \(Platform.all.count) platforms (\(Illustration.cases) cases each)")
    let isRare = met.count * 2 <= Platform.all.count
    let names = Platform.all.filter { met.contains($0.platform) == isRare }.map(\.name)
    if !names.isEmpty {
      console.line("  \(isRare ? "on" : "not on") \(names.joined(separator: ", "))")
    }
    console.line()
    console.line("A short history, not proved shortest:")
    console.line()
    let play = Fuzzer().play(scenario)
    console.write(LaneReport(play.transcript).text(console.style))
    return .holds
  }
}

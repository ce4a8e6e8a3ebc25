import SceneFuzzing

/// What the `defects` of an app's command was asked for.
struct MutantRequest {
  var seed: Seed
  var shape: Shape
  var cases: UInt64
  var jobs: Int
  var mutants: [AppMutant]
  var format: MatrixFormat

  /// Cases that a mutant is played if nobody says.
  static let usualCases = 300

  init(_ arguments: Arguments, _ player: AppPlayer) throws(CommandError) {
    let asked = try AppRequest(arguments, player, [], program: "")
    seed = asked.isDrawn ? Seed(1) : asked.seed
    shape = asked.shape
    cases = UInt64(try arguments.number(.cases, in: 1...1_000_000) ?? Self.usualCases)
    jobs = asked.jobs
    format = try arguments.choice(.format, as: "a format") ?? .text
    let only = arguments.list(.only)
    for id in only where AppMutant.named(id).isEmpty {
      let known = AppMutant.handlers + AppMutant.all.map(\.id)
      throw CommandError(Diagnostic.unknown(id, isNot: "a mutant or a handler", of: known))
    }
    let chosen = only.flatMap { AppMutant.named($0) }
    mutants = only.isEmpty ? AppMutant.all : AppMutant.all.filter { chosen.contains($0) }
  }

  /// The token of a case.
  func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }
}

import SceneFuzzing

/// What the `run` of an app's command was asked for.
struct AppRequest {
  var program: String
  var seed: Seed
  var shape: Shape
  var cases: UInt64?
  var duration: Duration?
  var jobs: Int
  var keepsGoing: Bool
  /// The options that decide what workers judge, as they are written.
  var judging: [String]
  /// Whether nobody gave the seed.
  var isDrawn: Bool

  init(
    _ arguments: Arguments, _ player: AppPlayer, _ judging: [String], program: String
  ) throws(CommandError) {
    let asked = try RunRequest(arguments, Selection())
    self.program = program
    self.judging = judging
    seed = asked.seed
    isDrawn = asked.isDrawn
    shape = player.usual.shape
    shape.platform = asked.shape.platform
    shape.scenes = asked.shape.scenes ?? shape.scenes
    shape.length = asked.shape.length ?? shape.length
    cases = asked.cases
    duration = asked.duration
    jobs = asked.jobs
    keepsGoing = asked.keepsGoing
    if cases == 0 { throw AppCommand.nothing("give at least one case") }
  }

  /// The token of a case.
  func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }

  /// The command that plays the same cases.
  func command(cases: UInt64) -> String {
    var words = ["\(program) run --seed \(seed.text) --cases \(cases)"]
    if let name = shape.platform?.name { words.append("--platform \(name)") }
    if let scenes = shape.scenes { words.append("--scenes \(scenes)") }
    if case .events(let count) = shape.length { words.append("--events \(count)") }
    return (words + judging).joined(separator: " ")
  }
}

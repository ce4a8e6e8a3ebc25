package import CommandKit
import SceneDefects
import SceneFuzzing
package import SceneGeneration
import SceneLifecycle
package import ScenePipeline
import SceneReporting

/// The request of the user to `run`.
package struct RunRequest {
  /// The seed on which every draw depends.
  package var seed: Seed
  /// Whether the seed was drawn, because none was given.
  package var isDrawn: Bool
  /// The shape of the cases: the world, the length, the kinds of event, the defect.
  package var shape: Shape
  /// How many cases are played at most; nil for as many as the time allows.
  package var cases: UInt64?
  /// How many cases the campaign has, where `cases` ends one of its rounds; nil where none is known.
  package var allCases: UInt64?
  /// The most time; nil where the number of cases alone ends the campaign.
  package var duration: Duration?
  /// Threads that play at the same time.
  package var jobs: Int
  /// Whether a failure does not end the campaign.
  package var keepsGoing: Bool
  /// The invariants and events of the contract that are checked and drawn.
  package var selection: Selection
  /// The first case that is played.
  package var first: UInt64 = 0
  /// How commands in messages begin.
  package var program = "scenefuzz"
  /// The options that choose what is judged, as they are written; nil for those of the contract.
  package var judging: [String]?

  /// Cases of a campaign that is given no limit.
  package static let usualCases = 10_000

  /// Reads the options of a campaign.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - chosen: What is checked and drawn; nil for what the options say.
  ///   - time: The time of a campaign that is given no limit; nil for the usual number of cases.
  package init(
    _ arguments: Arguments, _ chosen: Selection? = nil, limitedTo time: Duration? = nil
  ) throws(CommandError) {
    if let chosen { selection = chosen } else { selection = try Selection(arguments) }
    keepsGoing = arguments.has(.keepGoing)
    (seed, isDrawn) = try Self.seed(arguments)
    shape = try Self.shape(arguments, selection)
    if let text = arguments.text(.duration) {
      duration = try arguments.about(.duration) { () throws(CommandError) in
        try Duration(argument: text)
      }
    }
    let count = try arguments.number(.cases, in: 0...Int.max)
    if count == nil && duration == nil { duration = time }
    cases = count.map(UInt64.init) ?? (duration == nil ? UInt64(Self.usualCases) : nil)
    allCases = cases
    jobs = try arguments.jobs()
    try arguments.checkNoOperands()
  }

  private static func seed(_ arguments: Arguments) throws(CommandError) -> (Seed, Bool) {
    guard let text = arguments.text(.seed) else {
      return (Seed(UInt64.random(in: 0...UInt64(UInt32.max))), true)
    }
    let seed = try arguments.about(.seed) { () throws(CommandError) in try Seed(argument: text) }
    return (seed, false)
  }

  private static func shape(
    _ arguments: Arguments, _ selection: Selection
  ) throws(CommandError) -> Shape {
    var shape = Shape(kinds: selection.kinds, quirks: arguments.has(.quirks))
    shape.scenes = try arguments.number(.scenes, in: Shape.sceneRange)
    let events = try arguments.number(.events, in: Shape.eventRange)
    let callbacks = try arguments.number(.callbacks, in: Shape.callbackRange)
    if events != nil && callbacks != nil { throw arguments.excluding(.events, .callbacks) }
    shape.length = events.map { .events($0) } ?? callbacks.map { .callbacks($0) }
    if let name = arguments.text(.platform) {
      shape.platform = try arguments.about(.platform) { () throws(CommandError) in
        try Platform.checked(name)
      }
    }
    if let defect = arguments.text(.defect) {
      try arguments.about(.defect) { () throws(CommandError) in try Defect.check(defect) }
      shape.defect = defect
    }
    return shape
  }

  /// Throws unless every machine plays the same campaign: its seed and its length are given.
  ///
  /// - Parameter arguments: The user's words, which say where the shard was written.
  package func checkShared(_ arguments: Arguments) throws(CommandError) {
    try Self.checkShared(arguments, isDrawn: isDrawn, cases: duration == nil ? cases : nil)
  }

  /// Throws unless a seed and a number of cases are given.
  ///
  /// - Parameters:
  ///   - arguments: The user's words, which say where the shard was written.
  ///   - isDrawn: Whether the seed was drawn.
  ///   - cases: How many cases there are; nil where time may end the campaign.
  package static func checkShared(
    _ arguments: Arguments, isDrawn: Bool, cases: UInt64?
  ) throws(CommandError) {
    try arguments.about(.shard) { () throws(CommandError) in
      if isDrawn {
        throw CommandError(
          Diagnostic("'--shard' needs a seed", help: "give the same --seed to every shard"))
      }
      if cases == nil {
        throw CommandError(
          Diagnostic("'--shard' needs a number of cases", help: "give --cases and no --for"))
      }
    }
  }

  /// The campaign that is played.
  package var order: CampaignOptions {
    var order = CampaignOptions(
      Generator(shape: shape, seed: seed), cases: cases, jobs: jobs, keepsGoing: keepsGoing)
    order.first = first
    return order
  }

  /// The command that plays the same cases.
  package func command(cases: UInt64) -> String {
    var words = ["\(program) run --seed \(seed.text) --cases \(cases)"]
    if let name = shape.platform?.name { words.append("--platform \(name)") }
    if let scenes = shape.scenes { words.append("--scenes \(scenes)") }
    switch shape.length {
    case nil: break
    case .events(let count): words.append("--events \(count)")
    case .callbacks(let count): words.append("--callbacks \(count)")
    }
    return (words + (judging ?? judgingContract)).joined(separator: " ")
  }

  /// Which of two bounds ended the cases, in words; nil where there is one bound, or neither did.
  ///
  /// - Parameters:
  ///   - played: How many cases were played.
  ///   - isDone: Whether the work ended for another reason.
  package func bound(of played: UInt64, isDone: Bool) -> String? {
    guard let cases = allCases, let duration else { return nil }
    let (number, time) = (cases.counted("case"), "the time of \(duration.text)")
    if played >= cases { return "\(number) were played before \(time) was over" }
    return isDone ? nil : "\(time) was over before \(number) were played"
  }

  private var judgingContract: [String] {
    var words = selection.words
    if let defect = shape.defect { words.append("--defect \(defect)") }
    if shape.quirks { words.append("--quirks") }
    if keepsGoing { words.append("--keep-going") }
    return words
  }
}

extension Selection {
  /// The options that choose the same.
  package var words: [String] {
    var words: [String] = []
    let isMostlyOn = kinds.count > EventKind.worldCount / 2
    var only = judgement.only
    if !isMostlyOn { only += kinds.map(\.word) }
    var skip = judgement.skip
    if isMostlyOn { skip += (EventSet.all - kinds).map(\.word) }
    if !only.isEmpty { words.append("--only " + only.joined(separator: ",")) }
    if !skip.isEmpty { words.append("--skip " + skip.joined(separator: ",")) }
    if judgement.softFails { words.append("--soft") }
    return words
  }
}

import CompilerRecords
import SceneLowering
import SceneStubs
import Testing

/// Makes stubs of small sources; what the compiler says of checks is given.
enum Trial {
  /// Lowers small sources with what the compiler says of them.
  static func lowered(
    _ texts: [(String, String)], by frontend: any SwiftFrontend = RecordedFrontend(.stubs)
  ) -> [LoweredSource] {
    var options = LoweringOptions()
    options.entryPoint = .dropped
    options.isProofread = false
    let files = texts.map { SourceFile(path: "/app/\($0.0)", text: $0.1) }
    let folder = SourceLowering(options: options, frontend: frontend).lower(files)
    #expect(folder.errors.isEmpty)
    return folder.sources
  }

  /// Makes stubs while the compiler's checks are given: the messages of each round.
  static func made(
    _ texts: [(String, String)], real: [String], rounds: [[String]] = [[]],
    modules: [String: [(String, String)]] = [:], wanted: Set<String> = []
  ) throws -> MadeStubs {
    var app = StubMaking.App(
      sources: lowered(texts), real: Set(real.map { "/app/\($0)" }), platform: ["UIKit"])
    app.wanted = wanted
    app.modules = modules.mapValues { lowered($0) }
    let frontend = ScriptedFrontend(rounds)
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    return try StubMaking(frontend: frontend, checking: checking, clock: { 0 }).make(app)
  }
}

import CommandTrials
import CompilerRecords

extension Session {
  /// A session of which the compiler's answers are recorded; `FixtureFolderTests` asks the compiler itself.
  static func recorded() throws -> Session {
    let session = try Session()
    session.frontend = RecordedFrontend(.starting)
    return session
  }
}

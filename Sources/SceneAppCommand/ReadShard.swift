import CommandKit
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// A part of an app's gate as it was read from a file.
struct ReadShard {
  /// The file's path.
  let path: String
  /// What it says.
  let file: AppResultFile
  /// Which part it is.
  let shard: Shard

  /// The line that says which shard it is.
  var place: Diagnostic.Place { Diagnostic.Place(file: path, line: 4, column: 7) }

  init(_ path: String) throws(CommandError) {
    self.path = path
    file = try AppResultFile(parsing: try Disk.read(path), file: path)
    guard let shard = Shard(file.shard) else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(file.shard)) is not a shard",
          at: Diagnostic.Place(file: path, line: 4, column: 7), help: "play the shard once more"))
    }
    self.shard = shard
  }

  /// Throws where it does not belong to the app, or not to the parts that were read before.
  func check(_ app: String, beside known: [ReadShard]) throws(CommandError) {
    if file.app != app {
      throw CommandError(
        Diagnostic("the file is about the app '\(file.app)', not '\(app)'", at: place))
    }
    if let twin = known.first(where: { $0.shard.number == shard.number }) {
      throw CommandError(
        Diagnostic(
          "shard \(shard.text) stands a second time", at: place,
          notes: ["it stands in \(twin.path)"], help: "keep one of the two"))
    }
    guard let first = known.first else { return }
    if first.file.identity == file.identity && first.shard.count == shard.count { return }
    throw CommandError(
      Diagnostic(
        "the file is part of another campaign, or of another corpus", at: place,
        notes: ["the first file is \(first.path)"], help: "merge files of one campaign only"))
  }

  /// Throws where another program played it, or where it has not what its shard plays.
  ///
  /// - Parameters:
  ///   - own: What this program would have written.
  ///   - request: The whole gate.
  func check(against own: PartHead, _ request: AppGateRequest) throws(CommandError) {
    let line = AppResultFile.headLine
    try PartHead(file.head).check(
      against: own, at: Diagnostic.Place(file: path, line: line, column: 1))
    let listed = file.corpus.split(separator: " ").first.flatMap { UInt64($0) } ?? 0
    let kept = shard.share(of: listed)
    if UInt64(file.entries.count) != kept {
      throw damage("the shard plays \(kept.counted("kept scenario"))", UInt64(file.entries.count))
    }
    for (name, campaign, played) in [
      ("fixed", request.fixed.campaign, file.fixed), ("fresh", request.fresh.campaign, file.fresh),
    ] where played.totals.fault == nil {
      let wanted = UInt64(shard.rows(of: campaign.cases ?? 0).count)
      let cases = played.totals.activity.cases
      if cases != wanted {
        throw damage(
          "the \(name) campaign of shard \(shard.text) has \(wanted.counted("case"))", cases)
      }
      try check(played, name, request)
    }
  }

  /// Throws where a law that was judged has no counts, or has them as one of another kind.
  private func check(
    _ played: AppResultFile.CampaignPart, _ name: String, _ request: AppGateRequest
  ) throws(CommandError) {
    let entries = played.totals.tally.entries
    // What a process played that ended is counted by no law.
    if played.totals.activity.events.allSatisfy({ $0 == 0 }) { return }
    for law in request.laws + request.situations where AppEnd.EndLaw(rawValue: law.id) == nil {
      guard let entry = entries.first(where: { $0.id == law.id }) else {
        throw damage("the \(name) campaign does not say how often \(law.id) was put to the test")
      }
      if entry.kind != law.kind {
        throw damage(
          "the \(name) campaign has \(law.id) as \(entry.kind.rawValue), it is"
            + " \(law.kind.rawValue)")
      }
    }
  }

  private func damage(_ error: String, _ found: UInt64? = nil) -> CommandError {
    let behind = found.map { ", its file says \($0.grouped)" } ?? ""
    return CommandError(Diagnostic(error + behind, at: place, help: "play the shard once more"))
  }
}

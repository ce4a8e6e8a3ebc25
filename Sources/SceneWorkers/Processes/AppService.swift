import ScenePipeline
package import CommandKit
@preconcurrency import Foundation
package import SceneFuzzing
import SceneLifecycle
import ScenePictures
import SceneReporting
import SceneTaskHooks

/// The worker's side: answers questions about the app until the command is gone.
package struct AppService {
  private let player: AppPlayer
  private let words: UnsafeMutablePointer<UInt64>

  /// Takes what the worker was given.
  ///
  /// - Parameters:
  ///   - player: The app, and what plays it.
  ///   - memory: How many bytes the process may take.
  package init(_ player: AppPlayer, memory: UInt64) throws(CommandError) {
    self.player = player
    words = try Descriptor.map(WorkerPipes.given[2])
    for end in WorkerPipes.given { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // What the app prints is there when a trap ends the process.
    setvbuf(stdout, nil, _IONBF, 0)
    Self.watch(WorkerLimits(memory: memory))
  }

  /// Keeps the process within its limits, and ends it when the one that asks is gone, whatever the
  /// app is doing.
  private static func watch(_ limits: WorkerLimits) {
    let requests = WorkerPipes.given[0]
    let mark = "\(AppSetup.mark)=\(ProcessInfo.processInfo.environment[AppSetup.mark] ?? "")"
    Thread.detachNewThread {
      var end = pollfd(fd: requests, events: 0, revents: 0)
      while poll(&end, 1, WorkerLimits.pauseMilliseconds) <= 0 || end.revents & Int16(POLLHUP) == 0
      {
        limits.enforce()
      }
      scene_family_leave(mark, 0)
    }
  }

  /// Answers until the command is gone.
  package func serve() -> Never {
    var received: [UInt8] = []
    while true {
      while let message = AppMessage(takenFrom: &received) {
        Descriptor.write(answer(message).frame, to: WorkerPipes.given[1])
      }
      if !Descriptor.read(WorkerPipes.given[0], into: &received) { pause() }
    }
  }

  private func answer(_ message: AppMessage) -> AppMessage {
    let watch = ProgressMarker(words, end: message.end, ends: message.ends)
    var reply =
      switch message.subject {
      case "row": row(message, watch)
      case "test": test(message, watch)
      case "mutant": mutant(message, watch)
      default: tell(message, watch)
      }
    for escape in player.takeEscapes() { reply.add("escape", escape) }
    return reply
  }

  private func row(_ message: AppMessage, _ watch: ProgressMarker) -> AppMessage {
    guard let token = message.token, let count = message["count"].flatMap({ UInt64($0) }) else {
      return AppMessage("misread")
    }
    var result = player.row(token, count, keepsGoing: message["keep-going"] != nil, watch)
    result.tally.delegates = player.metDelegates
    return AppMessage("row", text: JSONText.of(result))
  }

  private func mutant(_ message: AppMessage, _ watch: ProgressMarker) -> AppMessage {
    guard let token = message.token, let count = message["count"].flatMap({ UInt64($0) }) else {
      return AppMessage("misread")
    }
    let mutant = message["id"].flatMap { AppMutant.named($0).first }
    return AppMessage("mutant", text: JSONText.of(player.play(token, count, mutant, watch)))
  }

  private func test(_ message: AppMessage, _ watch: ProgressMarker) -> AppMessage {
    guard let scenario = scenario(message, watch), let wanted = message.wanted else {
      return AppMessage("misread")
    }
    let (answer, callback) = player.answer(
      scenario, wanted, besides: message.histories, watch)
    return AppMessage(answer, at: callback)
  }

  private func tell(_ message: AppMessage, _ watch: ProgressMarker) -> AppMessage {
    // What the process is known to end by is judged alone, for no law ends a play before it.
    let end = message.end.flatMap { $0.isJudged ? $0.law.rawValue : nil }
    let law = end ?? message.wanted?.invariant
    guard let scenario = scenario(message, only: law, watch) else { return AppMessage("misread") }
    var told = player.tell(scenario, only: law, watch)
    var reply = AppMessage("told")
    reply.add(told.play, of: scenario)
    let style = message.style
    redact(&told, &reply, style)
    switch message.subject {
    case "play": reply.text = told.play.scenario.text
    case "lanes":
      let lanes = LaneReport(told.transcript)
      reply.text = message["format"] == "json" ? lanes.json.document : lanes.text(style)
    case "steps":
      let steps = StepsReport(told.transcript)
      reply.text = message["format"] == "json" ? steps.json.document : steps.text(style)
    case "lines": reply.text = PlayLines(told.transcript).text
    case "trace": reply.text = TraceReport(told.transcript).text(style)
    case "explain":
      guard let explanation = explanation(told, message, watch) else { break }
      reply.text = "\n" + ExplanationReport(told.transcript, explanation).text(style)
    case "html": reply.text = HistoryPage(report(told, message, watch)).html
    case "svg":
      let report = report(told, message, watch)
      reply.text = LanePicture(report.transcript, report.explanation).svg
    case "section":
      let number = message.numbers("number").first ?? 1
      reply.text = FailureSection(report(told, message, watch), number: number).drawn
    default:
      let report = report(told, message, watch)
      reply.text =
        message["format"] == "json" ? report.json.document : report.text(style)
      reply.add(report)
    }
    return reply
  }

  /// Takes out what must not be shown; the digest of the whole tells two plays apart all the same.
  private func redact(
    _ told: inout AppPlayer.TranscribedPlay, _ reply: inout AppMessage, _ style: Style
  ) {
    guard let redaction = player.redaction else { return }
    reply.add("digest", FNV.digits(of: LaneReport(told.transcript).text(style)))
    told.transcript = redaction.transcript(told.transcript)
  }

  private func report(
    _ told: AppPlayer.TranscribedPlay, _ message: AppMessage, _ watch: ProgressMarker
  ) -> FailureReport {
    var report = FailureReport(told.transcript, repeatedBy: message["command"] ?? "")
    report.drawsLanes = true
    report.foldsLaunches = message["lanes"] != "whole"
    report.file = message["file"]
    report.seed = message["seed"]
    report.token = message["of"]
    report.further = message.lines.filter { $0.key == "further" }.map(\.value)
    report.others = message.lines.filter { $0.key == "other" }.map {
      let law = $0.value.prefix { $0 != " " }
      return FailureReport.Other(
        String(law), repeatedBy: String($0.value.dropFirst(law.count + 1)))
    }
    report.cases = message["cases"].flatMap { UInt64($0) } ?? 0
    if let label = message["label"] {
      report.shrinking = FailureReport.ShrinkingSummary(
        label: label, eventsBefore: message["before"].flatMap { Int($0) } ?? 0,
        plays: message["plays"].flatMap { Int($0) } ?? 0)
    }
    if message["explained"] != nil {
      report.companions = message.wanted.flatMap {
        player.companions(of: $0.invariant, in: told.play.scenario, watch)
      }
      report.dependence = message.wanted.flatMap {
        player.dependence(of: $0.invariant, in: told.play.scenario, watch)
      }
      report.explanation = explanation(told, message, watch)
    }
    return player.redaction?.report(report) ?? report
  }

  private func explanation(
    _ told: AppPlayer.TranscribedPlay, _ message: AppMessage, _ watch: ProgressMarker
  ) -> FailureExplanation? {
    let explanation = player.explain(
      told.play.scenario, only: message.wanted?.invariant, watch, most: message.most)
    guard let redaction = player.redaction else { return explanation }
    return explanation.map(redaction.explanation)
  }

  private func scenario(
    _ message: AppMessage, only law: String? = nil, _ watch: ProgressMarker
  ) -> Scenario? {
    if let token = message.token { return player.scenario(token, only: law, watch) }
    return try? Scenario(parsing: Array(message.text.utf8), file: "")
  }
}

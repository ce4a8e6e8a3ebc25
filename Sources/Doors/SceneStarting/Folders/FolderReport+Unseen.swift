import SceneLifecycle
import SceneReporting
import SceneStubs

// The parts that no verdict on the copies can see: the digest has them, tests and gates say them.

extension FolderReport {
  /// The parts of the app that the copies do not have as they are, sorted.
  var blindSpots: [BlindSpot] {
    var spots = made.lostMethods.map { BlindSpot(.lost, $0) }
    spots += made.replacedMethods.map { method in
      let note = UInt64(method.statements).counted("statement") + " replaced"
      return BlindSpot(method.isLifeCycle ? .replaced : .elsewhere, method.name, note: note)
    }
    spots += made.replacedElsewhere.map { BlindSpot(.elsewhere, $0) }
    spots += made.remarks.filter { $0.reason == .twice }.map {
      BlindSpot(.leftOut, $0.file, note: "another file declares \($0.text)")
    }
    spots += made.choices.enumerated().map { index, name in
      let isTurned = index < FolderAnswers.most
      return BlindSpot(
        .decides, name, note: isTurned ? "histories choose its answer" : "always the plain answer")
    }
    spots += made.decided.map { BlindSpot(.decides, $0, note: "always the plain answer") }
    spots += made.standIns.map { BlindSpot(.standIn, $0) }
    spots += SystemBranch.all(in: app).map(\.blindSpot)
    spots += notCopied
    return Array(Set(spots)).sorted()
  }

  /// The sources that are lost or left out, and the parts of the app that are not played, sorted.
  var notCopied: [BlindSpot] {
    Set(app.unseen + notPlayed.map { BlindSpot(.unplayed, $0) }).sorted()
  }

  /// The lines that accept what keeps verdicts from being green, one for each method.
  var acceptances: [String] {
    blindSpots.filter { [.lost, .replaced].contains($0.kind) }.map {
      ".accepts(\(SwiftText.literal($0.name)), because: \"…\")"
    }
  }
}

import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

@Suite struct `Reports of an explanation` {
  private typealias EventRole = FailureExplanation.EventRole

  private func role(_ change: (inout EventRole) -> Void) -> EventRole {
    var role = EventRole()
    role.isComplete = true
    change(&role)
    return role
  }

  private var explanation: FailureExplanation {
    let roles = [
      role { $0.mayComeLater = false },
      role {
        $0.replacements = [.openURL, .universalLink, .handoff, .shortcutItem, .cloudKitShare]
        $0.scenes = SceneSet(bits: 0b101)
        $0.mayComeEarlier = false
        $0.mayComeLater = true
      },
      role { $0.isUnneeded = true },
      role {
        $0.isComplete = false
        $0.mayComeEarlier = true
      },
    ]
    let neighbour = FailureExplanation.Neighbour(.omission(at: 1), .example(), first: 8)
    return FailureExplanation(roles: roles, neighbour: neighbour, plays: 500, isComplete: false)
  }

  @Test func `roles stand beside the events and the neighbour below them`() {
    var transcript = Transcript.example(breaking: 11)
    transcript.breaks[0].violation.onset = 4
    var failure = FailureReport(transcript, ReportFacts(repeatedBy: "scenefuzz replay a.scene"))
    failure.explanation = explanation
    let text = failure.text()
    #expect(Golden("failure-explained.txt").difference(from: text) == nil)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let alone = ExplanationReport(transcript, explanation).text()
    #expect(text.contains(alone))
  }

  private static let deliveries: [EventKind] = [
    .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
  ]
  private static let all = EventSet(of: deliveries)

  @Test func `a label says the most that is known`() {
    let table: [(EventRole, String)] = [
      (EventRole(), "not tried in every way"),
      (role { _ in }, "needed"),
      (role { $0.mayComeLater = false }, "needed at this place"),
      (role { ($0.mayComeEarlier, $0.mayComeLater) = (false, false) }, "needed at this place"),
      (
        role { ($0.mayComeEarlier, $0.mayComeLater) = (true, false) },
        "needed; may come earlier"
      ),
      (role { $0.scenes = SceneSet(bits: 0b110) }, "needed; or scene 2-3"),
      (
        role { ($0.replacements, $0.mayComeLater) = ([.lock, .hide], true) },
        "replaceable by lock, hide; may come later"
      ),
      (role { ($0.isUnneeded, $0.mayComeLater) = (true, true) }, "not needed"),
    ]
    for (role, label) in table { #expect(role.label == label) }
  }

  @Test func `kinds that will do are named by their families`() {
    let table: [(EventRole, String)] = [
      (
        role {
          ($0.kind, $0.replacements, $0.tried) = (.launch, Self.deliveries, [.home] | Self.all)
        },
        "replaceable by any other launch"
      ),
      (
        role {
          ($0.kind, $0.replacements, $0.tried) = (
            .home, Self.deliveries + [.lock], [.kill] | Self.all
          )
        },
        "replaceable by any delivery, lock"
      ),
      // One of the family that will not do: each is named, as far as a line is worth it.
      (
        role { ($0.replacements, $0.tried) = (Array(Self.deliveries.dropLast()), Self.all) },
        "replaceable by openURL, universalLink, handoff, shortcutItem, notificationTap"
      ),
      (
        role { ($0.replacements, $0.tried) = (Self.deliveries + [.home], Self.all | [.home]) },
        "replaceable by any other event that is legal there"
      ),
      (
        role {
          ($0.replacements, $0.tried) = (
            [.home, .kill, .hide, .touch, .lock, .siri, .rotate, .suspend], .all
          )
        }, "replaceable by home, kill, hide, touch, lock, siri, 2 more kinds"
      ),
    ]
    for (role, label) in table { #expect(role.label == label) }
  }

  @Test func `every change is told in one sentence`() {
    let order = Choice(
      chosen: PendingItem(scope: 1, item: .resign), before: PendingItem(scope: 0, item: .resign))
    let table: [(FailureExplanation.SmallChange, String)] = [
      (.usual(order, at: 2), "event 3 'home' has no '2 resign before 1 resign'"),
      (.scene(4, at: 1), "event 2 'open 2' happens to scene 5"),
      (.exchange(at: 1), "event 2 'open 2' comes after event 3 'home'"),
      (.replacement(Event(.hide, scene: 0), at: 2), "event 3 'home' is 'hide 1' instead"),
      (.omission(at: 0), "event 1 'launch 1' is left out"),
    ]
    for (change, clause) in table {
      var played = explanation
      played.neighbour?.change = change
      let text = ExplanationReport(.example(), played).text()
      let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(flat.contains("Nothing fails if \(clause)."), "\(flat)")
    }
  }

  @Test func `without a neighbour it says that there is none`() {
    var played = explanation
    played.neighbour = nil
    played.isComplete = true
    let text = ExplanationReport(.example(), played).text()
    #expect(text.hasSuffix("\n  No small change leads to a history in which nothing fails.\n"))
  }

  @Test func `a failure says when its obligation began`() {
    let count = Scribe.example().callbacks.count
    var end = Transcript.example(breaking: count)
    end.breaks[0].violation.onset = 4
    let text = FailureReport(end, ReportFacts(repeatedBy: "true")).text()
    #expect(text.contains("  Began at callback 5, event 1 'launch 1': scene 1 received"))
    #expect(text.contains("  Broke at the end, after the last callback.\n"))
    var same = Transcript.example(breaking: 8)
    same.breaks[0].violation.onset = 8
    let both = FailureReport(same, ReportFacts(repeatedBy: "true")).text()
    #expect(both.contains("  Began and broke at callback 9, event 2"))
    #expect(!both.contains("  Broke"))
  }
}

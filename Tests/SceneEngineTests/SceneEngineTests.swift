import SceneEngine
import SceneLifecycle
import Testing

/// Plays events at rest with the usual answers and returns what is told, event by event.
func usualPlay(_ platform: Platform, _ events: [Event], scenes: Int = 4) throws -> String {
  var engine = UIKitEngine(platform: platform, scenes: scenes)
  var oracle = Oracle()
  var lines: [String] = []
  for (number, event) in events.enumerated() {
    try engine.begin(event, number: UInt32(number + 1), &oracle)
    let scene = event.kind.takesScene ? " \(event.scene + 1)" : ""
    lines.append(event.kind.word + scene)
    while let told = engine.next(&oracle) {
      let who = told.isOfScene ? "\(told.scene + 1)" : "-"
      lines.append(
        "  \(who) \(told.kind.recipient.rawValue) \(told.kind.name)"
          + " act=\(told.activation.name) app=\(told.application.name)")
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

@Test func `smoke`() throws {
  let phone = try #require(Platform.named("iphone-ios17"))
  print(
    try usualPlay(
      phone,
      [
        Event(.launch, scene: 0), Event(.home), Event(.returnToApp), Event(.notificationCenter),
        Event(.endInterruption), Event(.appSwitcher), Event(.kill), Event(.launch, scene: 1),
      ]))
}

import SceneLifecycle

/// Draws a scenario that uses every part of the notation, legal to an engine or not.
func randomScenario(_ stream: inout RandomStream) -> Scenario {
  var scenario = Scenario(platform: randomPlatform(&stream), scenes: 1 + stream.below(64))
  scenario.quirks = stream.below(4) == 0
  if stream.below(3) == 0 { scenario.defect = "scene.drop-resign_\(stream.below(100))" }
  if stream.below(3) == 0 { scenario.violates = "scene.active-in-foreground" }
  for _ in 0..<stream.below(12) {
    let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
    let scene = kind.takesScene ? stream.below(scenario.scenes) : nil
    var event = Event(kind, scene: scene)
    if stream.below(3) == 0 { event.delay = UInt16(stream.below(0xFFFF)) }
    var entry = Scenario.Entry(event)
    for _ in 0..<stream.below(3) {
      entry.choices.append(randomChoice(scenes: scenario.scenes, &stream))
    }
    scenario.entries.append(entry)
  }
  return scenario
}

private func randomPlatform(_ stream: inout RandomStream) -> Platform {
  if stream.below(2) == 0 { return Platform.all[stream.below(Platform.all.count)].platform }
  while true {
    let families = Platform.Family.allCases
    let platform = Platform(
      family: families[stream.below(families.count)], system: UInt8(12 + stream.below(16)),
      sdk: UInt8(12 + stream.below(16)), adoption: Platform.Adoption.allCases[stream.below(4)],
      supportsMultipleWindows: stream.below(2) == 0, usesStoryboard: stream.below(2) == 0,
      usesSwiftUI: stream.below(2) == 0)
    if platform.impossibility == nil { return platform }
  }
}

private func randomChoice(scenes: Int, _ stream: inout RandomStream) -> Choice {
  let kind = ChoiceKind.allCases[stream.below(ChoiceKind.allCases.count)]
  if kind == .order {
    return Choice(
      chosen: randomItem(scenes: scenes, &stream), before: randomItem(scenes: scenes, &stream))
  }
  let count = kind.answers.isEmpty ? scenes : kind.answers.count
  return Choice(kind, answer: stream.below(count))
}

private func randomItem(scenes: Int, _ stream: inout RandomStream) -> PendingItem {
  let items = AgendaItem.allCases
  let item = items[stream.below(items.count)]
  return PendingItem(scope: item.isOfScene ? stream.below(scenes) : PendingItem.process, item: item)
}

import SceneLifecycle

/// Kinds of event that do much the same: where all of them will do, a report says it in one word.
struct EventFamily {
  /// The name for one event of the family, behind *any*.
  let name: String
  /// The kinds.
  let kinds: EventSet
  /// The kind without which the name does not fit; nil where it always does.
  var leader: EventKind?

  /// The events that bring something to a scene.
  private static let deliveries: EventSet = [
    .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
  ]

  /// The families, larger ones before those that they hold.
  static let all = [
    EventFamily(name: "launch", kinds: deliveries | [.launch], leader: .launch),
    EventFamily(name: "opening", kinds: deliveries | [.open, .requestNewWindow], leader: .open),
    EventFamily(name: "opening", kinds: deliveries | [.open], leader: .open),
    EventFamily(name: "delivery", kinds: deliveries),
    EventFamily(
      name: "interruption",
      kinds: [.controlCenter, .notificationCenter, .alert, .siri, .call, .appSwitcher]),
    EventFamily(name: "way off the screen", kinds: [.home, .lock, .otherApp, .answerCall]),
    EventFamily(
      name: "end of the process",
      kinds: [.kill, .crash, .systemKill, .systemTerminate, .overrun, .reboot] | .installations),
    EventFamily(
      name: "work in the background",
      kinds: [
        .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
        .appIntent, .notificationAction,
      ]),
    EventFamily(
      name: "change in a window",
      kinds: [
        .makeKey, .rotate, .changeTraits, .touch, .pressKey, .cover, .uncover, .updateActivity,
      ]),
    EventFamily(
      name: "request",
      kinds: [.requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh]),
    EventFamily(name: "news of the system", kinds: [.memoryWarning, .timeChange, .screenshot]),
  ]

  /// How many kinds of a family are worth its name.
  private static let fewest = 3
  /// How many kinds are named one by one.
  private static let most = 6

  /// The kinds that will do in an event's place: families by name, then what is left.
  ///
  /// - Parameters:
  ///   - replacements: The kinds that will do.
  ///   - tried: The kinds that were tried. A family is named only if all of it that was tried will do.
  ///   - own: The kind of the event itself; nil where it is not known.
  static func phrase(
    _ replacements: [EventKind], of tried: EventSet, for own: EventKind?
  ) -> String {
    var rest = EventSet(of: replacements)
    if rest.count >= most && tried.isSubset(of: rest) && !tried.isEmpty {
      return "any other event that is legal there"
    }
    var words: [String] = []
    for family in all {
      let known = family.kinds & tried
      guard (known & rest).count >= fewest, known.isSubset(of: EventSet(of: replacements)),
        family.leader.map({ tried.contains($0) || own == $0 }) ?? true
      else { continue }
      let isOfIt = own.map(family.kinds.contains) ?? false
      words.append("any \(isOfIt ? "other " : "")\(family.name)")
      rest -= family.kinds
    }
    let single = replacements.filter(rest.contains)
    words += single.prefix(most).map(\.word)
    let more = single.count - most
    if more > 0 { words.append("\(more.counted("more kind"))") }
    return words.joined(separator: ", ")
  }
}

import SceneLowering
import SceneProjects
import SceneSources

/// Which payloads an app's delegates take: their methods and what they read say so, never a comment.
struct PayloadKinds {
  /// The kinds, as `AppSupport` names them.
  private(set) var kinds: [String] = []
  /// The payloads that only the project declares or only a delegate takes, one sentence each.
  private(set) var remarks: [String] = []

  /// The words and labels by which a delegate shows that it takes a kind.
  private struct Sign {
    let kind: String
    /// Words of its code.
    let words: Set<Substring>
    /// The argument labels of its methods.
    let labels: [[String]]
    /// The names of these methods: other objects have methods with the same labels.
    var names: Set<String> = ["application", "scene", "windowScene"]
  }

  /// The labels of the method that gets the tap on a notification.
  private static let taps = [["", "didReceive", "withCompletionHandler"], ["", "didReceive"]]

  private static let signs = [
    Sign(
      kind: "url", words: ["urlContexts", "openURLContexts", "onOpenURL"],
      labels: [["", "open", "options"], ["", "handleOpen"], ["", "openURLContexts"]]
        + [["", "open", "sourceApplication", "annotation"]]),
    Sign(
      kind: "activity", words: ["userActivities", "onContinueUserActivity"],
      labels: [["", "continue", "restorationHandler"], ["", "continue"]]),
    Sign(
      kind: "shortcut", words: ["shortcutItem"],
      labels: [["", "performActionFor", "completionHandler"]]
    ),
    Sign(
      kind: "notification", words: ["notificationResponse"], labels: taps,
      names: ["userNotificationCenter"]),
    Sign(
      kind: "share", words: ["cloudKitShareMetadata"],
      labels: [["", "userDidAcceptCloudKitShareWith"]]),
  ]

  /// Looks at the files that stay real.
  ///
  /// - Parameters:
  ///   - files: The lowered sources of delegates.
  ///   - others: The app's other sources, of which stubs are made.
  ///   - spoken: The words of the delegates' code.
  ///   - arrivals: The values with which the app's sources compare what comes.
  ///   - project: What declares schemes, quick actions and the rest.
  ///   - isProgram: Whether the app is a program of SwiftUI's.
  init(
    _ files: [LoweredSource], others: [LoweredSource], spoken: Set<Substring>,
    _ arrivals: ArrivalNames, _ project: AppProject, isProgram: Bool
  ) {
    let methods = files.flatMap { file in
      Self.methods(file.declarations).map { (method: $0, source: file) }
    }
    let taps = others.flatMap { source in
      source.declarations.filter { $0.isType && spoken.contains($0.name[...]) }
        .flatMap(\.members).filter { $0.name == "userNotificationCenter" }
        .map { (method: $0, source: source) }
    }
    for sign in Self.signs {
      let takers = (methods + taps).filter {
        sign.names.contains($0.method.name) && sign.labels.contains($0.method.labels)
      }
      let refusing = takers.first { Self.refuses($0.method, in: $0.source) }
      let isTaken =
        !sign.words.isDisjoint(with: spoken)
        || takers.contains { !Self.refuses($0.method, in: $0.source) }
      if isTaken { kinds.append(sign.kind) }
      if let refusing, !isTaken {
        remarks.append(
          "'\(refusing.method.title)' always answers false: it takes no payload of the kind"
            + " '.\(sign.kind)', and none is played")
      }
    }
    guard case .xcode = project.origin else { return }
    if isProgram { separateLinks(spoken, arrivals, project) }
    // Of links that nothing declares others are played in their place.
    compare(
      "url", project.info.urlSchemes + project.info.documentTypes, "URL schemes or documents",
      mayBeMade: true)
    compare("shortcut", project.info.shortcutItems, "quick actions", mayBeMade: true)
    compare(
      "activity", project.info.activityTypes + project.entitlements.associatedDomains,
      "activities or associated domains", mayBeMade: true)
  }

  /// Separates the links of a program's own schemes from those of the web.
  ///
  /// A page of the web comes as an activity, and only to an app with associated domains: SwiftUI hands it to
  /// `onOpenURL`. Source: Apple, xcode/supporting-universal-links-in-your-app.
  private mutating func separateLinks(
    _ spoken: Set<Substring>, _ arrivals: ArrivalNames, _ project: AppProject
  ) {
    let info = project.info
    if !project.entitlements.associatedDomains.isEmpty {
      guard let index = kinds.firstIndex(of: "url") else { return }
      if !kinds.contains("activity") { kinds.insert("activity", at: index + 1) }
      if info.urlSchemes.isEmpty && info.documentTypes.isEmpty { kinds.remove(at: index) }
    } else if kinds.contains("activity"), arrivals.readsPages, arrivals.activityTypes.isEmpty,
      info.activityTypes.allSatisfy({ $0 == "NSUserActivityTypeBrowsingWeb" })
    {
      kinds.removeAll { $0 == "activity" }
      remarks.append(
        "views take pages of the web, and the app has no associated domains: none is played")
    }
  }

  /// - Parameter mayBeMade: Whether the app may have the kind though no file declares it.
  private mutating func compare(
    _ kind: String, _ declared: [String], _ what: String, mayBeMade: Bool = false
  ) {
    if !declared.isEmpty && !kinds.contains(kind) {
      remarks.append(
        "the app declares \(what), and no delegate takes one: what comes is lost, and is not played"
      )
    }
    if declared.isEmpty && kinds.contains(kind) && !mayBeMade {
      kinds.removeAll { $0 == kind }
      remarks.append(
        "delegates take a payload of the kind '.\(kind)', and the app declares no \(what): none is"
          + " played")
    }
  }

  /// Whether a method never looks at what comes, and always answers false.
  private static func refuses(_ method: SourceDeclaration, in source: LoweredSource) -> Bool {
    guard let body = method.body else { return false }
    let bytes = Array(source.active.utf8)
    let text = String(decoding: bytes[body.clamped(to: 0..<bytes.count)], as: UTF8.self)
    let words = SwiftWords.all(in: text).map { String($0.text) }
    let answers = words.indices.filter { words[$0] == "return" }.map { index in
      words.indices.contains(index + 1) ? words[index + 1] : ""
    }
    let isFalse =
      answers.isEmpty ? words == ["{", "false", "}"] : answers.allSatisfy { $0 == "false" }
    // The first one is the application; the rest is what comes.
    let brought = method.parameters.dropFirst().map(\.name)
    return isFalse && words.suffix(2).first == "false" && !words.contains(where: brought.contains)
  }

  private static func methods(_ declarations: [SourceDeclaration]) -> [SourceDeclaration] {
    declarations.flatMap { declaration in
      declaration.isType
        ? methods(declaration.members) : (declaration.kind == "func_decl" ? [declaration] : [])
    }
  }
}

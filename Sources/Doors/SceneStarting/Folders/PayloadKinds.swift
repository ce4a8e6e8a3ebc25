import SceneLowering
import SceneProjects

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
  }

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
      kind: "notification", words: ["notificationResponse"],
      labels: [["", "didReceive", "withCompletionHandler"], ["", "didReceive"]]),
    Sign(
      kind: "share", words: ["cloudKitShareMetadata"],
      labels: [["", "userDidAcceptCloudKitShareWith"]]),
  ]

  /// Looks at the files that stay real.
  ///
  /// - Parameters:
  ///   - files: The lowered sources of delegates.
  ///   - spoken: The words of their code.
  ///   - project: What declares schemes, quick actions and the rest.
  init(_ files: [LoweredSource], spoken: Set<Substring>, _ project: AppProject) {
    let methods = files.flatMap { Self.methods($0.declarations) }
    for sign in Self.signs {
      let isTaken =
        !sign.words.isDisjoint(with: spoken)
        || methods.contains { method in sign.labels.contains(method.labels) }
      if isTaken { kinds.append(sign.kind) }
    }
    guard case .xcode = project.origin else { return }
    // SwiftUI hands universal links over as links.
    let domains = spoken.contains("onOpenURL") ? project.entitlements.associatedDomains : []
    compare(
      "url", project.info.urlSchemes + project.info.documentTypes + domains,
      "URL schemes or documents")
    compare("shortcut", project.info.shortcutItems, "quick actions", mayBeMade: true)
    compare(
      "activity", project.info.activityTypes + project.entitlements.associatedDomains,
      "activities or associated domains", mayBeMade: true)
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

  private static func methods(_ declarations: [SourceDeclaration]) -> [SourceDeclaration] {
    declarations.flatMap { declaration in
      declaration.isType
        ? methods(declaration.members) : (declaration.kind == "func_decl" ? [declaration] : [])
    }
  }
}

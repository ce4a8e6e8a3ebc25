public import UIKit

/// Takes what comes from outside: a link, or an activity of a type.
struct ArrivalModifier: NodeModifier {
  /// The type of the activity; nil for links.
  var activityType: String?
  let takes: @MainActor (Any) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.keptRole { ArrivalRole() }.modifier = self
    node.updateChild(0, content)
  }
}

/// The modifier that takes links and activities from outside, in the tree.
final class ArrivalRole: ViewRole {
  var modifier: ArrivalModifier?
}

/// Which scene takes what comes: one that says for what it is.
struct ExternalEventsModifier: NodeModifier {
  let preferring: Set<String>
  let allowing: Set<String>

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let isNew = node.role == nil
    let role = node.keptRole { ExternalEventsRole() }
    let isSame = role.modifier.preferring == preferring && role.modifier.allowing == allowing
    role.modifier = self
    if isNew || !isSame { node.graph.announcesExternalEvents() }
    node.updateChild(0, content)
  }
}

/// For what an open window is.
final class ExternalEventsRole: ViewRole {
  var modifier = ExternalEventsModifier(preferring: [], allowing: ["*"])

  func leaves(_ node: ViewNode) { node.graph.announcesExternalEvents() }
}

/// An activity that the view is about, while it is shown.
struct UserActivityModifier: NodeModifier {
  let activityType: String
  let isActive: Bool
  let changes: @MainActor (NSUserActivity) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { UserActivityRole() }
    role.modifier = self
    node.updateChild(0, content)
    role.changes(node, isShown: node.isShown)
  }
}

/// The activity of a view.
final class UserActivityRole: ViewRole {
  var modifier: UserActivityModifier?
  private var activity: NSUserActivity?

  func changes(_ node: ViewNode, isShown: Bool) {
    guard let modifier else { return }
    let graph = node.graph
    if isShown, modifier.isActive {
      let activity = activity ?? NSUserActivity(activityType: modifier.activityType)
      self.activity = activity
      ViewTurn.current.calls(
        ViewAction(.changes, of: node) {
          modifier.changes(activity)
          graph.scene?.userActivity = activity
        })
    } else if let activity {
      self.activity = nil
      if graph.scene?.userActivity === activity { graph.scene?.userActivity = nil }
    }
  }

  func leaves(_ node: ViewNode) { changes(node, isShown: false) }
}

extension ViewGraph {
  /// Hands a link to the views that take links, the innermost first; says whether any does.
  ///
  /// Apple does not say which of several takes it: see ``SwiftUIChoices``.
  @MainActor
  package func opens(_ url: URL) -> Bool { hands(url, type: nil, as: "onOpenURL") }

  /// Hands an activity to the views that take its type; says whether any does.
  ///
  /// A page of the web comes as a link. Source: Apple, swiftui/view/onopenurl(perform:), forum 762526.
  @MainActor
  package func continues(_ activity: NSUserActivity) -> Bool {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
      if opens(url) { return true }
      if SwiftUIChoices.current.webLinksAreNoActivities { return false }
    }
    return hands(activity, type: activity.activityType, as: "onContinueUserActivity")
  }

  @MainActor
  private func hands(_ value: Any, type: String?, as name: String) -> Bool {
    let takers = rootNode?.roles(ArrivalRole.self).filter { $0.role.modifier?.activityType == type }
    guard let takers, !takers.isEmpty else { return false }
    for (node, role) in called(takers) {
      notes(name, node.ownerName)
      role.modifier?.takes(value)
    }
    ViewTurn.settle()
    return true
  }

  /// The views that get what comes, in the order in which they get it.
  @MainActor
  private func called(_ takers: [(node: ViewNode, role: ArrivalRole)])
    -> [(node: ViewNode, role: ArrivalRole)]
  {
    let choices = SwiftUIChoices.current
    if choices.oneViewTakesLinks { return Array(takers.suffix(1)) }
    if choices.outerTakesLinksFirst { return takers }
    // A view comes behind all that are in it; views beside each other keep their order.
    var called: [(node: ViewNode, role: ArrivalRole)] = []
    var around: [(node: ViewNode, role: ArrivalRole)] = []
    for taker in takers {
      while let outer = around.last, !taker.node.isInside(outer.node) {
        called.append(around.removeLast())
      }
      around.append(taker)
    }
    return called + around.reversed()
  }

  /// Tells the system for what the open window is, as the last of its views that says so has it.
  ///
  /// A window of which no view says anything takes all and prefers nothing.
  func announcesExternalEvents() {
    ViewTurn.current.calls(
      ViewAction(.changes) { [weak self] in
        guard let self, let scene else { return }
        let said = rootNode?.roles(ExternalEventsRole.self).last?.role.modifier
        let conditions = UISceneActivationConditions()
        conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(
          ContentPredicate(matching: said?.allowing ?? ["*"]))
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
          ContentPredicate(matching: said?.preferring ?? []))
        scene.activationConditions = conditions
      })
  }
}

extension ContentPredicate {
  /// Whether a text has one of several in it; an asterisk stands for all, and an empty text for nothing.
  ///
  /// Source: Apple, swiftui/view/handlesexternalevents(preferring:allowing:).
  init(matching texts: Set<String>) {
    self = texts.contains("*") ? .always : .any(texts.sorted().map { .contains($0) })
  }
}

extension View {
  /// Takes links, those of the web among them.
  ///
  /// Source: Apple, swiftui/view/onopenurl(perform:).
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    played(ArrivalModifier { value in (value as? URL).map(action) })
  }

  /// Takes activities of a type.
  ///
  /// Source: Apple, swiftui/view/oncontinueuseractivity(_:perform:).
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    played(
      ArrivalModifier(activityType: activityType) { value in
        (value as? NSUserActivity).map(action)
      })
  }

  /// Says for which events the window is, once it is open.
  ///
  /// Source: Apple, swiftui/view/handlesexternalevents(preferring:allowing:).
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    played(ExternalEventsModifier(preferring: preferring, allowing: allowing))
  }

  /// Says what the view is about, while it is shown.
  ///
  /// Source: Apple, swiftui/view/useractivity(_:isactive:_:).
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    played(
      UserActivityModifier(activityType: activityType, isActive: isActive, changes: update))
  }

  /// Says what the view is about, while there is an element.
  ///
  /// Source: Apple, swiftui/view/useractivity(_:element:_:).
  public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping @MainActor (Element, NSUserActivity) -> Void
  ) -> some View {
    played(
      UserActivityModifier(activityType: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }
}

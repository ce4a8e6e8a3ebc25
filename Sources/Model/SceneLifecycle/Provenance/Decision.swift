/// A decision of ours where the sources are unclear, with its heading in the life-cycle notes.
///
/// <doc:Decisions> gives the reason for each. A test keeps the cases equal to the headings.
package enum Decision: String, Hashable, Sendable, CaseIterable {
  case askingAgain = "Asking again is an ordinary choice"
  case killStartsWhereItStands = "A kill starts from where the scene stands"
  case notificationsAtDisconnection = "Notifications follow the aggregate at a disconnection"
  case twoAggregates = "Two aggregates"
  case disconnectingReadsUnattached = "A disconnecting scene reads unattached"
  case freedomOutweighsSoftRow = "A freedom outweighs a soft row"
  case firstPhase = "First phase of the app"
  case coldPushWithoutScenes = "A cold push without scenes comes before the activation"
  case ghostsCount = "Ghosts count for the aggregate"
  case foregroundAndBackgroundAlternate = "Foreground and background alternate"
  case hardHalfOfOnce = "The hard half of once"
  case eventsWaitForTheirOpposite = "Events wait for their opposite"
  case otherRolesDoNotOccur = "Other roles do not occur"
  case manifestWithoutDelegate = "A manifest without a delegate class"

  /// The link to the heading; `make docs` fails if there is none.
  package var link: String {
    "<doc:Decisions#\(rawValue.split(separator: " ").joined(separator: "-"))>"
  }
}

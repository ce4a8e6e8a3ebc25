/// Something that an app has and notes, and that a ready-made law is about.
public enum AppFeature: String, Hashable, Sendable, CaseIterable {
  /// It handles links, activities, quick actions, notifications or shares, and notes `handles`.
  case payloads
  /// It shows something in answer to a payload or to the user, and notes `reacts`.
  case reactions
  /// It decides something when it launches, and notes `decides`.
  case launchDecisions
  /// It starts and stops work for scenes or for the app as a whole, and notes `starts` and `stops`.
  case work
  /// It stops work when the user leaves and goes on with it when they are back.
  case pauses
  /// It shows something secret, and notes `shows`, `hides`, `covers` and `uncovers`.
  case secrets
  /// It has a start-up or main views, and notes `.startUp` or `.mainView`.
  case startUp
  /// It takes what has to be given back, and notes `takes` and `givesBack`.
  case resources
  /// It keeps data for sessions, and notes `changes`, `saves` and `deletes`.
  case sessionData
  /// It brings a session's data back in a new process, and notes `saves` and `restores`.
  case restoration
  /// It counts how often the user comes, and notes `counts(.open)`.
  case opens
  /// It reads what is unreadable while the device is locked.
  case protectedData
  /// It means work to run or not whatever is under way, and notes `enables` and `disables`.
  case intents
}

extension AppFeature {
  /// How much to the point a law about it is: one thing that is held says more than work in general.
  var rank: Int {
    switch self {
    case .protectedData, .sessionData, .restoration: 40
    case .payloads, .opens, .launchDecisions: 35
    case .secrets, .startUp: 30
    case .resources: 25
    case .intents: 20
    case .pauses: 15
    case .reactions: 10
    case .work: 5
    }
  }
}

/// When the campaign of a unit test ends.
public enum CampaignStop: Hashable, Sendable {
  /// After 300 cases.
  case atLimit
  /// When nothing new is likely, and after 20,000 cases at the latest.
  ///
  /// The gate of the app's command ends by the same rule: fewer than one case in 1,000 is likely to
  /// show a callback in a new state or something new that the app does, every hard law was put to the
  /// test 30 times, and the share of each required situation is decided. The rule is asked after some
  /// 1,000 cases and each time that their number has doubled; where that is does not depend on the clock.
  /// A failure that was met by then ends the campaign as well.
  case whenNothingNew

  /// How many cases are played at the most where the environment says nothing.
  package var usualCases: UInt64 {
    switch self {
    case .atLimit: 300
    case .whenNothingNew: 20_000
    }
  }
}

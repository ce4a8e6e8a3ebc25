/// The user's activity; Foundation has none on Linux, so this one is ours.
///
/// It keeps what it is given and announces nothing to other devices. Source: Apple, nsuseractivity.
open class NSUserActivity: NSObject {
  /// The type, such as `com.example.open-note`.
  public var activityType: String {
    isLookedInto = true
    return unreadType
  }
  /// The title that a person reads.
  open var title: String?
  /// The values that restore the activity.
  open var userInfo: [AnyHashable: Any]? {
    get {
      isLookedInto = true
      return unreadInfo
    }
    set { unreadInfo = newValue }
  }
  /// The keys of `userInfo` that are kept; stored, never used.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that shows the same; for a universal link, the link.
  open var webpageURL: URL? {
    get {
      isLookedInto = true
      return unreadPage
    }
    set { unreadPage = newValue }
  }
  /// The page that another page was opened from.
  open var referrerURL: URL?
  /// Words that find the activity; stored, never used.
  open var keywords: Set<String> = []
  /// Which content the activity is about: the system opens a scene that prefers it.
  open var targetContentIdentifier: String? {
    get {
      isLookedInto = true
      return unreadIdentifier
    }
    set { unreadIdentifier = newValue }
  }
  /// The identifier that tells activities in the index apart; stored, never used.
  open var persistentIdentifier: String?
  /// Whether the activity may go on on another device; stored, never used.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found; stored, never used.
  open var isEligibleForSearch = false
  /// Whether the activity may be shown to all; stored, never used.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity may be predicted; stored, never used.
  open var isEligibleForPrediction = false
  /// Whether the app has to be asked before the activity is sent; stored, never used.
  open var needsSave = false
  /// When the activity is of no use any more; stored, never used.
  open var expirationDate: Date?
  /// Whether devices may talk about the activity; stored, never used.
  open var supportsContinuationStreams = false
  /// The delegate of the activity, which is never called here.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The class of the scene delegate that it asks for; nil to ask the app.
  package var hostingClass: AnyClass?
  /// Whether it is the activity that the user is at.
  public private(set) var isCurrent = false
  /// Whether the type, the values, the page or the content's identifier were read.
  package private(set) var isLookedInto = false
  private let unreadType: String
  private var unreadInfo: [AnyHashable: Any]?
  private var unreadPage: URL?
  private var unreadIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    unreadType = activityType
    super.init()
  }

  /// Adds entries to `userInfo`, in the place of those with equal keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Returns a copy, as the system delivers it.
  package func handedOver() -> NSUserActivity {
    let other = NSUserActivity(activityType: activityType)
    other.title = title
    other.userInfo = userInfo
    other.requiredUserInfoKeys = requiredUserInfoKeys
    other.webpageURL = webpageURL
    other.referrerURL = referrerURL
    other.keywords = keywords
    other.targetContentIdentifier = targetContentIdentifier
    other.persistentIdentifier = persistentIdentifier
    other.isEligibleForHandoff = isEligibleForHandoff
    other.isEligibleForSearch = isEligibleForSearch
    other.isEligibleForPublicIndexing = isEligibleForPublicIndexing
    other.isEligibleForPrediction = isEligibleForPrediction
    other.expirationDate = expirationDate
    other.supportsContinuationStreams = supportsContinuationStreams
    other.hostingClass = hostingClass
    return other
  }

  /// Says that all activities that were saved are gone; none is saved here.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Says that activities that were saved are gone; none is saved here.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Says that the user is at it now.
  open func becomeCurrent() { isCurrent = true }

  /// Says that the user has left it.
  open func resignCurrent() { isCurrent = false }

  /// Says that the activity is over.
  open func invalidate() { isCurrent = false }
}

/// The type of an activity that opens a web page: a universal link.
///
/// Source: Apple, nsuseractivitytypebrowsingweb.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

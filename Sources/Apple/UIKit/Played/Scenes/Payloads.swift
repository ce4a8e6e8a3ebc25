/// A quick action of the icon.
///
/// Source: Apple, uiapplicationshortcutitem.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// Which action.
  public var type: String {
    isLookedInto = true
    return unreadType
  }
  /// The title that a person reads.
  public let localizedTitle: String
  /// The text that a person reads below the title.
  public let localizedSubtitle: String?
  /// The values that the app added.
  public var userInfo: [String: any NSSecureCoding]? {
    isLookedInto = true
    return unreadInfo
  }
  /// Which content the action is about.
  open var targetContentIdentifier: String? {
    get {
      isLookedInto = true
      return unreadIdentifier
    }
    set { unreadIdentifier = newValue }
  }
  /// Whether the type, the values or the content's identifier were read.
  package private(set) var isLookedInto = false
  private let unreadType: String
  private let unreadInfo: [String: any NSSecureCoding]?
  private var unreadIdentifier: String?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    unreadType = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    unreadInfo = userInfo
  }

  /// Creates a quick action with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }
}

/// A quick action that an app changes; the same as any other here.
///
/// Source: Apple, uimutableapplicationshortcutitem.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

/// The invitation to a CloudKit share, of which only the identity is known.
///
/// Source: Apple, cloudkit/ckshare/metadata.
@preconcurrency @MainActor
open class CKShareMetadata: NSObject {
  /// Which invitation.
  package let identifier: String

  package init(identifier: String) { self.identifier = identifier }
}

/// A CloudKit share: what an invitation's type lies in, and nothing else.
///
/// Source: Apple, cloudkit/ckshare.
public enum CKShare {
  /// The invitation to the share.
  public typealias Metadata = CKShareMetadata
}

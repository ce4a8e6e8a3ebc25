public import FoundationNetworking

/// How a session is made; nothing of it reaches a network.
open class PlayedURLSessionConfiguration: NSObject {
  /// The name of a background session.
  public let identifier: String?
  /// The usual way.
  open class var `default`: PlayedURLSessionConfiguration { PlayedURLSessionConfiguration() }
  /// One that keeps nothing.
  open class var ephemeral: PlayedURLSessionConfiguration { PlayedURLSessionConfiguration() }
  /// One whose tasks go on without the app.
  open class func background(withIdentifier identifier: String) -> PlayedURLSessionConfiguration {
    PlayedURLSessionConfiguration(identifier)
  }

  /// Header fields of each request.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How long a request may take; stored, never used.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// How long all of it may take; stored, never used.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether what is kept may answer; stored, never used.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Where answers are kept; stored, never used.
  open var urlCache: URLCache?
  /// Where cookies are kept; stored, never used.
  open var httpCookieStorage: HTTPCookieStorage?
  /// Whether requests have cookies; stored, never used.
  open var httpShouldSetCookies = true
  /// How many connections a host may have; stored, never used.
  open var httpMaximumConnectionsPerHost = 6
  /// Whether requests follow each other at once; stored, never used.
  open var httpShouldUsePipelining = false
  /// Whether a mobile network may be used; stored, never used.
  open var allowsCellularAccess = true
  /// Whether a costly network may be used; stored, never used.
  open var allowsExpensiveNetworkAccess = true
  /// Whether it may be used when data is to be saved; stored, never used.
  open var allowsConstrainedNetworkAccess = true
  /// Whether a request waits for a connection; stored, never used.
  open var waitsForConnectivity = false
  /// Whether the system may choose the time; stored, never used.
  open var isDiscretionary = false
  /// Whether the app is launched for its events; stored, never used.
  open var sessionSendsLaunchEvents = true
  /// Whether connections stay open in the background; stored, never used.
  open var shouldUseExtendedBackgroundIdleMode = false
  /// Where files of apps of a group come; stored, never used.
  open var sharedContainerIdentifier: String?
  /// The classes that answer in the place of the network; stored, never used.
  open var protocolClasses: [AnyClass]?

  private init(_ identifier: String? = nil) {
    self.identifier = identifier
    super.init()
  }
}

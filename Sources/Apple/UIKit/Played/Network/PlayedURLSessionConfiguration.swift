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
  /// How long a request may take; a plain value here.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// How long all of it may take; a plain value here.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether what is kept may answer; a plain value here.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Where answers are kept; a plain value here.
  open var urlCache: URLCache?
  /// Where cookies are kept; a plain value here.
  open var httpCookieStorage: HTTPCookieStorage?
  /// Whether requests have cookies; a plain value here.
  open var httpShouldSetCookies = true
  /// How many connections a host may have; a plain value here.
  open var httpMaximumConnectionsPerHost = 6
  /// Whether requests follow each other at once; a plain value here.
  open var httpShouldUsePipelining = false
  /// Whether a mobile network may be used; a plain value here.
  open var allowsCellularAccess = true
  /// Whether a costly network may be used; a plain value here.
  open var allowsExpensiveNetworkAccess = true
  /// Whether it may be used when data is to be saved; a plain value here.
  open var allowsConstrainedNetworkAccess = true
  /// Whether a request waits for a connection; a plain value here.
  open var waitsForConnectivity = false
  /// Whether the system may choose the time; a plain value here.
  open var isDiscretionary = false
  /// Whether the app is launched for its events; a plain value here.
  open var sessionSendsLaunchEvents = true
  /// Whether connections stay open in the background; a plain value here.
  open var shouldUseExtendedBackgroundIdleMode = false
  /// Where files of apps of a group come; a plain value here.
  open var sharedContainerIdentifier: String?
  /// The classes that answer in the place of the network; a plain value here.
  open var protocolClasses: [AnyClass]?

  private init(_ identifier: String? = nil) {
    self.identifier = identifier
    super.init()
  }
}

extension UIScene {
  /// How a scene is asked for; a plain value here.
  ///
  /// Source: Apple, uiscene/activationrequestoptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?

    public override init() { super.init() }
  }

  /// How a URL is opened elsewhere; a plain value here.
  ///
  /// Source: Apple, uiscene/openexternalurloptions.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open it and no browser.
    open var universalLinksOnly = false

    public override init() { super.init() }
  }
}

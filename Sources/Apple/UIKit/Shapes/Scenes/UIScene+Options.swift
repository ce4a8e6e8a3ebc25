extension UIScene {
  /// A shape: how a scene is asked for.
  ///
  /// Source: Apple, uiscene/activationrequestoptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?

    public override init() { super.init() }
  }

  /// A shape: how a URL is opened elsewhere.
  ///
  /// Source: Apple, uiscene/openexternalurloptions.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false

    public override init() { super.init() }
  }
}

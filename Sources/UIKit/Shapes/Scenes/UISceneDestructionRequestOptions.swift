/// How a session ends; a plain value here.
///
/// Source: Apple, uiscenedestructionrequestoptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a window goes when its session ends; a plain value here.
///
/// Source: Apple, uiwindowscenedestructionrequestoptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Where the window goes to.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// As what is done.
    case commit = 2
    /// As what is given up.
    case decline = 3
  }

  /// Where the window goes to.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// A shape: how a session ends.
///
/// Source: Apple, uiscenedestructionrequestoptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// A shape: how a window goes when its session ends.
///
/// Source: Apple, uiwindowscenedestructionrequestoptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}

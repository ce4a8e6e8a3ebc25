/// A shape: what the system draws of a view; nothing is drawn here.
///
/// It lies in `UIKit`, and there is no module `QuartzCore`. Source: Apple, quartzcore/calayer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var isHidden = false
  /// How opaque it is, 0 … 1.
  open var opacity: Float = 1
  open var speed: Float = 1
  /// How opaque the shadow is, 0 … 1.
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var zPosition: CGFloat = 0

  public override init() { super.init() }

  /// Ends all that moves; nothing moves here.
  open func removeAllAnimations() {}
}

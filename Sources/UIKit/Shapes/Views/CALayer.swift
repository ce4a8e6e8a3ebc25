/// What the system draws of a view: plain values, because nothing is drawn here.
///
/// It lies in `UIKit`, and there is no module `QuartzCore`. Source: Apple, quartzcore/calayer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// How wide the border is.
  open var borderWidth: CGFloat = 0
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// Whether it is not shown.
  open var isHidden = false
  /// How opaque it is, 0 … 1.
  open var opacity: Float = 1
  /// How fast its time passes.
  open var speed: Float = 1
  /// How opaque the shadow is, 0 … 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// What lies above and below.
  open var zPosition: CGFloat = 0

  public override init() { super.init() }

  /// Ends all that moves; nothing moves here.
  open func removeAllAnimations() {}
}

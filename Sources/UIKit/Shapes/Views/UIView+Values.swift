extension UIView {
  /// How contents fill a view.
  ///
  /// Source: Apple, uiview/contentmode-swift.enum.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill = 0
    /// Whole, with room beside.
    case scaleAspectFit = 1
    /// Without room, parts cut off.
    case scaleAspectFill = 2
    /// In the middle, as large as they are.
    case center = 4
  }

  /// How a view follows the size of the view above.
  ///
  /// Source: Apple, uiview/autoresizingmask-swift.struct.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit a side or size.
    public let rawValue: UInt

    /// Creates a view from an archive, which has no contents here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It grows wider.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// It grows higher.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// How an animation runs; a plain value here.
  ///
  /// Source: Apple, uiview/animationoptions.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Creates a view from an archive, which has no contents here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// One view dissolves into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Touches reach what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins where the last one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
  }

  /// Makes a change at once, then says that the animation is over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change at once, then says that the animation is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animations() }

  /// Makes a change of a view at once, then says that the transition is over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes a change; nothing moves here anyway.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// Four distances from the edges.
///
/// Source: Apple, uiedgeinsets.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Creates a view from an archive, which has no contents here.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// A look: a shape.
///
/// Source: Apple, uivisualeffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A look that blurs what is behind: a shape.
///
/// Source: Apple, uiblureffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As light or dark as the system.
    case regular = 4
    /// As light or dark as the system, stronger.
    case prominent = 5
    /// The system's thin material.
    case systemThinMaterial = 7
    /// The system's material.
    case systemMaterial = 8
    /// The system's thick material.
    case systemThickMaterial = 9
    /// The system's thinnest material.
    case systemUltraThinMaterial = 6
    /// The system's material for bars.
    case systemChromeMaterial = 10
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view that shows what is behind it through a look; a plain view here.
///
/// Source: Apple, uivisualeffectview.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The look.
  open var effect: UIVisualEffect?
  /// Where what lies in the view goes.
  public let contentView = UIView(frame: .zero)

  /// Creates a view with a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view from an archive, which has no contents here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

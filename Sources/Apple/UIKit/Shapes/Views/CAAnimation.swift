/// A shape: what moves a layer; nothing moves here.
///
/// Source: Apple, quartzcore/caanimation.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: Double = 0
  open var beginTime: Double = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?

  public override init() { super.init() }
}

/// A shape: what moves one property of a layer.
///
/// Source: Apple, quartzcore/cabasicanimation.
@preconcurrency @MainActor
open class CABasicAnimation: CAAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A shape: what moves one property of a layer from value to value.
///
/// Source: Apple, quartzcore/cakeyframeanimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAAnimation {
  open var keyPath: String?
  open var values: [Any]?
  open var keyTimes: [NSNumber]?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A shape: what puts one picture of a layer in the place of another.
///
/// Source: Apple, quartzcore/catransition.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// A shape: how a picture comes in.
///
/// Source: Apple, quartzcore/catransitiontype.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A shape: from where a picture comes.
///
/// Source: Apple, quartzcore/catransitionsubtype.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A shape: the key of a layer's transition.
public let kCATransition = "transition"

/// A shape: what a layer has before and after it moves.
///
/// Source: Apple, quartzcore/camediatimingfillmode.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A shape: how fast something moves.
///
/// Source: Apple, quartzcore/camediatimingfunction.
public final class CAMediaTimingFunction: NSObject, Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A shape: known ways to be fast.
///
/// Source: Apple, quartzcore/camediatimingfunctionname.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A shape: changes of layers that belong together; they are made at once.
///
/// Source: Apple, quartzcore/catransaction.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  public class func begin() { completions.append(nil) }
  public class func commit() { (completions.popLast() ?? nil)?() }
  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ dur: Double) {}
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
}

/// A shape: what calls a method as often as the screen shows a picture: never here.
///
/// Source: Apple, quartzcore/cadisplaylink.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var timestamp: Double { 0 }
  open var duration: Double { 0 }

  public init(target: Any, selector sel: Selector) {}

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

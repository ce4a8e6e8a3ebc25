/// A shape: an animation that can be held; it takes no time.
///
/// Source: Apple, uiviewpropertyanimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public let duration: TimeInterval
  public private(set) var isRunning = false
  open var fractionComplete: CGFloat = 0
  open var isReversed = false

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    changes = animations.map { [$0] } ?? []
  }

  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    changes = animations.map { [$0] } ?? []
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    let (changes, completions) = (changes, completions)
    (self.changes, self.completions) = ([], [])
    for change in changes { change() }
    for completion in completions { completion(.end) }
  }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) { (changes, completions) = ([], []) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// A shape: where an animation is.
///
/// Source: Apple, uiviewanimatingposition.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

extension UIView {
  /// A shape: how fast an animation goes.
  ///
  /// Source: Apple, uiview/animationcurve.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

/// A shape: lines that can be drawn; nothing draws them here.
///
/// Source: Apple, uibezierpath.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  public private(set) var currentPoint = CGPoint.zero
  public private(set) var bounds = CGRect.null
  open var isEmpty: Bool { bounds.isNull }

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(cgPath: CGPath) { self.init(rect: cgPath.boundingBox) }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func reaches(_ point: CGPoint) {
    let spot = CGRect(origin: point, size: .zero)
    bounds = bounds.isNull ? spot : bounds.union(spot)
    currentPoint = point
  }

  open func move(to point: CGPoint) { reaches(point) }
  open func addLine(to point: CGPoint) { reaches(point) }
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { reaches(endPoint) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { reaches(endPoint) }
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  open func close() {}
  open func removeAllPoints() { bounds = .null }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

/// A shape: which corners of a rectangle are round.
///
/// Source: Apple, uirectcorner.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

public import Foundation

/// How something moves; nothing moves here.
///
/// Source: Apple, swiftui/animation.
public struct Animation: Hashable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static var spring: Animation { Animation(name: "spring") }
  public static var interactiveSpring: Animation { Animation(name: "spring") }
  public static var interpolatingSpring: Animation { Animation(name: "spring") }
  public static var bouncy: Animation { Animation(name: "spring") }
  public static var smooth: Animation { Animation(name: "spring") }
  public static var snappy: Animation { Animation(name: "spring") }

  public static func linear(duration: TimeInterval) -> Animation { .linear }
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { .linear }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring") }
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring") }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(name: "spring")
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(name: "spring") }
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(name: "spring") }
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { Animation(name: "spring") }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { Animation(name: "spring") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .bouncy
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .smooth
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .snappy
  }

  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A spring.
///
/// Source: Apple, swiftui/spring.
public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {}
  public init(response: Double, dampingRatio: Double) {}
  public static var bouncy: Spring { Spring() }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring() }
}

/// The context of a change, such as its animation; nothing moves here.
///
/// Source: Apple, swiftui/transaction.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// When an animation is over.
///
/// Source: Apple, swiftui/animationcompletioncriteria.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes, which happen at once here.
///
/// Source: Apple, swiftui/withanimation(_:_:).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes changes, which happen at once here, and calls an action behind them.
///
/// Source: Apple, swiftui/withanimation(_:completioncriteria:_:completion:).
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Makes changes, which happen at once here.
///
/// Source: Apple, swiftui/withtransaction(_:_:).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

public import Foundation

/// How something moves; nothing moves here.
///
/// Source: Apple, swiftui/animation.
public struct Animation: Hashable, Sendable {
  let name: String

  /// The usual way.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and at the end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static var spring: Animation { Animation(name: "spring") }
  /// As a spring that follows a finger.
  public static var interactiveSpring: Animation { Animation(name: "spring") }
  /// As a spring that is added to others.
  public static var interpolatingSpring: Animation { Animation(name: "spring") }
  /// As a spring that swings.
  public static var bouncy: Animation { Animation(name: "spring") }
  /// As a spring that does not swing.
  public static var smooth: Animation { Animation(name: "spring") }
  /// As a quick spring.
  public static var snappy: Animation { Animation(name: "spring") }

  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Slow at first and at the end.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// Along a curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { .linear }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring") }
  /// As a spring.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring") }
  /// As a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(name: "spring")
  }
  /// As a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(name: "spring") }
  /// As a spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(name: "spring") }
  /// As a spring that is added to others.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { Animation(name: "spring") }
  /// As a spring that is added to others.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { Animation(name: "spring") }
  /// As a spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .bouncy
  }
  /// As a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .smooth
  }
  /// As a quick spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    .snappy
  }

  /// Returns the animation as it is.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns the animation as it is.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation as it is.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation as it is.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A spring.
///
/// Source: Apple, swiftui/spring.
public struct Spring: Hashable, Sendable {
  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {}
  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) {}
  /// A spring that swings.
  public static var bouncy: Spring { Spring() }
  /// A spring that does not swing.
  public static var smooth: Spring { Spring() }
  /// A quick spring.
  public static var snappy: Spring { Spring() }
}

/// What was asked for with a change; nothing moves here.
///
/// Source: Apple, swiftui/transaction.
public struct Transaction {
  /// How it moves.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false
  /// Whether it goes on.
  public var isContinuous = false

  /// Creates one without animation.
  public init() {}
  /// Creates one.
  public init(animation: Animation?) { self.animation = animation }
}

/// When an animation is over.
///
/// Source: Apple, swiftui/animationcompletioncriteria.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  /// When it can no longer be seen.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
  /// When it is gone.
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

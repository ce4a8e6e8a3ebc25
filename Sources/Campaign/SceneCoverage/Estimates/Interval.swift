/// A number with bounds that hold with a stated certainty.
package struct Interval: Hashable, Sendable {
  /// The number itself.
  package var value: Double
  /// The lower bound.
  package var low: Double
  /// The upper bound.
  package var high: Double

  package init(_ value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// Whether a number lies between the bounds.
  package func contains(_ number: Double) -> Bool { low <= number && number <= high }

  /// Returns the share that some successes among trials speak for.
  ///
  /// - Parameters:
  ///   - successes: How many; not whole where trials count for less than one.
  ///   - trials: Among how many; more than 0.
  ///   - deviations: How certain, in standard deviations.
  /// - Source: Edwin B. Wilson, 1927, doi:10.1080/01621459.1927.10502953
  package static func share(
    _ successes: Double, of trials: Double, deviations: Double
  ) -> Interval {
    precondition(trials > 0, "a share needs trials")
    let share = successes / trials
    let square = deviations * deviations
    let centre = share + square / (2 * trials)
    let spread = (share * (1 - share) / trials + square / (4 * trials * trials)).squareRoot()
    let scale = 1 + square / trials
    return Interval(
      share, low: max(0, (centre - deviations * spread) / scale),
      high: min(1, (centre + deviations * spread) / scale))
  }
}

/// Standard deviations of the normal distribution that belong to a certainty.
package enum Deviations {
  /// 95 % on both sides together.
  package static let both95 = 1.959_963_985
  /// 95 % on one side.
  package static let one95 = 1.644_853_627
  /// All but one in a billion, on both sides together.
  package static let billion = 6.109_410_205
}

/// Logarithm and exponential function, which the standard library does not have.
enum Curve {
  private static let ln2 = 0.693_147_180_559_945_3

  /// The natural logarithm of a positive number.
  static func log(_ number: Double) -> Double {
    precondition(number > 0 && number.isFinite, "a logarithm needs a positive number")
    let fraction = number.significand > 1.5 ? number.significand / 2 : number.significand
    let power = number.exponent + (number.significand > 1.5 ? 1 : 0)
    let ratio = (fraction - 1) / (fraction + 1)
    var term = ratio
    var sum = 0.0
    for odd in stride(from: 1.0, through: 41, by: 2) {
      sum += term / odd
      term *= ratio * ratio
    }
    return 2 * sum + Double(power) * ln2
  }

  /// The exponential function of a number between -700 and 700.
  static func exp(_ number: Double) -> Double {
    precondition(abs(number) <= 700, "the exponential function would not fit")
    let power = (number / ln2).rounded()
    let rest = number - power * ln2
    var term = 1.0
    var sum = 1.0
    for step in 1...24 {
      term *= rest / Double(step)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(power), significand: 1)
  }
}

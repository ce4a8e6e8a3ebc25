/// The traits of a view for people who do not see it.
///
/// Source: Apple, swiftui/accessibilitytraits.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: Set<Int> = []
  public init() {}
  private init(_ bit: Int) { bits = [bit] }
  public static let isButton = AccessibilityTraits(1)
  public static let isHeader = AccessibilityTraits(2)
  public static let isSelected = AccessibilityTraits(3)
  public static let isLink = AccessibilityTraits(4)
  public static let isSearchField = AccessibilityTraits(5)
  public static let isImage = AccessibilityTraits(6)
  public static let playsSound = AccessibilityTraits(7)
  public static let isKeyboardKey = AccessibilityTraits(8)
  public static let isStaticText = AccessibilityTraits(9)
  public static let isSummaryElement = AccessibilityTraits(10)
  public static let updatesFrequently = AccessibilityTraits(11)
  public static let startsMediaSession = AccessibilityTraits(12)
  public static let allowsDirectInteraction = AccessibilityTraits(13)
  public static let causesPageTurn = AccessibilityTraits(14)
  public static let isModal = AccessibilityTraits(15)
  public static let isToggle = AccessibilityTraits(16)

  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: Self) -> Self { with(bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { with(bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    with(bits.symmetricDifference(other.bits))
  }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits.subtract(member.bits)
    return common.bits.isEmpty ? nil : common
  }
  public mutating func update(with member: Self) -> Self? {
    let common = intersection(member)
    formUnion(member)
    return common.bits.isEmpty ? nil : common
  }

  private func with(_ bits: Set<Int>) -> Self {
    var set = AccessibilityTraits()
    set.bits = bits
    return set
  }
}

/// The treatment of the views within.
///
/// Source: Apple, swiftui/accessibilitychildbehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action of a person who does not see the screen.
///
/// Source: Apple, swiftui/accessibilityactionkind.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// In which direction a value changes.
///
/// Source: Apple, swiftui/accessibilityadjustmentdirection.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How important a heading is.
///
/// Source: Apple, swiftui/accessibilityheadinglevel.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

// Names are kept: a test finds a control by them.
extension View {
  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    played(NameModifier(name: identifier))
  }
  /// Names the view for people who do not see it.
  public func accessibilityLabel(_ label: Text) -> some View {
    played(NameModifier(name: label.content))
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}

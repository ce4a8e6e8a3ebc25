/// What a view is for people who do not see it.
///
/// Source: Apple, swiftui/accessibilitytraits.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: Set<Int> = []
  /// Creates an empty set.
  public init() {}
  private init(_ bit: Int) { bits = [bit] }
  /// A button.
  public static let isButton = AccessibilityTraits(1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(2)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(3)
  /// A link.
  public static let isLink = AccessibilityTraits(4)
  /// A field for searches.
  public static let isSearchField = AccessibilityTraits(5)
  /// An image.
  public static let isImage = AccessibilityTraits(6)
  /// It plays sound.
  public static let playsSound = AccessibilityTraits(7)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(8)
  /// A text.
  public static let isStaticText = AccessibilityTraits(9)
  /// What is most important at first.
  public static let isSummaryElement = AccessibilityTraits(10)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(11)
  /// It begins something that plays.
  public static let startsMediaSession = AccessibilityTraits(12)
  /// It is turned with a finger.
  public static let allowsDirectInteraction = AccessibilityTraits(13)
  /// It turns a page.
  public static let causesPageTurn = AccessibilityTraits(14)
  /// What lies below counts for nothing.
  public static let isModal = AccessibilityTraits(15)
  /// A switch.
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

/// What becomes of the views within.
///
/// Source: Apple, swiftui/accessibilitychildbehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They count for nothing.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a person does who does not see the screen.
///
/// Source: Apple, swiftui/accessibilityactionkind.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Gives up.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Plays or stops.
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
  ///
  /// Source: Apple, swiftui/view/accessibilityidentifier(_:).
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    played(NameModifier(name: identifier))
  }
  /// Names the view for people who do not see it.
  ///
  /// Source: Apple, swiftui/view/accessibilitylabel(_:).
  public func accessibilityLabel(_ label: Text) -> some View {
    played(NameModifier(name: label.content))
  }
  /// Names the view for people who do not see it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Names the view for people who do not see it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Names the view for people who do not see it, as before iOS 14.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Names the view for tests, as before iOS 14.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}

/// Scenes or sessions as a set: no element twice, in an order that the played history decides.
///
/// Apple's properties return a `Set`, whose order changes from process to process. A failure has to come
/// again with the same seed, so ours have an order of their own, which the history chooses.
/// Where code names the type, as in `let scenes: Set<UIScene>`, it does not compile.
public struct UIOrderedSet<Element: Hashable>: Collection {
  /// A place in the set.
  public struct Index: Hashable, Comparable {
    let offset: Int

    /// Whether one place comes before another.
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  private let elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  /// The place of the first element.
  public var startIndex: Index { Index(offset: 0) }
  /// The place behind the last element.
  public var endIndex: Index { Index(offset: elements.count) }
  /// Returns the place behind another.
  public func index(after position: Index) -> Index { Index(offset: position.offset + 1) }
  /// The element at a place.
  public subscript(position: Index) -> Element { elements[position.offset] }

  /// Returns the elements that are in another sequence, too.
  public func intersection(_ other: some Sequence<Element>) -> UIOrderedSet {
    let others = Array(other)
    return UIOrderedSet(elements.filter(others.contains))
  }

  /// Returns the elements that are not in another sequence.
  public func subtracting(_ other: some Sequence<Element>) -> UIOrderedSet {
    let others = Array(other)
    return UIOrderedSet(elements.filter { !others.contains($0) })
  }

  /// Returns the elements of both, those of the other sequence last.
  public func union(_ other: some Sequence<Element>) -> UIOrderedSet {
    UIOrderedSet(elements + other.filter { !elements.contains($0) })
  }
}

extension UIOrderedSet: Sendable where Element: Sendable {}

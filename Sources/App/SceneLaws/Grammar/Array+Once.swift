extension Array where Element: Equatable {
  /// Puts an element at the end unless it is there.
  mutating func note(_ element: Element) {
    if !contains(element) { append(element) }
  }

  /// Takes out what is reported now, so that it is reported once.
  mutating func takeFirst(where isDue: (Element) -> Bool) -> Element? {
    firstIndex(where: isDue).map { remove(at: $0) }
  }

  /// Takes an element out and says whether it was there.
  @discardableResult
  mutating func forget(_ element: Element) -> Bool {
    guard let index = firstIndex(of: element) else { return false }
    remove(at: index)
    return true
  }
}

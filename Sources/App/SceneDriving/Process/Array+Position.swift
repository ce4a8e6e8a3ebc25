extension Array {
  /// The place of something in a sorted array, or that at which it would be inserted.
  @inlinable
  package func position<Key: Comparable>(of key: Key, by keyOf: (Element) -> Key) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

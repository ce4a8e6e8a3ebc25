/// One way of making a scenario smaller.
package protocol Pass: Sendable {
  /// The name of the pass: its work in two or three words.
  var name: String { get }

  /// Makes the smallest scenario smaller where it can.
  func run(_ search: inout Search)
}

import Foundation

extension String {
  /// Whether its bytes hold a piece; neither has a zero in it.
  ///
  /// The libraries' own search compares characters, and a rule asks a hundred thousand lines for a dozen
  /// pieces each.
  package func holds(_ piece: String) -> Bool {
    withCString { text in piece.withCString { strstr(text, $0) != nil } }
  }
}

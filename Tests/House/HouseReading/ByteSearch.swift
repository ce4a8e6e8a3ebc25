import Foundation

extension String {
  /// Whether its bytes hold a piece: the libraries' own search compares characters, and a rule asks a
  /// hundred thousand lines for a dozen pieces each.
  package func holds(_ piece: String) -> Bool {
    var (text, piece) = (self, piece)
    return text.withUTF8 { text in
      piece.withUTF8 { piece in
        guard let start = text.baseAddress, let sign = piece.baseAddress else {
          return piece.isEmpty
        }
        return memmem(start, text.count, sign, piece.count) != nil
      }
    }
  }
}

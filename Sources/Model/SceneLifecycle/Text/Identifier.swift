extension StringProtocol {
  /// Whether it is a word that a scenario, a file's name and a command line can have.
  ///
  /// That is: letters and digits of ASCII, `.`, `-` and `_`, at least one.
  package var isIdentifier: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }
}

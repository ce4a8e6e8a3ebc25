import Foundation
import HouseReading
import TestSupport

extension SourceFile {
  /// The sources, read once.
  static let sources = Result { try all(below: "Sources", of: checkout) }
  /// The tests, read once.
  static let tests = Result { try all(below: "Tests", of: checkout) }
}

package import CommandKit
import Foundation
import SceneLifecycle
import SceneReporting

/// The names of the parts of a new package: all of them come from the name of the app's module.
package struct StarterName {
  /// The module with the app's logic, such as `Notes`.
  let module: String

  /// The type that receives the callbacks.
  var type: String { module + "Lifecycle" }
  /// The name of the test, its variable aside: the folder of kept scenarios has it.
  var test: String { module.lowercased() }
  /// The value that holds the test of delegates, as Swift writes it: a keyword stands in back quotes.
  var value: String { SwiftText.identifier(test) ?? variable }
  /// The variable that holds the test.
  var variable: String { test + "Test" }
  /// The app's own command.
  var command: String { test + "-fuzz" }
  /// The target of unit tests.
  var tests: String { module + "Tests" }

  /// The text in the folder of kept histories about itself.
  var keeping: String {
    """
    A test that fails keeps the shortest history that it found in `\(test)`, here. Commit it: it is
    played first from then on.

    """
  }

  /// Modules that the files import; another of such a name would hide them.
  private static let taken = [
    "CommandKit", "Foundation", "PackageDescription", "SceneAdapter", "SceneCommand", "SceneFuzz",
    "SceneFuzzing", "SceneHosting", "SceneLifecycle", "SceneSeam", "SceneTesting", "SceneXCTest",
    "Swift", "SwiftUI", "Testing",
    "UIKit", "XCTest",
  ]

  /// Takes the given name, or makes one of the folder's.
  ///
  /// - Throws: `CommandError` where a module cannot have the name.
  package init(_ given: String?, folder: String) throws(CommandError) {
    let last = URL(fileURLWithPath: folder).lastPathComponent
    module = given ?? Self.name(of: last)
    if !SwiftText.isModuleName(module) {
      throw CommandError(
        Diagnostic(
          given == nil
            ? "the folder \(Diagnostic.quote(last)) gives no name to a module"
            : "\(Diagnostic.quote(module)) is not the name of a module",
          notes: [
            "a module's name has ASCII letters, digits and '_', a letter first, \(SwiftText.mostOfModule)"
              + " at most, and is no keyword"
          ],
          help: "write scenefuzz init --name Notes"))
    }
    if Self.taken.contains(where: { $0.lowercased() == module.lowercased() }) {
      throw CommandError(
        Diagnostic(
          "a module that is called '\(module)' would hide another one of that name",
          help: "write scenefuzz init --name \(module)App"))
    }
  }

  /// Makes a name such as `MyNotes` of a folder such as `my-notes`.
  private static func name(of folder: String) -> String {
    let parts = folder.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return String(joined.drop { $0.isNumber })
  }
}

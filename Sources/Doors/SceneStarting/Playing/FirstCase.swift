package import CommandKit
import SceneLifecycle

/// The end of the first case that a package's own command plays.
package enum FirstCase: Hashable, Sendable {
  /// It was played to its end.
  case played
  /// The app's process ended in it: why, with the app's file and line, and one thing to do.
  case died(String, help: String?)
  /// The package does not build: the first mistake.
  case notBuilt(String)
  /// It could not be played: why.
  case notPlayed(String)
  /// It was left out, as the user asked for it.
  case leftOut
}

/// A package whose first case is to be played.
package struct PlayedPackage: Hashable, Sendable {
  /// The folder of the package, absolute.
  package let folder: String
  /// The name of the app's own command in it.
  package let command: String
  /// The files of the app that are real, as copies name them.
  package let sources: [String]

  /// Describes a package.
  package init(folder: String, command: String, sources: [String]) {
    self.folder = folder
    self.command = command
    self.sources = sources
  }
}

/// A way to build a package and to play one case of it in a process.
package protocol CasePlaying: Sendable {
  /// Builds a package and plays its first case.
  ///
  /// - Throws: `CommandError` where a stop was asked for, or no file can be made.
  func play(_ package: PlayedPackage) throws(CommandError) -> FirstCase
}

package import CommandKit
package import SceneStarting

/// The end of a package's first case, as a test gives it: nothing is built.
package struct GivenCase: CasePlaying {
  private let end: FirstCase

  package init(_ end: FirstCase = .played) { self.end = end }

  package func play(_ package: PlayedPackage) throws(CommandError) -> FirstCase { end }
}

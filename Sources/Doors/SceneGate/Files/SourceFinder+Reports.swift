package import SceneLifecycle
package import SceneReporting

extension ReplayedScenario {
  /// The scenario with its file as the checkout has it.
  package func located(by sources: SourceFinder) -> ReplayedScenario {
    var scenario = self
    scenario.checkedOut = sources.position(ofFile: path)
    return scenario
  }
}

extension ReportedFailure {
  /// The failure with its file, its method and the line of its end, as the checkout has them.
  package func located(by sources: SourceFinder) -> ReportedFailure {
    var failure = self
    failure.checkedOut = file.map { sources.position(ofFile: $0) }
    failure.position =
      trap.flatMap { sources.position(inTrap: $0) }
      ?? frames.lazy.compactMap { sources.position(inFrame: $0) }.first
    failure.method = method.map {
      sources.position(of: Diagnostic.Location(file: $0.file, line: $0.line, column: 1))
    }
    return failure
  }
}

extension Shortcoming {
  /// Takes what a diagnostic says, with its line as the checkout has it.
  package init(_ diagnostic: Diagnostic, _ sources: SourceFinder) {
    self.init(diagnostic.error, at: diagnostic.location.map { sources.position(of: $0) })
  }
}

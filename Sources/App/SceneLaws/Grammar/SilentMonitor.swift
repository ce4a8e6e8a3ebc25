/// A law that is asked and never breaks: a process may end within a law, too.
package struct SilentMonitor: LawMonitor {
  private var asked: any LawMonitor

  /// Takes the law that is asked.
  package init(asked: any LawMonitor) { self.asked = asked }

  /// The steps that the law wants to see.
  package var interest: LawInterest { asked.interest }

  /// How often the law was put to the test.
  package var exercised: UInt64 { asked.exercised }

  /// Forgets everything but the counts.
  package mutating func reset() { asked.reset() }

  /// Shows the law a step.
  package mutating func observe(_ step: AppStep) -> LawBreach? {
    _ = asked.observe(step)
    return nil
  }

  /// Shows the law the world at rest.
  package mutating func rest(_ step: AppStep) -> LawBreach? {
    _ = asked.rest(step)
    return nil
  }

  /// Shows the law the end of a case.
  package mutating func finish(_ step: AppStep) -> LawBreach? {
    _ = asked.finish(step)
    return nil
  }

  /// Whether the end of the case puts off what the law would judge.
  package func isPutOff(_ step: AppStep) -> Bool { asked.isPutOff(step) }
}

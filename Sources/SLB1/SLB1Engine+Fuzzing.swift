public import SceneFuzzing

extension SLB1Engine {
  /// The engine and its checker, ready for campaigns: here the loop is compiled for both.
  ///
  /// - Parameter bug: The bug to plant; nil for none.
  public static func fuzzer(bug: SLB1Bug? = nil) -> EngineFuzzer<SLB1Engine, SLB1Checker> {
    EngineFuzzer(SLB1Engine(bug: bug), SLB1Checker())
  }
}

extension StateWords {
  /// Creates words for an engine and a monitor: kinds of event that neither tells apart are one.
  public init(_ engine: some ExplorableEngine, _ monitor: some ExplorableMonitor) {
    let classes = Array(zip(engine.causeClasses, monitor.causeClasses))
    let causes = classes.map { kind in
      EventKind.allCases[classes.firstIndex { $0 == kind } ?? 0]
    }
    self.init(
      scenes: engine.scenes, engine: engine.stateSize, monitor: monitor.stateSize, causes: causes)
  }
}

// Names of the version before, for one version: the compiler offers the new one.

/// An app with one of its handlers changed.
@available(*, unavailable, renamed: "AppMutant")
public typealias Mutant = AppMutant

/// A campaign over an engine of one's own.
@available(*, unavailable, message: "it went with 0.2: write an AppTest")
public struct EngineFuzzer<Engine, Checker> {}

/// The order for a campaign over an engine of one's own.
@available(*, unavailable, message: "it went with 0.2: SceneFuzz.run takes a seed and a count")
public struct EngineCampaign {}

/// The result of a campaign over an engine of one's own.
@available(*, unavailable, message: "it went with 0.2: SceneFuzz.run returns AppResult")
public struct EngineResult {}

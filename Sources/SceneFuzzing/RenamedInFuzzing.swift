// Names of the version before, for one version: the compiler offers the new one.

/// An app with one of its handlers changed.
@available(*, unavailable, renamed: "AppMutant")
public typealias Mutant = AppMutant

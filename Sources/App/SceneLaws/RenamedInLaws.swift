public import SceneSeam

// Names of the version before, for one version: the compiler offers the new one.

/// A law of an app, beside the invariants of UIKit.
@available(*, unavailable, renamed: "AppLaw")
public typealias Law<App: SceneApp> = AppLaw<App>

/// How a law was broken.
@available(*, unavailable, renamed: "LawBreach")
public typealias Breach = LawBreach

/// A part of a law that is made of conditions and happenings.
@available(*, unavailable, renamed: "LawClause")
public typealias Clause<App> = LawClause<App>

/// Puts the clauses of a law together.
@available(*, unavailable, renamed: "LawClauseBuilder")
public typealias ClauseBuilder<App> = LawClauseBuilder<App>

import SceneLifecycle

/// Cuts what comes after the failure, and what was never played: a play says both.
struct AsPlayed: Pass {
  let name = "as played"

  func run(_ search: inout Search) { _ = search.attempt(search.best) }
}

// One import is enough: what an app's test writes comes along with the pipeline, and nothing else.
@_exported public import SceneDriving
@_exported public import SceneLaws
@_exported public import SceneSeam

// The nouns that a test writes by name. The others stay in their module, where no type of a team's
// can collide with them; `SceneFuzzing.Platform` tells one of these from a team's own.
@_exported public import enum SceneLifecycle.CallbackKind
@_exported public import struct SceneLifecycle.CallbackSet
@_exported public import enum SceneLifecycle.EventKind
@_exported public import struct SceneLifecycle.NotationError
@_exported public import struct SceneLifecycle.Platform
@_exported public import struct SceneLifecycle.Scenario
@_exported public import struct SceneLifecycle.SceneSet

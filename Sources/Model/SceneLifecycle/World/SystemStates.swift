// The engine and the app read these three alike. Nothing else of the seam comes along.
@_exported public import enum SceneSeam.ActivationState
@_exported public import enum SceneSeam.ApplicationState
@_exported public import enum SceneSeam.SceneRole

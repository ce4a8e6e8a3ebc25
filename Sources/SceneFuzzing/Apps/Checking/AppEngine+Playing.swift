import SceneHosting
import ScenePipeline

/// What the pipeline asks of an engine with an app in it: SceneHosting does not know the pipeline.
extension AppEngine: PlayableEngine {}

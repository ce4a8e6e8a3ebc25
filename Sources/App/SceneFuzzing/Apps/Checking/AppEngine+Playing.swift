import SceneGeneration
import SceneDriving
import ScenePipeline

/// What the pipeline asks of an engine with an app in it: SceneDriving does not know the pipeline.
extension AppEngine: PlayableEngine {}

import SceneGeneration
import SceneDriving
import ScenePipeline

/// The pipeline's requirements of an engine, for one with an app: SceneDriving knows no pipeline.
extension AppEngine: PlayableEngine {}

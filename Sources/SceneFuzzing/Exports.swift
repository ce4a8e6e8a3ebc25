// One import is enough: the nouns and the words of every stage come along with the pipeline.
@_exported public import SceneCoverage
@_exported public import SceneEngine
@_exported public import SceneExploring
@_exported public import SceneGeneration
@_exported public import SceneDriving
@_exported public import SceneInvariants
@_exported public import SceneLaws
@_exported public import SceneLifecycle
@_exported public import SceneMutants
@_exported public import ScenePipeline
@_exported public import SceneReporting
@_exported public import SceneSeam
@_exported public import SceneShrinking

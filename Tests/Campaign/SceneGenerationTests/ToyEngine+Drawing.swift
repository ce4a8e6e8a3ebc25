import SceneGeneration
import TestSupport

extension ToyEngine: DrawableEngine {}

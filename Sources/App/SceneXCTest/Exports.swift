// One import is enough: a test writes the words of SceneFuzzing, too.
@_exported public import SceneFuzzing

import SceneCommand

FuzzCommand.main(checking: hollowApp)

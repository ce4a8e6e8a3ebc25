import SceneCommand

FuzzCommand.main(checking: soundApp)

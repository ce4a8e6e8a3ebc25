import SceneCommand

FuzzCommand.main(checking: flakyApp)

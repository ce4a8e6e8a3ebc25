import SceneCommand

FuzzCommand.main(checking: courier)

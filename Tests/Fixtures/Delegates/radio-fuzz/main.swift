import SceneCommand

FuzzCommand.main(checking: radio)

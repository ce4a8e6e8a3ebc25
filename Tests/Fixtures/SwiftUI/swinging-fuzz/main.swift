import SceneCommand

FuzzCommand.main(checking: swinging)

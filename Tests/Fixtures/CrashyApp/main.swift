import SceneCommand

FuzzCommand.main(checking: crashyApp)

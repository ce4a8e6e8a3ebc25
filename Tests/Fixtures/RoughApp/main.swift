import SceneCommand

FuzzCommand.main(checking: roughApp)

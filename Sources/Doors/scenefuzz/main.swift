import SceneCommand

FuzzCommand.main()

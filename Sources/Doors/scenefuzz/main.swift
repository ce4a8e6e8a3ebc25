import SceneStarting

StartingCommand.main()

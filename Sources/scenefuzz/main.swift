import SceneCommand

await FuzzCommand.main()

import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneModelVerbs

extension ContractDoor {
  func showOther() async throws(CommandError) -> ExitStatus? {
    try MachineDrawer.checkMachine(arguments)
    if arguments.has(.machine) { return try MachineDrawer.machine(arguments, console) }
    guard let id = arguments.text(.myth) else { return nil }
    let format = try tableFormat()
    try arguments.checkNoOperands()
    return await MythSearch.refute(try MythSearch.myth(id), format, console, isInterrupted)
  }
}

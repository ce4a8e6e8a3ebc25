// house-graph             the rooms, then the folders of every module, who names whom, and circles
// house-graph MODULE …    the folders of some modules alone

import Foundation
import HouseReading

let checkout = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let files = try SourceFile.all(below: "Sources", of: checkout)
let wanted = Array(CommandLine.arguments.dropFirst())
let modules = Set(files.map(\.module)).sorted().filter { wanted.isEmpty || wanted.contains($0) }
if modules.isEmpty {
  FileHandle.standardError.write(
    Data("error: no Swift file lies below Sources; help: run it in the checkout\n".utf8))
  exit(2)
}
if wanted.isEmpty { print(RoomText(try HousePlan.read(checkout), files).text) }
let graphs = modules.map { module in
  GraphText(module: module, files.filter { $0.module == module })
}
for graph in graphs { print(graph.text) }
exit(graphs.contains { $0.hasCircle } ? 1 : 0)

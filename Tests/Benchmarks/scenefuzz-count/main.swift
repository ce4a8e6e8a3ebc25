// scenefuzz-count               the stages, each with two sizes of its work
// scenefuzz-count STAGE SIZE    does that work, and says how much it was and what it took
//
// Nothing here waits for another thread, so that a run takes the same instructions each time: what
// one piece of work takes is the difference between two sizes. `scenefuzz-bench` does the sums.

import AllocationCounter

let words = CommandLine.arguments.dropFirst()
if words.isEmpty {
  for stage in Stage.allCases {
    print(stage.rawValue, stage.unit, stage.sizes.few, stage.sizes.many)
  }
} else if words.count == 2, let stage = words.first.flatMap(Stage.init(rawValue:)),
  let size = words.last.flatMap({ Int($0) }), size > 0
{
  let units = stage.run(size)
  print("\(stage.unit) \(units)")
  print("allocations \(allocation_count())")
} else {
  print("error: no such work; help: scenefuzz-count [STAGE SIZE]")
}

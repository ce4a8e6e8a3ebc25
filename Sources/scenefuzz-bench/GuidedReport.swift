import SceneFuzzing

/// What guidance is worth: the same bugs and moments, looked for blindly and with seeds.
struct GuidedReport {
  /// Campaigns of each kind.
  var seeds: UInt64 = 10

  /// Defects that blind cases seldom meet.
  private static let defects = [
    "configured-twice", "app-active-repeated", "same-object-on-reconnect", "background-dropped",
  ]

  /// Plays campaigns and prints the medians.
  func print(_ defects: [String]) async {
    for callbacks in [100, 1_000] {
      await printMoments(callbacks)
      for defect in defects.isEmpty ? Self.defects : defects {
        await printDefect(defect, callbacks)
      }
    }
  }

  private func order(_ seed: UInt64, _ shape: Shape, cases: UInt64) -> CampaignOptions {
    var order = CampaignOptions(Generator(shape: shape, seed: Seed(seed)), cases: cases, jobs: 2)
    order.guides = Guides(for: shape)
    return order
  }

  private func printMoments(_ callbacks: Int) async {
    var rows: [(blind: Survey, guided: Survey, callbacks: (UInt64, UInt64))] = []
    let shape = Shape(length: .callbacks(callbacks))
    for seed in 1...seeds {
      var order = order(seed, shape, cases: 4_000)
      let guided = await Fuzzer().guide(order)
      order.guides = nil
      let blind = await Fuzzer().survey(order)
      rows.append(
        (
          blind.tally.survey, guided.shown,
          (blind.activity.callbacks, guided.campaign.activity.callbacks)
        ))
    }
    Swift.print(
      "4,000 cases of \(callbacks): moments blind \(rows.map(\.blind.moments.seen).sorted())"
        + " guided \(rows.map(\.guided.moments.seen).sorted())")
    Swift.print(
      "  triples blind \(rows.map(\.blind.triples.seen).sorted())"
        + " guided \(rows.map(\.guided.triples.seen).sorted())")
    Swift.print(
      "  callbacks blind \(rows.map(\.callbacks.0).sorted()[rows.count / 2].grouped)"
        + " guided \(rows.map(\.callbacks.1).sorted()[rows.count / 2].grouped)")
  }

  private func printDefect(_ defect: String, _ callbacks: Int) async {
    var blind: [UInt64] = []
    var guided: [UInt64] = []
    let shape = Shape(length: .callbacks(callbacks), defect: defect)
    for seed in 1...seeds {
      var order = order(seed, shape, cases: 60_000)
      guided.append((await Fuzzer().guide(order)).campaign.activity.cases)
      order.guides = nil
      blind.append((await Fuzzer().run(order)).activity.cases)
    }
    Swift.print(
      "\(defect) at \(callbacks): cases blind \(blind.sorted())  guided \(guided.sorted())")
  }
}

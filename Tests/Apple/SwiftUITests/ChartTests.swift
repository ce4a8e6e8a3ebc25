import Charts
import SwiftUI
import Testing

/// Charts, of which the views at their marks are there.
@MainActor
@Suite struct ChartTests {
  @Test func `The views of annotations, overlays and legends are shown, and nothing else`() {
    let tree = PlayedTree {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Steps", 3))
          .foregroundStyle(by: .value("Kind", "Walk"))
          .annotation(position: .top) { Text("inner") }
          .annotation { Text("outer") }
        RuleMark(y: .value("Goal", 5)).annotation(position: .top, alignment: .leading) {
          context in
          Text("goal \(Int(context.targetSize.width))")
        }
      }
      .chartXAxis { AxisMarks { AxisValueLabel { Text("axis") } } }
      .chartLegend { Text("legend") }
      .chartOverlay { proxy in Text(proxy.position(forX: 1) == nil ? "nowhere" : "somewhere") }
    }
    #expect(tree.text == ["inner", "outer", "goal 0", "legend", "nowhere"])
  }

  @Test func `Content over data follows a state, and an annotation keeps its own by identity`() {
    let tree = PlayedTree { Bars() }
    #expect(tree.text == ["a 0", "b 0"])
    tree.tap("count b")
    #expect(tree.text == ["a 0", "b 1"])
    tree.tap("turn")
    #expect(tree.text == ["b 1", "a 0"])
    tree.tap("drop")
    #expect(tree.text == ["b 1"])
  }

  @Test func `A model that content reads brings the chart up to date`() {
    let model = Steps()
    let tree = PlayedTree { StepChart(model: model) }
    #expect(tree.text == ["3"])
    tree.does { model.values = [4, 5] }
    #expect(tree.text == ["4", "5", "average"])
    tree.does { model.values = [6] }
    #expect(tree.text == ["6"])
  }

  @Test func `Branches, own content and an enumeration as value are content`() {
    let tree = PlayedTree { Branches() }
    #expect(tree.text == ["first"])
    tree.tap("next")
    #expect(tree.text == ["second", "own"])
    tree.tap("next")
    #expect(tree.text == [])
    #expect(Season(primitivePlottable: "winter") == .winter)
  }
}

private struct Bars: View {
  @State private var names = ["a", "b"]

  var body: some View {
    Chart(names, id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Count", 1)).annotation { Counter(name: name) }
    }
    Button("turn") { names.reverse() }
    Button("drop") { names.removeLast() }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
    Button("count \(name)") { count += 1 }
  }
}

@Observable private final class Steps {
  var values = [3]
}

private struct StepChart: View {
  let model: Steps

  var body: some View {
    Chart {
      ForEach(Array(model.values.enumerated()), id: \.offset) { day, value in
        LineMark(x: .value("Day", day), y: .value("Steps", value)).annotation { Text("\(value)") }
      }
      if model.values.count > 1 {
        RuleMark(y: .value("Average", 4.5)).annotation { Text("average") }
      }
    }
    .chartYScale(domain: 0...10)
  }
}

private enum Season: String, Plottable { case summer, winter }

private struct OwnMark: ChartContent {
  let season: Season

  var body: some ChartContent {
    PointMark(x: .value("Season", season), y: .value("Days", 3)).annotation { Text("own") }
  }
}

private struct Branches: View {
  @State private var number = 1

  var body: some View {
    Chart {
      switch number {
      case 1: RuleMark(x: .value("Day", Date(), unit: .day)).annotation { Text("first") }
      case 2:
        SectorMark(angle: .value("Part", 0.5), innerRadius: .ratio(0.6))
          .annotation(position: .overlay) { Text("second") }
        OwnMark(season: .winter)
      default: AreaMark(x: .value("Day", 1), yStart: .value("From", 0), yEnd: .value("To", 1))
      }
    }
    Button("next") { number += 1 }
  }
}

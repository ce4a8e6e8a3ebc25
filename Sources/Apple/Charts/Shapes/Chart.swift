public import SwiftUI

/// A chart: one view, in which the views of its annotations are; nothing is drawn.
///
/// Source: Apple, charts/chart.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { ForEach(annotations) { $0.view } }

  private var annotations: [_ChartAnnotations.Item] {
    var annotations = _ChartAnnotations()
    content._adds(to: &annotations)
    return annotations.items
  }
}

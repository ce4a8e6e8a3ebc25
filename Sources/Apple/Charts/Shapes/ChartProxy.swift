public import Foundation
public import SwiftUI
import UIKit

/// A view's access to its chart, which is not drawn: no position has a value.
///
/// Source: Apple, charts/chartproxy.
@MainActor @preconcurrency
public struct ChartProxy {
  public var plotSize: CGSize { UIScreen.main.bounds.size }
  public var plotAreaSize: CGSize { plotSize }
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> {
    Anchor(value: CGRect(origin: .zero, size: plotSize))
  }

  public func position(forX value: some Plottable) -> CGFloat? { nil }
  public func position(forY value: some Plottable) -> CGFloat? { nil }
  public func position(for position: (x: some Plottable, y: some Plottable)) -> CGPoint? { nil }
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? { nil }
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
}

/// The plot of a chart, as a view that shows nothing.
///
/// Source: Apple, charts/chartplotcontent.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

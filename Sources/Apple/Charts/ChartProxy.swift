public import Foundation
public import SwiftUI
import UIKit

/// What a view knows of its chart, which is not drawn: no position has a value.
///
/// Source: Apple, charts/chartproxy.
@MainActor @preconcurrency
public struct ChartProxy {
  /// The size of the plot: that of the screen.
  public var plotSize: CGSize { UIScreen.main.bounds.size }
  /// The size of the plot, as before iOS 17: that of the screen.
  public var plotAreaSize: CGSize { plotSize }
  /// Where the plot is: the whole screen.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  /// Where the plot is, as before iOS 17: the whole screen.
  public var plotAreaFrame: Anchor<CGRect> {
    Anchor(value: CGRect(origin: .zero, size: plotSize))
  }

  /// Returns where a value is: nowhere here.
  public func position(forX value: some Plottable) -> CGFloat? { nil }
  /// Returns where a value is: nowhere here.
  public func position(forY value: some Plottable) -> CGFloat? { nil }
  /// Returns where a pair of values is: nowhere here.
  public func position(for position: (x: some Plottable, y: some Plottable)) -> CGPoint? { nil }
  /// Returns from where to where a value reaches: it has no position here.
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? { nil }
  /// Returns from where to where a value reaches: it has no position here.
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? { nil }
  /// Returns the value at a position: none here.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Returns the value at a position: none here.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Returns the pair of values at a position: none here.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
}

/// The plot of a chart, as a view that shows nothing.
///
/// Source: Apple, charts/chartplotcontent.
public struct ChartPlotContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

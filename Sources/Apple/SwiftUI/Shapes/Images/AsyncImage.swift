public import Foundation

/// How far an image has been loaded.
///
/// Source: Apple, swiftui/asyncimagephase.
public enum AsyncImagePhase: Sendable {
  /// Not yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  /// Why it cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image from a server, which is never loaded here: what stands for it is shown.
///
/// Source: Apple, swiftui/asyncimage.
public struct AsyncImage<Content: View>: DrawnView {
  private let content: () -> Content

  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) { node.updateChild(0, content()) }

  /// Creates a view of an image.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { Image("") }
  }
  /// Creates a view of an image, with a view that stands for it until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ConditionalContent(first: nil, second: placeholder()) }
  }
  /// Creates a view for each state of an image; it stays empty here.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }
}

public import Foundation

/// How far an image has been loaded.
///
/// Source: Apple, swiftui/asyncimagephase.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
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

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { Image("") }
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ConditionalContent(first: nil, second: placeholder()) }
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }
}

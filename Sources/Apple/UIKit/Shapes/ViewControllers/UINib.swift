/// A shape: a file with views; none is read here.
///
/// Source: Apple, uinib.
@preconcurrency @MainActor
open class UINib: NSObject {
  public let nibName: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { nibName = name }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// A shape: no file with views is read.
extension Bundle {
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

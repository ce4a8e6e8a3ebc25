#if canImport(UIKit) && !os(macOS)
#if DEBUG || (swift(>=5.9) && compiler(<7))
import UIKit
  #if targetEnvironment(simulator)
  #warning("here")
  #elseif arch(arm64)
  let place = 1
  #else
  let place = 2
  #endif
#elseif !DEBUG
#error("never")
#endif
#endif
class Dial: UIView {
  @objc dynamic var angle = 0.0
  #if os(iOS)
  override func layoutSubviews() { super.layoutSubviews() }
  #else
  override func layout() {}
  #endif
}

/// A shape: what the system draws of a view; nothing is drawn here.
///
/// It lies in `UIKit`, and there is no module `QuartzCore`. Source: Apple, quartzcore/calayer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private var animations: [(key: String, animation: CAAnimation)] = []
  open var name: String?
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var isHidden = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var opacity: Float = 1
  open var speed: Float = 1
  open var beginTime: Double = 0
  open var timeOffset: Double = 0
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var zPosition: CGFloat = 0
  open var mask: CALayer?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public override init() { super.init() }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.append((key ?? "", anim))
  }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setAffineTransform(_ m: CGAffineTransform) {}
}

/// A shape: corners of a layer.
///
/// Source: Apple, quartzcore/cacornermask.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// A shape: a layer that goes from colour to colour.
///
/// Source: Apple, quartzcore/cagradientlayer.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A shape: a layer of lines.
///
/// Source: Apple, quartzcore/cashapelayer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

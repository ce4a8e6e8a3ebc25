/// Functions of Apple's whose names begin with a large letter, as a type's would.
package enum CapitalFunctions {
  /// The type of what each returns.
  ///
  /// Source: Apple, the pages of the functions of Foundation, UIKit, Core Graphics, Core Location, MapKit,
  /// Core Media, Security and Core Animation.
  package static let results: [String: String] = [
    // Of Foundation and of Core Foundation.
    "NSLocalizedString": "String", "NSStringFromClass": "String", "NSClassFromString": "AnyClass?",
    "NSStringFromSelector": "String", "NSSelectorFromString": "Selector",
    "NSStringFromProtocol": "String", "NSHomeDirectory": "String",
    "NSHomeDirectoryForUser": "String?", "NSTemporaryDirectory": "String",
    "NSUserName": "String", "NSFullUserName": "String", "NSOpenStepRootDirectory": "String",
    "NSSearchPathForDirectoriesInDomains": "[String]", "NSMakeRange": "NSRange",
    "NSMaxRange": "Int", "NSLocationInRange": "Bool", "NSEqualRanges": "Bool",
    "NSUnionRange": "NSRange", "NSIntersectionRange": "NSRange", "NSStringFromRange": "String",
    "NSRangeFromString": "NSRange", "NSLog": "Void", "NSGetUncaughtExceptionHandler": "Void",
    "CFAbsoluteTimeGetCurrent": "Double", "CFGetRetainCount": "Int",
    // Of UIKit, Core Graphics and Core Animation.
    "UIImagePNGRepresentation": "Data?", "UIImageJPEGRepresentation": "Data?",
    "UIApplicationMain": "Int32", "UIGraphicsGetCurrentContext": "CGContext?",
    "UIGraphicsGetImageFromCurrentImageContext": "UIImage?", "UIRectFill": "Void",
    "UIAccessibilityIsVoiceOverRunning": "Bool", "UIAccessibilityIsReduceMotionEnabled": "Bool",
    "NSStringFromCGPoint": "String", "NSStringFromCGRect": "String",
    "NSStringFromCGSize": "String", "CGPointFromString": "CGPoint", "CGRectFromString": "CGRect",
    "CGSizeFromString": "CGSize", "CGPointMake": "CGPoint", "CGRectMake": "CGRect",
    "CGSizeMake": "CGSize", "UIEdgeInsetsMake": "UIEdgeInsets",
    "CGColorSpaceCreateDeviceRGB": "CGColorSpace", "CGColorSpaceCreateDeviceGray": "CGColorSpace",
    "CACurrentMediaTime": "Double", "CATransform3DMakeRotation": "CATransform3D",
    "CATransform3DMakeScale": "CATransform3D", "CATransform3DMakeTranslation": "CATransform3D",
    // Of Core Location and MapKit.
    "CLLocationCoordinate2DMake": "CLLocationCoordinate2D",
    "CLLocationCoordinate2DIsValid": "Bool", "MKCoordinateRegionMake": "MKCoordinateRegion",
    "MKCoordinateRegionMakeWithDistance": "MKCoordinateRegion",
    "MKCoordinateSpanMake": "MKCoordinateSpan", "MKMapPointMake": "MKMapPoint",
    "MKMapRectMake": "MKMapRect", "MKMapSizeMake": "MKMapSize",
    // Of modules that are not here.
    "CMTimeMake": "CMTime", "CMTimeMakeWithSeconds": "CMTime", "CMTimeAdd": "CMTime",
    "CMTimeSubtract": "CMTime", "CMTimeGetSeconds": "Double", "CMTimeCompare": "Int32",
    "SCNVector3Make": "SCNVector3", "SCNVector4Make": "SCNVector4",
    "SecItemAdd": "Int32", "SecItemCopyMatching": "Int32", "SecItemDelete": "Int32",
    "SecItemUpdate": "Int32", "SecRandomCopyBytes": "Int32",
    "AudioServicesPlaySystemSound": "Void", "MTLCreateSystemDefaultDevice": "MTLDevice?",
    "GLKMathDegreesToRadians": "Float", "GLKMathRadiansToDegrees": "Float",
  ]

  /// Whether a name is one of them.
  package static func has(_ name: some StringProtocol) -> Bool { results[String(name)] != nil }

  /// The type of a call's value by the name that is called; nil for a function without result.
  package static func type(ofCall name: String) -> String? {
    guard let result = results[name.split(separator: ".").last.map(String.init) ?? name] else {
      return name
    }
    return result == "Void" ? nil : result
  }
}

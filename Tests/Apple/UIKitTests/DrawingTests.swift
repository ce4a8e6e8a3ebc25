import Testing
import UIKit

/// Lines and images that are never drawn.
@MainActor
@Suite struct DrawingTests {
  @Test func `A rectangle with some round corners is as large as the rectangle`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(path.cgPath.boundingBox == rect)
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == rect)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topRight, .bottomLeft]))
  }

  @Test func `A drawing has an image until it is ended`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}

import SwiftUI
import Testing
import UIKit

/// A list as an app has one.
private final class ListController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: indexPath.item, height: 1) }
}

/// A controller with the wishes that an app may have.
private final class WishfulController: UIViewController {
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func viewSafeAreaInsetsDidChange() { setNeedsUpdateOfSupportedInterfaceOrientations() }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
}

private struct Previews: PreviewProvider {
  static var previews: some View { Text("a") }
}

/// Names that real apps use, and what they do beside keeping their values.
@MainActor
@Suite struct NameTests {
  /// A label of the app's own.
  private final class Caption: UILabel {}

  @Test func `The look of a class is kept by class and by place`() {
    UINavigationBar.appearance().shadowImage = UIImage()
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    #expect(UINavigationBar.appearance().backgroundImage(for: .default) != nil)
    UILabel.appearance().numberOfLines = 3
    UILabel.appearance(whenContainedInInstancesOf: [ListController.self]).numberOfLines = 4
    #expect(Caption.appearance().numberOfLines == 3)
    #expect(UITextField.appearance() !== UIView.appearance())
    #expect(
      UILabel.appearance(whenContainedInInstancesOf: [ListController.self]).numberOfLines == 4)
    UIBarButtonItem.appearance().tintColor = .red
    #expect(UIBarButtonItem.appearance().tintColor == .red)
    UITabBarItem.appearance().badgeColor = .blue
    #expect(UITabBarItem.appearance().badgeColor == .blue)
  }

  @Test func `A colour has the hue that it was made of`() {
    for hue in stride(from: 0, to: 1, by: 0.05) as StrideTo<CGFloat> {
      let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 0.25)
      var (found, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(found - hue) < 1e-9 && abs(saturation - 0.5) < 1e-9)
      #expect(abs(brightness - 0.75) < 1e-9 && alpha == 0.25)
    }
    let (red, blue) = (CGFloat(1), CGFloat(1))
    #expect(UIColor(hue: 0, saturation: red, brightness: blue, alpha: 1) == .red)
    #expect(UIColor(hue: 2 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
  }

  @Test func `Names of Foundation's that a device has are here`() {
    #expect(ProcessInfo() === ProcessInfo.processInfo)
    let request = URLRequest(url: URL(fileURLWithPath: "/a"))
    #expect(URLSession.shared.dataTask(with: request).originalRequest?.url == request.url)
    let undo = UndoManager()
    let label = UILabel(frame: .zero)
    undo.registerUndo(withTarget: label) { label in
      label.text = "undone"
      undo.registerUndo(withTarget: label) { $0.text = "redone" }
    }
    undo.undo()
    #expect(label.text == "undone" && undo.canRedo && !undo.canUndo)
    undo.redo()
    #expect(label.text == "redone")
  }

  @Test func `An animation changes at once and says that it is over`() {
    let view = UIView(frame: .zero)
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0 && positions == [.end])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 2))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 2, height: 1))
  }

  @Test func `A stack goes back to a controller, and tabs and pages take others`() {
    let pages = (1...3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: pages[0])
    for page in pages.dropFirst() { stack.pushViewController(page, animated: false) }
    #expect(stack.popToViewController(pages[0], animated: false) == [pages[1], pages[2]])
    #expect(stack.topViewController === pages[0])
    #expect(stack.popToViewController(pages[2], animated: false) == nil)
    let tabs = UITabBarController()
    tabs.setViewControllers([pages[1]], animated: false)
    #expect(tabs.selectedViewController === pages[1])
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.setViewControllers([pages[2]], direction: .forward, animated: false)
    #expect(book.viewControllers == [pages[2]])
  }

  @Test func `Lists, wishes and previews compile as apps have them`() {
    let list = ListController(collectionViewLayout: UICollectionViewFlowLayout())
    list.loadViewIfNeeded()
    #expect(list.collectionView.dataSource === list && list.collectionView.delegate === list)
    #expect(IndexPath(item: 4, section: 2).item == 4)
    #expect(WishfulController().prefersHomeIndicatorAutoHidden)
    #expect(UIScreen.main.availableModes.first?.size == UIScreen.main.nativeBounds.size)
    #expect(Bundle.main.loadNibNamed("Row", owner: nil) == nil)
    let slider = UISlider(frame: .zero)
    slider.setValue(3, animated: false)
    #expect(slider.value == 1)
    #expect(type(of: Previews.previews) == Text.self)
  }
}

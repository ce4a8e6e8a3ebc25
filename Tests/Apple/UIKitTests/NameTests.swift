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

  @Test func `Points are moved, scaled and turned, and taken back`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 0)
      .scaledBy(x: 2, y: 2)
    let point = CGPoint(x: 1, y: 1).applying(turn)
    #expect(abs(point.x + 2) < 1e-9 && abs(point.y - 5) < 1e-9)
    let back = point.applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity && !turn.isIdentity)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func `A point has its places in other views, and a touch would reach the highest`() {
    let (outer, inner, top) = (
      UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)),
      UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    )
    outer.addSubview(inner)
    inner.addSubview(top)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 12))
    #expect(inner.convert(CGPoint(x: 11, y: 12), from: outer) == CGPoint(x: 1, y: 2))
    #expect(top.convert(top.bounds, to: nil).origin == CGPoint(x: 15, y: 15))
    #expect(outer.hitTest(CGPoint(x: 12, y: 12), with: nil) === top)
    top.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 12, y: 12), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 60, y: 12), with: nil) == nil)
  }

  @Test func `A list by identifiers has what was applied`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot)
    #expect(table.dataSource === source && source.numberOfSections(in: table) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    let cell = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 1))
    #expect(cell.textLabel?.text == "3")
    snapshot.deleteItems([1])
    #expect(
      snapshot.itemIdentifiers == [2, 3] && snapshot.sectionIdentifier(containingItem: 2) == "a")
  }

  @Test func `Changes of layers are over when they are made`() {
    var ends = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends += 1 }
    #expect(ends == 0)
    CATransaction.commit()
    #expect(ends == 1)
    let (layer, gradient) = (CALayer(), CAGradientLayer())
    layer.addSublayer(CAShapeLayer())
    layer.insertSublayer(gradient, at: 0)
    #expect(layer.sublayers?.first === gradient && gradient.superlayer === layer)
    gradient.removeFromSuperlayer()
    #expect(layer.sublayers?.count == 1)
    layer.add(CATransition(), forKey: kCATransition)
    #expect(layer.animation(forKey: kCATransition) is CATransition)
  }
}

/// A shape: what takes changes back that the app has registered; Foundation has none on Linux.
///
/// Source: Apple, foundation/undomanager.
open class UndoManager: NSObject {
  private var undoing: [() -> Void] = []
  private var redoing: [() -> Void] = []
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  open var levelsOfUndo = 0
  open var canUndo: Bool { !undoing.isEmpty }
  open var canRedo: Bool { !redoing.isEmpty }

  public override init() { super.init() }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let step = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing { redoing.append(step) } else { undoing.append(step) }
    if !isUndoing, !isRedoing { redoing = [] }
  }

  open func undo() {
    guard let step = undoing.popLast() else { return }
    isUndoing = true
    step()
    isUndoing = false
  }

  open func redo() {
    guard let step = redoing.popLast() else { return }
    isRedoing = true
    step()
    isRedoing = false
  }

  open func removeAllActions() { (undoing, redoing) = ([], []) }
  open func setActionName(_ actionName: String) {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}

// What the nodes of a tree hold, for laws that look at an app's models.

extension ViewGraph {
  /// The objects of a class that its views and their surroundings hold, in the order of the tree.
  func objects<Object>(_: Object.Type) -> [Object] {
    rootNode?.objects(Object.self) ?? []
  }
}

extension ViewNode {
  /// The objects of a class that the node and those in it hold, each once.
  func objects<Object>(_: Object.Type) -> [Object] {
    var found: [Object] = []
    var known: Set<ObjectIdentifier> = []
    visit { node in
      for kept in node.storage {
        // What may be missing is looked into; a value that is no object has no identity.
        guard let held = (kept as? any ObjectHolder)?.held, let match = held as? Object,
          Swift.type(of: match as Any) is AnyClass,
          known.insert(ObjectIdentifier(match as AnyObject)).inserted
        else { continue }
        found.append(match)
      }
    }
    return found
  }
}

/// Keeps the object for a node's property whose value is one.
protocol ObjectHolder {
  var held: Any? { get }
}

extension ObjectSubscription: ObjectHolder {
  var held: Any? { object }
}

extension StateLocation: ObjectHolder {
  var held: Any? { current }
}

import SceneSources

extension SourceLowerer {
  private static let kinds: [String: LoweringEdit.EditKind] = [
    "objc": .objc, "objcMembers": .objc, "nonobjc": .objc, "IBOutlet": .interfaceBuilder,
    "IBAction": .interfaceBuilder, "IBInspectable": .interfaceBuilder,
    "IBDesignable": .interfaceBuilder, "IBSegueAction": .interfaceBuilder,
    "GKInspectable": .interfaceBuilder, "NSCopying": .managed, "NSManaged": .managed,
    "UIApplicationMain": .entry, "NSApplicationMain": .entry, "main": .entry,
  ]

  /// Drops an attribute that needs Objective-C or Xcode; blanks keep the columns.
  mutating func lowerAttribute(at index: Int) {
    guard list.touchesPrevious(index + 1), list[index + 1].kind == .word else { return }
    let name = list.text(index + 1)
    // A block of Objective-C's is a closure.
    if name == "convention", list.isWord(index + 3, "block"), let end = closing(index + 2) {
      return edits.append(.blank(bytes(index, through: end), .objc))
    }
    if name == "Entry" { return lowerEntryValue(at: index) }
    guard let kind = Self.kinds[name] ?? (name.hasPrefix("_objc") ? .objc : nil) else { return }
    if kind == .entry { return lowerEntry(at: index, name) }
    var last = index + 1
    if list.isWord(index + 2, "("), list.touchesPrevious(index + 2), let end = closing(index + 2) {
      last = end
    }
    edits.append(.blank(bytes(index, through: last), kind))
  }

  private mutating func lowerEntry(at index: Int, _ name: String) {
    let range = bytes(index, through: index + 1)
    switch options.entryPoint {
    case .dropped: edits.append(.blank(range, .entry))
    case .kept:
      if name != "main" { edits.append(.replace(range, "@main", .entry)) }
    }
  }

  /// Words that a declaration's keyword may follow.
  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "class",
    "override", "weak", "unowned", "lazy", "dynamic", "optional", "required", "convenience",
    "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "distributed", "borrowing", "consuming",
  ]
  private static let keywords: Set<String> = [
    "var", "let", "func", "init", "subscript", "class", "struct", "enum", "protocol", "extension",
    "actor", "typealias",
  ]

  /// Drops `dynamic` where it is a modifier: two words in a row are nothing else.
  mutating func lowerDynamic(at index: Int) {
    guard !list.isWord(index - 1, "."), index + 1 < list.count else { return }
    let next = list.text(index + 1)
    let isModifier =
      Self.keywords.contains(next) || Self.modifiers.contains(next)
      || (next == "@" && !list.isWord(index - 1, "@"))
    guard isModifier, !["case", "let", "var", "func"].contains(list.text(index - 1)) else { return }
    edits.append(.blank(list[index].range, .dynamic))
    // Of a function nothing is lost, as no method is exchanged here.
    var end = index + 1
    while end < list.count, !Self.keywords.contains(list.text(end)), end < index + 12 { end += 1 }
    if list.isWord(end, "var") { remark(.observedProperty, at: index, index..<(end + 2)) }
  }

  /// `import os.log` is `import os`: no module has modules in it here.
  ///
  /// `import _MapKit_SwiftUI` is `import MapKit`: what Xcode adds to a module beside SwiftUI is in it here.
  mutating func lowerImport(at index: Int) {
    if index + 1 < list.count, let name = list.text(index + 1).wholeMatch(of: /_(\w+)_SwiftUI/)?.1,
      name != "SwiftData", !list.isWord(index - 1, ".")
    {
      edits.append(.replace(list[index + 1].range, String(name), .submodule))
      return
    }
    guard index + 2 < list.count, list[index + 1].kind == .word, list.isWord(index + 2, "."),
      list[index + 1].line == list[index].line, !list.isWord(index - 1, ".")
    else { return }
    var last = index + 2
    while list.isWord(last, "."), last + 1 < list.count, list[last + 1].kind == .word { last += 2 }
    guard last > index + 2 else { return }
    edits.append(.blank(bytes(index + 2, through: last - 1), .submodule))
  }

  /// A call that holds up a thread says where it stands, because the case stops there.
  mutating func lowerSleep(at index: Int) {
    guard options.isWorldPlayed, list.isWord(index + 1, "("), let last = closing(index + 1),
      last > index + 2, !list.isWord(index - 1, "."), !list.isWord(index - 1, "func"),
      !(index + 2..<last).contains(where: { list.isWord($0, ",") || list.isWord($0, ":") })
    else { return }
    let name = list.text(index)
    let type = source.type(around: list[index].start)?.name
    let isOwn =
      facts.globalFunctions.contains(name)
      || type.map { !facts.functions(named: name, of: $0).isEmpty } ?? false
    if isOwn { return }
    edits.append(.insert(list[last].start, SupportSource.caller, .sleep))
  }

  /// `x as CVarArg` holds for every value on Apple's systems; here a function makes it so.
  mutating func lowerCast(at index: Int) {
    var type = index + 1
    if list.isWord(type, "any") { type += 1 }
    guard list.isWord(type, "CVarArg"), !list.isWord(type + 1, "."), !list.isWord(type + 1, "?"),
      !list.isWord(index - 1, ".")
    else { return }
    edits.append(
      .replace(
        bytes(index, through: type), "\(SupportSource.castSign) (any CVarArg).self", .variadic))
  }
}

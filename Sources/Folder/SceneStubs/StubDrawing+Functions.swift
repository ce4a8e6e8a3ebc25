import SceneLowering
import SceneSources

/// The parts of a function behind its parameters.
private struct FunctionTail {
  /// `async`, `throws` and their kin.
  var effects = ""
  /// The type of the result; nil where there is none.
  var result: String?
  /// The `where` and what follows.
  var condition = ""

  init(behind start: Int, to end: Int, in source: StubbedSource) {
    let list = source.list
    guard start < end else { return }
    let condition = source.firstWord("where", in: start..<end)
    let last = condition ?? end
    var arrow: Int?
    var index = start
    while index < last && arrow == nil {
      if list.isWord(index, "-") && list.isWord(index + 1, ">") { arrow = index }
      index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    effects = list.joined(start..<(arrow ?? last))
    result = arrow.map { list.joined(($0 + 2)..<last) }
    if let condition { self.condition = list.joined(condition..<end) }
  }
}

extension StubbedSource {
  /// The first place of a word that no bracket encloses.
  fileprivate func firstWord(_ word: StaticString, in tokens: Range<Int>) -> Int? {
    first(word, in: tokens)
  }
}

extension StubDrawing {
  /// A function: it notes its call, and returns the plainest value.
  func function(
    _ member: SourceDeclaration, _ number: Int, _ owner: MemberOwner?,
    in given: StubbedSource? = nil
  ) -> StubMember? {
    guard let source = owner?.source ?? given, let list = member.parameterList,
      let first = source.keyword(at: member.start),
      let open = source.list.index(at: list.lowerBound)
    else { return nil }
    let parameters = ParameterText.all(in: source, list: list)
    let behind = source.list.partners[open] + 1
    let end = source.list.index(atOrBehind: member.body?.lowerBound ?? member.end)
    guard behind > open, behind <= end || member.body == nil else { return nil }
    let tail = FunctionTail(behind: behind, to: max(end, behind), in: source)
    let title = Keywords.plain((owner.map { $0.path + "." } ?? "") + member.title)
    let name = source.list.joined(first..<open)
    let isRequirement = owner?.kind == .requirement
    let forms = [DrawnForm.full, .asked, .bare].map { form in
      head(name, parameters, tail, member, source, form, owner)
        + (isRequirement ? "" : body(title, parameters, tail.result, form))
    }
    if let owner { return owner.member(member, number, forms: Self.unique(forms)) }
    return StubMember(
      id: "\(title)#\(number)", title: title, forms: Self.unique(forms),
      words: StubType.words(in: forms[0]), file: source.path,
      line: source.lineNumber(at: member.start))
  }

  /// The type of a variable; nil where neither it nor its value tells.
  ///
  /// A function of the app's may have a name with a large letter: its result is the type of a call.
  func type(of variable: VariableText) -> String? {
    guard let type = variable.type, !variable.isTyped, index.types[type] == nil,
      let function = index.globals[type]?.first(where: { $0.declaration.kind == "func_decl" }),
      let list = function.declaration.parameterList
    else { return variable.type }
    let source = index.sources[function.source]
    let end = function.declaration.body?.lowerBound ?? function.declaration.end
    let behind = source.tokens(list.upperBound..<max(list.upperBound, end))
    return FunctionTail(behind: behind.lowerBound, to: behind.upperBound, in: source).result
  }

  /// How much a form says.
  enum DrawnForm { case full, asked, bare }

  /// The forms without those that say the same as the one before.
  static func unique(_ forms: [String]) -> [String] {
    forms.enumerated().filter { $0.offset == 0 || forms[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  private func head(
    _ name: String, _ parameters: [ParameterText], _ tail: FunctionTail,
    _ member: SourceDeclaration,
    _ source: StubbedSource, _ form: DrawnForm, _ owner: MemberOwner?
  ) -> String {
    let modifiers = Modifiers(of: member, in: source)
    var words = form == .bare ? [] : modifiers.functionWords
    if form == .bare && modifiers.has("mutating") { words.append("mutating") }
    if owner?.kind != .subclass { words.removeAll { $0 == "override" } }
    if owner?.kind == .subclass || owner?.kind == .rootClass {
      words.removeAll { $0 == "mutating" }
    }
    if member.isStatic { words.append("static") }
    if form != .bare, tail.result != nil, !words.contains("@discardableResult"),
      owner?.kind != .requirement
    {
      words.insert("@discardableResult", at: 0)
    }
    let list = parameters.map { $0.text(plain: form == .full ? plain.value(of: $0.type) : nil) }
    let parts =
      words + ["\(name)(\(list.joined(separator: ", ")))", tail.effects]
      + (tail.result.map { ["-> \($0)"] } ?? []) + [tail.condition]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func body(
    _ title: String, _ parameters: [ParameterText], _ result: String?, _ form: DrawnForm
  ) -> String {
    let noted = form == .bare ? [] : parameters.compactMap(\.noted)
    let arguments = noted.isEmpty ? "" : ", [\(noted.joined(separator: ", "))]"
    let note = "StubCall.note(\"\(title)\"\(arguments))"
    guard let result, PlainValues.cleaned(result) != "Void", result != "()" else {
      return " { \(note) }"
    }
    return " { \(note); return \(answer(title, result, form)) }"
  }

  /// The value that a function or a property gives.
  func answer(_ title: String, _ type: String, _ form: DrawnForm) -> String {
    guard form == .full, let plainest = plain.answer(of: type) else {
      return "StubCall.asked(\"\(title)\")"
    }
    let value = PlainValues.named(plainest, as: title)
    if type.hasPrefix("some ") { return value }
    return type == "Bool"
      ? "StubCall.answer(\"\(title)\")" : "StubCall.answer(\"\(title)\", \(value))"
  }

  /// An init: in a class that inherits, it hands on to the one without arguments.
  func initializer(
    _ member: SourceDeclaration, _ number: Int, _ owner: MemberOwner
  ) -> StubMember? {
    let source = owner.source
    guard let list = member.parameterList, let open = source.list.index(at: list.lowerBound),
      let first = source.list.index(at: member.start), owner.kind != .requirement
    else { return nil }
    let parameters = ParameterText.all(in: source, list: list)
    let isOverride = Modifiers(of: member, in: source).has("override")
    let isConvenience = Modifiers(of: member, in: source).has("convenience")
    let isCoder = member.labels == ["coder"] || member.labels == ["from"]
    if owner.kind == .subclass && (isOverride || isCoder || parameters.isEmpty) { return nil }
    if isCoder && owner.kind != .subclass { return nil }
    let behind = source.list.partners[open] + 1
    let last = source.list.index(atOrBehind: member.body?.lowerBound ?? member.end)
    let tail = FunctionTail(behind: behind, to: max(last, behind), in: source)
    let name = source.list.joined(first..<open)
    let title =
      owner.path + ".init(" + member.labels.map { "\($0.isEmpty ? "_" : $0):" }.joined() + ")"
    let effects = [tail.effects, tail.condition]
    let forms = [DrawnForm.full, .bare].map { form in
      initializer(parameters, owner, name: name, title, effects, isConvenience, form)
    }
    var all = Self.unique(forms)
    if owner.kind == .subclass {
      // What is named first may be a protocol after all: then there is no init to hand on to.
      all += all.map {
        $0.replacing("convenience ", with: "").replacing("self.init(); ", with: "")
      }
    }
    return owner.member(member, number, forms: all)
  }

  /// The text of an init in one form.
  private func initializer(
    _ parameters: [ParameterText], _ owner: MemberOwner, name: String, _ title: String,
    _ effects: [String], _ isConvenience: Bool, _ form: DrawnForm
  ) -> String {
    let texts = parameters.map { $0.text(plain: form == .full ? plain.value(of: $0.type) : nil) }
    let noted = form == .bare ? [] : parameters.compactMap(\.noted)
    let arguments = noted.isEmpty ? "" : ", [\(noted.joined(separator: ", "))]"
    let note = "StubCall.note(\"\(title)\"\(arguments))"
    let isCase = owner.kind == .enumeration
    let isHandedOn = owner.kind != .structure && owner.kind != .rootClass && !isCase
    let start = isHandedOn ? "self.init(); " : ""
    let value = plain.value(of: owner.path).map { "; self = \($0)" } ?? ""
    let end = isCase ? (name.hasSuffix("?") ? "; return nil" : value) : ""
    let isSecond = owner.kind == .subclass || (owner.kind == .addition && isConvenience)
    let word = isSecond ? "convenience " : ""
    let parts = ["\(word)\(name)(\(texts.joined(separator: ", ")))"] + effects
    return (parts + ["{ \(start)\(note)\(end) }"]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

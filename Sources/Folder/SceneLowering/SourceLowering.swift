import SceneSources

/// Makes lowered copies of an app's sources.
package struct SourceLowering: Sendable {
  private let options: LoweringOptions
  private let frontend: any SwiftFrontend

  /// Takes the way, and what runs the compiler.
  package init(options: LoweringOptions = .init(), frontend: any SwiftFrontend) {
    self.options = options
    self.frontend = frontend
  }

  /// A source of which the conditions are resolved.
  private struct Resolved {
    var source: SourceFile
    var active: ActiveText
    var isProgram: Bool { source.name == "main.swift" }
  }

  /// Lowers the sources of one module; each is a copy or an error.
  ///
  /// - Complexity: One process of the compiler for each megabyte of sources, and as many again where the
  ///   copies are read, too.
  package func lower(_ sources: [SourceFile]) -> LoweredFolder {
    var folder = LoweredFolder()
    let resolved = resolve(sources, &folder.errors)
    let reading = FolderReading(frontend: frontend, options: options)
    let answers = reading.answers(
      to: resolved.map {
        .init(path: $0.source.path, bytes: $0.active.bytes, isProgram: $0.isProgram)
      })
    var read: [(resolved: Resolved, source: ParsedSource)] = []
    for (resolved, answer) in zip(resolved, answers) {
      switch answer {
      case .failure(let error): folder.errors.append(error)
      case .success(let dump):
        let list = TokenList(resolved.active.bytes, resolved.active.tokens)
        let source = ParsedSource(
          path: resolved.source.path, list: list, declarations: dump.declarations)
        read.append((resolved, source))
      }
    }
    let facts = ModuleFacts(read.map(\.source))
    let moves = OverrideMoves(read.map(\.source), facts)
    let remarks = Dictionary(
      grouping: moves.remarks + LateWitness.remarks(read.map(\.source), facts), by: \.file)
    for (number, item) in read.enumerated() {
      let found = remarks[item.source.path] ?? []
      let edits = moves.edits[number] ?? []
      folder.sources.append(copy(item.source, item.resolved, facts, edits, found))
    }
    if options.isProofread { proofread(&folder, reading) }
    return folder
  }

  private func resolve(_ sources: [SourceFile], _ errors: inout [LoweringError]) -> [Resolved] {
    var bytes = 0
    return sources.compactMap { source in
      do throws(LoweringError) {
        try source.check(options.limits)
        guard bytes + source.bytes.count <= options.limits.mostBytesOfAll else {
          throw LoweringError(
            .tooMuchOfAll, file: source.path, line: 1,
            detail: "\(options.limits.mostBytesOfAll) bytes")
        }
        let active = try ActiveText(source, options.conditions)
        bytes += source.bytes.count
        return Resolved(source: source, active: active)
      } catch {
        errors.append(error)
        return nil
      }
    }
  }

  private func copy(
    _ source: ParsedSource, _ resolved: Resolved, _ facts: ModuleFacts, _ moves: [TextEdit],
    _ found: [LoweringRemark]
  ) -> LoweredSource {
    var lowerer = SourceLowerer(source, facts, options)
    for edit in moves { lowerer.edits.append(edit) }
    lowerer.lower()
    let (bytes, edits) = lowerer.edits.applied(to: source.list.bytes)
    let remarks =
      resolved.active.remarks + lowerer.remarks + found
    return LoweredSource(
      path: source.path, body: String(decoding: bytes, as: UTF8.self), edits: edits,
      remarks: Self.ordered(remarks),
      active: String(decoding: source.list.bytes, as: UTF8.self),
      declarations: source.declarations, runtimeNames: Self.names(in: source),
      isProgram: resolved.isProgram)
  }

  /// Remarks by line; those of one line as they were found.
  private static func ordered(_ remarks: [LoweringRemark]) -> [LoweringRemark] {
    remarks.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
  }

  private static func names(in source: ParsedSource) -> [LoweredSource.RuntimeName] {
    var names: [LoweredSource.RuntimeName] = []
    source.eachDeclaration { declaration, around in
      guard declaration.kind == "class_decl" else { return }
      for attribute in declaration.attributes
      where attribute.kind == "objc_attr" && !attribute.argument.isEmpty {
        let type = (around.map(\.name) + [declaration.name]).joined(separator: ".")
        names.append(.init(name: attribute.argument, type: type))
      }
    }
    return names
  }

  /// Lets the compiler read the copies: what it does not understand, or finds left over, is a remark.
  private func proofread(_ folder: inout LoweredFolder, _ reading: FolderReading) {
    let texts = folder.sources.map {
      FolderReading.FileText(path: $0.path, bytes: Array($0.body.utf8), isProgram: $0.isProgram)
    }
    for (number, answer) in reading.answers(to: texts).enumerated() {
      let path = folder.sources[number].path
      switch answer {
      case .failure(let error):
        folder.sources[number].remarks.append(
          LoweringRemark(
            file: path, line: error.line, reason: .copyNotParsed, text: error.detail))
      case .success(let dump):
        folder.sources[number].remarks += Self.leftOver(dump, texts[number])
      }
      folder.sources[number].remarks = Self.ordered(folder.sources[number].remarks)
    }
  }

  private static func leftOver(
    _ dump: SourceDump, _ text: FolderReading.FileText
  ) -> [LoweringRemark] {
    let source = ParsedSource(
      path: text.path, list: TokenList(text.bytes, []), declarations: dump.declarations)
    var remarks: [LoweringRemark] = []
    source.eachDeclaration { declaration, _ in
      for attribute in declaration.attributes where SourceLowerer.gone.contains(attribute.kind) {
        remarks.append(
          LoweringRemark(
            file: text.path, line: text.bytes.line(at: attribute.start), reason: .readersDisagree,
            text: attribute.kind + " of " + declaration.title))
      }
    }
    return remarks
  }
}

package import SceneDriving
import SceneLifecycle
import SceneSources

extension AppPlayer {
  /// Returns the doubt about an app whose program does not begin each case anew.
  ///
  /// - Parameters:
  ///   - token: The case that was played twice, in its text.
  ///   - differences: How its two plays differ, a sentence each.
  ///   - delegates: The classes whose sources are read for what may last.
  /// - Complexity: Reads the sources of the delegates' modules.
  package func outliving(
    _ token: String, _ differences: [String], _ delegates: [DelegateLine]
  ) -> AppDoubt {
    let readers = delegates.compactMap { $0.names.first.flatMap { HandlerReader($0) } }
    let files = Set(readers.flatMap { $0.files(besides: usual.declaration.file) }).sorted()
    let names = SourceFolders.texts(files).flatMap { path, text in
      WrittenStatic.all(in: SwiftWords.all(in: text)).map { $0.name }
    }
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return AppDoubt(
      .outlivingState, token,
      Diagnostic(
        "something of the app lasts from one case to the next: the case \(token) does something"
          + " else once others were played",
        notes: differences + (names.isEmpty ? [] : ["what may last: \(shown)"]),
        help: "keep it in an object that a launch makes, or play the copies that"
          + " 'scenefuzz init --delegates' makes: their static properties begin anew"))
  }
}

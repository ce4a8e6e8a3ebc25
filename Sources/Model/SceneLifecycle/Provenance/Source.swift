/// Where a sentence comes from.
package enum Source: Hashable, Sendable {
  /// A page of Apple's documentation, below `documentation/uikit/` unless it says otherwise.
  case apple(String)
  /// A comment in a header of UIKit.
  case header(String)
  /// A WWDC session, year and number.
  case session(String)
  /// A published recording.
  case recording(String)
  /// A published report in prose.
  case report(String)
  /// A fact that shipping code relies on or says.
  case code(String)
  /// A decision of ours where the sources are unclear.
  case decision(Decision)
  /// A decision of ours about the world, in words.
  case ours(String)

  /// The source as the catalogue writes it.
  package var text: String {
    switch self {
    case .apple(let page): "Apple, \(page)"
    case .header(let name): "UIKit header, \(name)"
    case .session(let number): "WWDC, \(number)"
    case .recording(let name): "recording, \(name)"
    case .report(let name): "report, \(name)"
    case .code(let name): "code, \(name)"
    case .decision(let decision): "decision, \(decision.link)"
    case .ours(let reason): "ours: \(reason)"
    }
  }
}

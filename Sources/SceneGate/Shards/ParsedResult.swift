import CommandKit
import SceneLifecycle

/// What stands in a result file.
struct ParsedResult {
  /// A case that has to be played again to know how it failed.
  struct MetCase {
    var isFixed: Bool
    var index: UInt64
    var count: UInt64
    var others: [UInt64] = []
    var isFault: Bool
    var location: Diagnostic.Place
  }

  /// The file without its failures.
  var file: ResultFile
  /// The cases that fail, to be played again.
  var met: [MetCase]
  /// The error where the file is not as it was written; nil where it is.
  var damage: CommandError?
  /// The file's path.
  var path: String
  /// The location at which the file says what it was played with.
  var headLocation: Diagnostic.Place

  /// The location at which the file says which shard it is.
  var shardLocation: Diagnostic.Place { Diagnostic.Place(file: path, line: 4, column: 7) }
}

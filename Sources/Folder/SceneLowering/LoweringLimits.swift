/// How much is looked at.
package struct LoweringLimits: Hashable, Sendable {
  /// The most bytes of one source.
  package var mostBytes = 4 << 20
  /// The most bytes of all sources of a folder.
  package var mostBytesOfAll = 64 << 20
  /// The most bytes of sources that one process of the compiler reads.
  package var mostBytesOfCall = 1 << 20
  /// The most sources that one process of the compiler reads.
  package var mostFilesOfCall = 256
  /// The most bytes of what the compiler says of one source.
  package var mostBytesOfDump = 512 << 20
  /// How deep declarations may lie in each other.
  package var deepestDeclaration = 256
  /// After how many seconds of its work a process of the compiler that reads several sources is ended.
  ///
  /// Each source is then read alone.
  package var mostSeconds = 60
  /// After how many seconds of its work a process that reads one source is ended.
  package var mostSecondsOfOne = 10

  /// The usual limits.
  package init() {}
}

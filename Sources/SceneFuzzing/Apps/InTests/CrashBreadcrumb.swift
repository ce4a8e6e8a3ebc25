import Foundation
import SceneDriving
import SceneLifecycle
import ScenePipeline

/// What a test is playing, in a small file that is there when the process is not.
///
/// It is mapped into memory, so that nothing is written while cases are played but two words.
final class CrashBreadcrumb {
  /// Where a history comes from.
  enum HistorySource: Hashable {
    /// A case of a seed.
    case generated(seed: UInt64, index: UInt64)
    /// A file beside the test, by the digest of its name.
    case kept(UInt64)
  }

  /// What the process before was playing when it ended, and the moment.
  struct Left: Hashable {
    var source: HistorySource
    var moment: UInt64

    /// The seed of a generated history.
    var seed: UInt64 {
      if case .generated(let seed, _) = source { seed } else { 0 }
    }
  }

  /// Indices of words: those of the marker, the process, and what it plays.
  private enum WordIndex {
    static let process = ProgressMarker.wordCount
    static let kind = process + 1
    static let value = process + 2
    static let count = process + 3
  }

  /// Keeps how far the app is.
  let watch: ProgressMarker
  /// What the process before was playing when it ended; nil if it ended well.
  let left: Left?

  private let words: UnsafeMutablePointer<UInt64>
  private let path: String

  /// Opens the file of a test.
  ///
  /// - Returns: Nil where there can be no file, and while another test has it.
  init?(_ name: String, besides file: String) {
    let digest = String(FNV.hash(file + ":" + name), radix: 16)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(digest).in-play").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { Foundation.close(descriptor) }
    let size = WordIndex.count * 8
    guard Self.isOwn(descriptor), ftruncate(descriptor, off_t(size)) == 0,
      let place = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      place != MAP_FAILED
    else { return nil }
    words = place.bindMemory(to: UInt64.self, capacity: WordIndex.count)
    let owner = pid_t(truncatingIfNeeded: words[WordIndex.process])
    if owner != 0 && (owner == getpid() || kill(owner, 0) == 0) {
      munmap(words, size)
      return nil
    }
    self.path = path
    left = owner == 0 ? nil : Self.left(words)
    watch = ProgressMarker(words)
    words[WordIndex.kind] = 0
    words[WordIndex.process] = UInt64(getpid())
  }

  /// Whether a file is the user's: others may make one of any name among the temporary files.
  private static func isOwn(_ descriptor: Int32) -> Bool {
    var file = stat()
    guard fstat(descriptor, &file) == 0, file.st_mode & S_IFMT == S_IFREG else { return false }
    return file.st_uid == geteuid() && file.st_nlink == 1
  }

  /// Says that nothing is played any more, and leaves no file.
  func close() {
    words[WordIndex.process] = 0
    unlink(path)
    munmap(words, WordIndex.count * 8)
  }

  /// Says what is played from now on; of a campaign, the seed with its first case.
  func plays(_ source: HistorySource?) {
    words[0] = 0
    words[1] = 0
    switch source {
    case nil: words[WordIndex.kind] = 0
    case .generated(let seed, _):
      words[WordIndex.value] = seed
      words[WordIndex.kind] = 1
    case .kept(let digest):
      words[WordIndex.value] = digest
      words[WordIndex.kind] = 2
    }
  }

  private static func left(_ words: UnsafeMutablePointer<UInt64>) -> Left? {
    let value = words[WordIndex.value]
    return switch words[WordIndex.kind] {
    case 1 where words[0] > 0:
      Left(source: .generated(seed: value, index: words[0] - 1), moment: words[1])
    case 2: Left(source: .kept(value), moment: words[1])
    default: nil
    }
  }
}

extension AppCampaign {
  /// The failure of a history in which the process of an earlier run ended.
  ///
  /// The history is played up to that moment and no further; nil when it does not get there.
  mutating func failure(_ left: CrashBreadcrumb.Left, in folder: ScenarioFolder) -> AppFailure? {
    harness.watch = ProgressMarker(
      end: AppEnd(.crashes, at: left.moment, "The last run of the test ended here."))
    switch left.source {
    case .generated(_, let index):
      return failure(of: harness.play(generator, index).scenario)
    case .kept(let digest):
      let kept = folder.scenarios.first { FNV.hash($0.description) == digest }
      return (try? kept?.scenario()).flatMap { failure(of: $0) }
    }
  }
}

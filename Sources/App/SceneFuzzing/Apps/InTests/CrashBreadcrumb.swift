import Foundation
import SceneDriving
import SceneLifecycle

/// The history that a test is playing, in a small file that is there when the process is not.
///
/// It is mapped into memory, so that nothing is written while cases are played but three words.
final class CrashBreadcrumb {
  /// Where a history comes from.
  enum HistorySource: Hashable {
    /// A case of a seed.
    case generated(seed: UInt64, index: UInt64)
    /// A file beside the test, by the digest of its name.
    case kept(UInt64)
  }

  /// The history that the process before was playing when it ended, and the moment.
  struct Left: Hashable {
    var source: HistorySource
    var moment: UInt64
    /// Whether the app had not returned for so long that it was told.
    var isHanging = false
    /// Whether it ended because of a mistake in the test.
    var isMistake = false

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
    static let hanging = process + 3
    static let count = process + 4
  }

  /// Keeps how far the app is.
  let watch: ProgressMarker
  /// The history that the process before was playing when it ended; nil if it ended well.
  let left: Left?

  private let words: UnsafeMutablePointer<UInt64>
  private let shared: SharedWords
  /// The file; nil where the words are in this process's memory alone.
  private let path: String?

  /// Opens the file of a test; nothing outlives the process where another test has it.
  convenience init(_ name: String, besides file: String) {
    let digest = String(FNV.hash(file + ":" + name), radix: 16)
    self.init(
      at: FileManager.default.temporaryDirectory
        .appendingPathComponent("scenefuzz-\(digest).in-play").path, of: file)
  }

  /// Opens a file that one other process has had; what is played is in memory alone where there can be none.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - test: The file of the test, which is written behind the words; empty for none.
  convenience init(at path: String, of test: String = "") {
    if let words = Self.words(inFile: path, of: test) {
      self.init(words, path)
    } else {
      self.init()
    }
  }

  /// Keeps what is played in this process's memory alone.
  convenience init() {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: WordIndex.count)
    words.initialize(repeating: 0, count: WordIndex.count)
    self.init(words, nil)
  }

  private init(_ words: UnsafeMutablePointer<UInt64>, _ path: String?) {
    self.words = words
    self.path = path
    shared = SharedWords(words)
    left = words[WordIndex.process] == 0 ? nil : Self.left(words)
    watch = ProgressMarker(words)
    words.update(repeating: 0, count: WordIndex.count)
    words[WordIndex.process] = UInt64(getpid())
  }

  /// The words of a file; nil where there can be no file, and while another test has it.
  private static func words(
    inFile path: String, of test: String
  ) -> UnsafeMutablePointer<UInt64>? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { Foundation.close(descriptor) }
    let size = WordIndex.count * 8
    guard isOwn(descriptor), ftruncate(descriptor, off_t(size)) == 0,
      let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      address != MAP_FAILED
    else { return nil }
    let words = address.bindMemory(to: UInt64.self, capacity: WordIndex.count)
    let owner = pid_t(truncatingIfNeeded: words[WordIndex.process])
    if owner != 0 && (owner == getpid() || kill(owner, 0) == 0) {
      munmap(words, size)
      return nil
    }
    let name = Array(test.utf8)
    pwrite(descriptor, name, name.count, off_t(size))
    return words
  }

  /// Whether a file belongs to no process that lives, and no run has a use for it.
  ///
  /// Its process played nothing when it ended, or its test lay below a folder and is gone.
  static func isOrphan(at path: String, below folder: String) -> Bool {
    let size = WordIndex.count * 8
    guard let bytes = FileManager.default.contents(atPath: path), bytes.count > size else {
      return false
    }
    let test = String(decoding: bytes.dropFirst(size), as: UTF8.self)
    let words = bytes.withUnsafeBytes { bytes in
      (0..<WordIndex.count).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    let process = pid_t(truncatingIfNeeded: words[WordIndex.process])
    let isOver = process == 0 || (kill(process, 0) != 0 && errno == ESRCH)
    // A process that begins has no number yet.
    if isOver, process != 0, words[WordIndex.kind] == 0 { return true }
    // The file of a test need not be where it was built; the folder of a killed run is gone with the run.
    let home = URL(fileURLWithPath: test).deletingLastPathComponent().path
    return isOver && home.hasPrefix(folder + "/") && !FileManager.default.fileExists(atPath: home)
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
    guard let path else { return words.deallocate() }
    unlink(path)
    munmap(words, WordIndex.count * 8)
  }

  /// Says what is played from now on; of a campaign, the seed with its first case.
  func plays(_ source: HistorySource?) {
    shared[WordIndex.kind] = 0
    shared[0] = 0
    shared[1] = 0
    switch source {
    case nil: break
    case .generated(let seed, _):
      shared[WordIndex.value] = seed
      shared[WordIndex.kind] = 1
    case .kept(let digest):
      shared[WordIndex.value] = digest
      shared[WordIndex.kind] = 2
    }
  }

  private static func left(_ words: UnsafeMutablePointer<UInt64>) -> Left? {
    let words = SharedWords(words)
    guard let source = source(words) else { return nil }
    let isHanging = words[WordIndex.hanging] == hang(words[0], words[1])
    let isMistake = words[3] == ProgressSample.mistake
    return Left(source: source, moment: words[1], isHanging: isHanging, isMistake: isMistake)
  }

  /// Returns the word that keeps a moment at which the app does not return; never 0.
  private static func hang(_ plays: UInt64, _ moment: UInt64) -> UInt64 { plays << 32 ^ moment }

  fileprivate static func source(_ words: SharedWords) -> HistorySource? {
    let value = words[WordIndex.value]
    return switch words[WordIndex.kind] {
    case 1 where words[0] > 0: .generated(seed: value, index: words[0] - 1)
    case 2: .kept(value)
    default: nil
    }
  }
}

// MARK: - What another thread sees

extension CrashBreadcrumb {
  /// The history that is played at one moment, and how far the app is.
  struct Sample: Hashable {
    /// Where the history comes from; nil for one that is made small or explained.
    var source: HistorySource?
    /// How far the app is.
    var progress: ProgressSample
  }

  /// The access that every thread has to the words until `close()`.
  struct SampleReader: Sendable {
    fileprivate let words: SharedWords

    /// The history that is played now, and how far the app is.
    var sample: Sample {
      Sample(source: CrashBreadcrumb.source(words), progress: ProgressSample(words))
    }

    /// Keeps where the app does not return: the next run says so if this one is ended there.
    func hangs(_ sample: Sample) {
      words[WordIndex.hanging] = hang(sample.progress.plays, sample.progress.moment)
    }
  }

  /// The words as other threads have them.
  var reader: SampleReader { SampleReader(words: shared) }
}

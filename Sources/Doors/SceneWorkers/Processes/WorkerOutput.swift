import Foundation

/// The output of a worker, read from the file to which it goes while the app is played.
package final class WorkerOutput {
  /// The most bytes that are read at a time: of more, the beginning is shown.
  private static let most = 1 << 20

  private let file: Int32
  private var end: off_t = 0

  /// Listens from now on; nil where the output goes to no file, as that of a test does.
  ///
  /// - Parameter file: The descriptor that takes the output.
  package init?(of file: Int32 = STDOUT_FILENO) {
    self.file = file
    guard let size, fcntl(file, F_GETFL) & O_ACCMODE == O_RDWR else { return nil }
    end = size
  }

  /// How long the file is; nil where there is none.
  private var size: off_t? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_size
  }

  /// Returns what was written since the last call.
  package func take() -> String {
    guard let size else { return "" }
    // A file that has grown too long is cut meanwhile.
    let start = size < end ? 0 : end
    end = size
    let count = min(Int(size - start), Self.most)
    if count == 0 { return "" }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, start) }
    return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
  }
}

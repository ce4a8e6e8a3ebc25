public import FoundationNetworking

extension PlayedURLSession {
  /// The closure that gets the outcome of a request, as Foundation says it.
  public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  /// The closure that gets the outcome of a download, as Foundation says it.
  public typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  /// Returns a task whose delegate hears what comes.
  public func dataTask(with request: URLRequest) -> PlayedURLSessionTask { task(request, .data) }

  /// Returns a task whose delegate hears what comes.
  public func dataTask(with url: URL) -> PlayedURLSessionTask {
    dataTask(with: URLRequest(url: url))
  }

  /// Returns a task that gives what comes to a handler.
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping DataHandler
  ) -> PlayedURLSessionTask { task(request, .handler(completionHandler)) }

  /// Returns a task that gives what comes to a handler.
  public func dataTask(
    with url: URL, completionHandler: @escaping DataHandler
  ) -> PlayedURLSessionTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Returns a task that sends data.
  public func uploadTask(with request: URLRequest, from data: Data) -> PlayedURLSessionTask {
    task(request, .data)
  }

  /// Returns a task that sends a file.
  public func uploadTask(with request: URLRequest, fromFile file: URL) -> PlayedURLSessionTask {
    task(request, .data)
  }

  /// Returns a task that sends data.
  public func uploadTask(
    with request: URLRequest, from data: Data?, completionHandler: @escaping DataHandler
  ) -> PlayedURLSessionTask { task(request, .handler(completionHandler)) }

  /// Returns a task that sends a file.
  public func uploadTask(
    with request: URLRequest, fromFile file: URL, completionHandler: @escaping DataHandler
  ) -> PlayedURLSessionTask { task(request, .handler(completionHandler)) }

  /// Returns a task whose delegate gets a file.
  public func downloadTask(with request: URLRequest) -> PlayedURLSessionTask {
    task(request, .download(nil))
  }

  /// Returns a task whose delegate gets a file.
  public func downloadTask(with url: URL) -> PlayedURLSessionTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Returns a task that gives a file to a handler.
  public func downloadTask(
    with request: URLRequest, completionHandler: @escaping FileHandler
  ) -> PlayedURLSessionTask { task(request, .download(completionHandler)) }

  /// Returns a task that gives a file to a handler.
  public func downloadTask(
    with url: URL, completionHandler: @escaping FileHandler
  ) -> PlayedURLSessionTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  private func task(
    _ request: URLRequest, _ receiver: PlayedURLSessionTask.Receiver
  ) -> PlayedURLSessionTask {
    var request = request
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      let field = "\(name)"
      if request.value(forHTTPHeaderField: field) == nil {
        request.setValue("\(value)", forHTTPHeaderField: field)
      }
    }
    return PlayedURLSessionTask(request, receiver, of: self)
  }
}

// MARK: - Async forms

extension PlayedURLSession {
  /// Returns what comes of a request.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func data(
    for request: URLRequest, delegate: (any PlayedURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    let waiting = PlayedURLAnswer()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.begins(continuation)
        let task = dataTask(with: request) { data, response, error in
          waiting.ends(data, response, error)
        }
        waiting.keeps(task)
        task.resume()
      }
    } onCancel: {
      waiting.cancel()
    }
  }

  /// Returns what comes from a URL.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func data(
    from url: URL, delegate: (any PlayedURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends data, and returns what comes.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func upload(
    for request: URLRequest, from data: Data,
    delegate: (any PlayedURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await self.data(for: request, delegate: delegate) }

  /// Sends a file, and returns what comes.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func upload(
    for request: URLRequest, fromFile file: URL,
    delegate: (any PlayedURLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await data(for: request, delegate: delegate) }

  /// Returns a file with what comes of a request.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func download(
    for request: URLRequest, delegate: (any PlayedURLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (try PlayedURLSessionTask.file(with: data), response)
  }

  /// Returns a file with what comes from a URL.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func download(
    from url: URL, delegate: (any PlayedURLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }
}

// Requirements of an app's own protocol, which forms with a default do not fulfil.
extension PlayedURLSession {
  /// Returns what comes of a request.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Returns what comes from a URL.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Sends data, and returns what comes.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func upload(
    for request: URLRequest, from data: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: data, delegate: nil)
  }

  /// Returns a file with what comes of a request.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Returns a file with what comes from a URL.
  ///
  /// - Throws: `URLError` where nothing comes, or the task is cancelled.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }
}

// The program's work in the background.
extension ProgramRuntime {
  private var works: [BackgroundWorkRole] { node.roles(BackgroundWorkRole.self).map(\.role) }

  /// The identifiers of refreshes for which the program has work.
  package var refreshes: [String] {
    works.compactMap {
      if case .refresh(let identifier) = $0.task { identifier } else { nil }
    }
  }

  /// Begins the work of a refresh.
  package func refreshes(
    _ identifier: String, completion: @escaping @MainActor @Sendable () -> Void
  ) -> (@MainActor @Sendable () -> Void)? {
    let role = works.first {
      if case .refresh(identifier) = $0.task { true } else { false }
    }
    return begins(role, identifier, identifier, completion)
  }

  /// Begins the work for the downloads of a session.
  package func downloads(
    of session: String, completion: @escaping @MainActor @Sendable () -> Void
  ) -> (@MainActor @Sendable () -> Void)? {
    let role = works.first {
      if case .urlSession(let fits) = $0.task { fits(session) } else { false }
    }
    return begins(role, session, "urlSession", completion)
  }

  private func begins(
    _ role: BackgroundWorkRole?, _ identifier: String, _ name: String,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let action = role?.action else { return nil }
    graph.notes("backgroundTask", name)
    let task = Task { @MainActor in
      await action(identifier)
      completion()
    }
    return { task.cancel() }
  }
}

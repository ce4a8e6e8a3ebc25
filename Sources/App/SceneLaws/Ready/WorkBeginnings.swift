/// The steps at which debts about work began, for the reports of what breaks at rest.
struct WorkBeginnings {
  private var list: [(work: AppWork, step: Int)] = []

  /// Notes that a debt about some work begins.
  mutating func note(_ work: AppWork, at step: Int) {
    if let index = list.firstIndex(where: { $0.work == work }) {
      list[index].step = step
    } else {
      list.append((work, step))
    }
  }

  /// Forgets all of them: another process or case begins.
  mutating func reset() { list.removeAll(keepingCapacity: true) }

  /// Returns a breach about some work with the step at which its debt began.
  func dated(_ breach: LawBreach, _ work: AppWork) -> LawBreach {
    list.first { $0.work == work }.map { breach.beginning(at: $0.step) } ?? breach
  }
}

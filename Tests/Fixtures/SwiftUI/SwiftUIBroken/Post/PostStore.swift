import Foundation
import Observation

struct PostDraft: Identifiable, Hashable {
  let id: UUID
  var subject: String
}

@MainActor
@Observable
final class PostStore {
  var drafts: [PostDraft] = []
  /// Whether this process has offered the draft that was left over.
  @ObservationIgnored var hasOffered = false

  func newDraft() -> PostDraft {
    let draft = PostDraft(id: UUID(), subject: "")
    drafts.append(draft)
    return draft
  }

  func send(_ id: PostDraft.ID?) {
    drafts.removeAll { $0.id == id }
  }
}

/// What one composer's window has.
@MainActor
@Observable
final class PostComposer {
  var draft: PostDraft.ID?
  var subject = ""
}

/// The numbered sentences of the life-cycle notes that invariants stand for.
package enum NotesRow {
  /// The numbers on each page.
  package static let pages: [(title: String, numbers: ClosedRange<Int>)] = [
    ("RowsOnScenes", 1...30), ("RowsOnApplication", 31...57), ("RowsOnProcess", 58...78),
  ]

  /// Returns the link to the heading of a row; `make docs` fails if there is none.
  package static func link(_ number: Int) -> String {
    let page = pages.first { $0.numbers.contains(number) }?.title ?? "LifecycleNotes"
    return "<doc:\(page)#Row-\(number)>"
  }
}

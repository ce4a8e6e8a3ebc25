import SwiftUI

struct GuestsView: View {
  @ObservedObject var list: GuestList
  @State private var asked: Guest?

  var body: some View {
    List {
      ForEach(list.guests) { guest in
        GuestLineView(guest: guest, asked: $asked) { list.checkIn(guest) }
      }
    }
    .alert(
      "Remove this guest?",
      isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }),
      presenting: asked
    ) { guest in
      Button("Remove", role: .destructive) { list.remove(guest) }
      Button("Keep", role: .cancel) {}
    }
  }
}

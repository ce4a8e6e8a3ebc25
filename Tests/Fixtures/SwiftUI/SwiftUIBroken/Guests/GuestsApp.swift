import SwiftUI

// @main, where the app stands alone.
struct GuestsApp: App {
  @StateObject private var list = GuestList()

  var body: some Scene {
    WindowGroup {
      GuestsView(list: list)
    }
  }
}

struct GuestLineView: View {
  @StateObject private var line = GuestLine()
  let guest: Guest
  @Binding var asked: Guest?
  let onCheckIn: () -> Void

  var body: some View {
    HStack {
      Text(guest.name)
      Text(line.isHere ? "here" : "expected")
      Button("Check in \(guest.name)") {
        line.isHere = true
        onCheckIn()
      }
      Button("Remove \(guest.name)") { asked = guest }
    }
    .onChange(of: guest.id, initial: true) { _, id in
      line.guest = id
    }
  }
}

import SwiftUI

struct Guest: Identifiable, Hashable {
  let id: String
  var name: String { id }
}

@MainActor
final class GuestList: ObservableObject {
  @Published var guests = ["Ada", "Grace", "Edsger"].map(Guest.init)
  /// Those who came, whether they are on the list still or not.
  private(set) var arrived: Set<Guest.ID> = []

  func checkIn(_ guest: Guest) {
    arrived.insert(guest.id)
  }

  func remove(_ guest: Guest) {
    guests.removeAll { $0.id == guest.id }
  }
}

/// What one line of the list shows.
@MainActor
final class GuestLine: ObservableObject {
  @Published var isHere = false
  var guest: Guest.ID?
}

import SwiftUI

struct PlannerTodayView: View {
  @EnvironmentObject private var store: PlannerStore

  var body: some View {
    List(store.events) { event in
      Text(event.name)
    }
  }
}

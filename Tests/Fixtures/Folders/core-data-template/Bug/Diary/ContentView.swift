import CoreData
import SwiftUI

struct ContentView: View {
    @Environment(\.managedObjectContext) private var context

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Day.timestamp, ascending: true)],
        animation: .default)
    private var days: FetchedResults<Day>

    var body: some View {
        NavigationStack {
            Group {
                if days.isEmpty {
                    Text("The diary is empty.")
                } else {
                    List {
                        ForEach(days) { day in
                            NavigationLink {
                                Text("\(day.entries?.count ?? 0) entries")
                            } label: {
                                Text(day.timestamp ?? Date(), style: .date)
                            }
                        }
                        .onDelete(perform: delete)
                    }
                    .onOpenURL { url in keep(url) }
                }
            }
            .toolbar {
                ToolbarItem {
                    Button(action: add) { Label("Add Day", systemImage: "plus") }
                }
            }
        }
    }

    private func add() {
        withAnimation {
            _ = today()
            save()
        }
    }

    private func keep(_ url: URL) {
        let entry = Entry(context: context)
        entry.link = url
        (days.last ?? today()).addToEntries(entry)
        save()
    }

    private func today() -> Day {
        let day = Day(context: context)
        day.id = UUID()
        day.timestamp = Date()
        return day
    }

    private func delete(offsets: IndexSet) {
        withAnimation {
            offsets.map { days[$0] }.forEach(context.delete)
            save()
        }
    }

    private func save() {
        do {
            try context.save()
        } catch {
            fatalError("The diary cannot be saved: \(error)")
        }
    }
}

#Preview {
    ContentView()
        .environment(\.managedObjectContext, Persistence.preview.container.viewContext)
}

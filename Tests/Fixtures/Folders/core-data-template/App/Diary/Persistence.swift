import CoreData

struct Persistence {
    static let shared = Persistence()

    static var preview: Persistence = {
        let store = Persistence(inMemory: true)
        for _ in 0..<3 {
            let day = Day(context: store.container.viewContext)
            day.timestamp = Date()
        }
        try? store.container.viewContext.save()
        return store
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Diary")
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, error in
            if let error = error as NSError? {
                fatalError("The diary cannot be opened: \(error), \(error.userInfo)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

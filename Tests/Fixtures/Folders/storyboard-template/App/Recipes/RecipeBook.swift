//
//  RecipeBook.swift
//  Recipes
//

import Foundation

struct Recipe: Codable {
    let id: String
    var title: String
}

final class RecipeBook {

    static let shared = RecipeBook()

    private var recipes: [Recipe] = []
    private var drafts: [String: String] = [:]

    private init() {
        if let data = try? Data(contentsOf: Self.file) {
            recipes = (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
        }
    }

    /// recipes://recipe/ID
    func recipe(at url: URL) -> Recipe? {
        guard url.host == "recipe" else { return nil }
        return recipes.first { $0.id == url.lastPathComponent }
    }

    func save() {
        try? JSONEncoder().encode(recipes).write(to: Self.file)
    }

    func forgetDraft(of session: String) {
        drafts[session] = nil
    }

    private static var file: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("recipes.json")
    }

}

import Foundation

public struct Trail: Codable, Equatable {
    public let name: String
    public let kilometres: Double

    public init(name: String, kilometres: Double) {
        self.name = name
        self.kilometres = kilometres
    }
}

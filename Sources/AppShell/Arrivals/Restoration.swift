#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whether a product goes on where it was left.
public enum RestorationPolicy: Hashable, Sendable {
    case never
    /// If it was left no longer ago than that.
    case within(Duration)
}

/// Something a saved state held that could not be brought back.
public struct RestorationIssue: Hashable, Sendable, CustomStringConvertible {
    public enum Reason: Hashable, Sendable {
        /// No module contributes the destination any more.
        case unknownDestination
        /// The destination does not take these parameters any more.
        case unusable(RouteError)
        /// The destination is not one to come back to.
        case transient
        /// The product does not have the tab any more.
        case unknownTab(TabID)
        /// The product had one stack, and has tabs now.
        case noStack
        /// It was reached through a screen that could not be brought back.
        case aboveDropped
        case tooDeep
    }

    public let route: Route
    public let reason: Reason

    public var description: String {
        switch reason {
        case .unknownDestination: "\(route), which no module contributes"
        case .unusable(let error): "\(route): \(error)"
        case .transient: "\(route), which is not kept"
        case .unknownTab(let tab): "\(route) on the tab “\(tab)”, which there is no more"
        case .noStack: "\(route), since the product has tabs now"
        case .aboveDropped: "\(route), which stood above it"
        case .tooDeep: "\(route), which stood too deep"
        }
    }
}

/// The navigation state as it is kept while the app does not run.
struct SavedNavigation: Codable {
    /// A later version may mean something else by the same text.
    static let schema = 1
    /// How far ahead of the clock a state may be dated, in seconds: a day, as time zones and careless hands go.
    private static let greatestLead: TimeInterval = 86_400

    var schema = SavedNavigation.schema
    let product: String
    let savedAt: Date
    let navigation: NavigationState

    /// - Throws: ``SavedNavigationError`` where it is not one, not this product's, or too old.
    static func read(
        _ text: String,
        product: String,
        policy: RestorationPolicy,
        now: Date
    ) throws(SavedNavigationError) -> NavigationState {
        guard case .within(let limit) = policy else { throw .notWanted }
        struct Header: Decodable {
            let schema: Int
        }
        let data = Data(text.utf8)
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data) else { throw .unreadable }
        guard header.schema == schema else { throw .schema(header.schema) }
        guard let saved = try? decoder.decode(SavedNavigation.self, from: data) else { throw .unreadable }
        guard saved.product == product else { throw .product(saved.product) }
        let age = now.timeIntervalSince(saved.savedAt)
        // The clock may have been put back a little; a date far ahead, or none at all, was never written by us.
        guard age.isFinite, age >= -greatestLead else { throw .unreadable }
        guard age <= Double(limit.components.seconds) else { throw .tooOld(seconds: age) }
        return saved.navigation
    }

    /// As JSON, keys sorted; nil where it can't be written.
    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Why a saved state is not brought back at all.
enum SavedNavigationError: Error, Hashable, CustomStringConvertible {
    case notWanted
    case unreadable
    case schema(Int)
    case product(String)
    case tooOld(seconds: TimeInterval)

    var description: String {
        switch self {
        case .notWanted: "the product always starts afresh"
        case .unreadable: "the saved state can't be read"
        case .schema(let schema): "the saved state has schema \(schema), and only \(SavedNavigation.schema) is known"
        case .product(let product): "the saved state is of the product “\(product)”"
        case .tooOld(let age):
            "the app was left \(Int(exactly: age.rounded(.down)).map(String.init) ?? "very many") s ago"
        }
    }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whether a product restores its saved state.
public enum RestorationPolicy: Hashable, Sendable {
    /// Every launch begins at the product's start.
    case never
    /// If the state is not older than that.
    case within(Duration)
}

/// A route of a saved state that could not be restored.
public struct RestorationIssue: Hashable, Sendable, CustomStringConvertible {
    /// Why it could not be restored.
    public enum Reason: Hashable, Sendable {
        /// No module contributes its destination.
        case unknownDestination
        /// The destination refuses the parameters.
        case unusable(RouteError)
        /// The destination is not durable.
        case transient
        /// The product has no such tab.
        case unknownTab(TabID)
        /// The product had one stack, and has tabs now.
        case noStack
        /// It was above a route that could not be restored.
        case aboveDropped
        /// The stack, or the number of sheets, exceeds the limit.
        case tooDeep
    }

    /// The dropped route.
    public let route: Route
    /// Why it could not be restored.
    public let reason: Reason

    /// The dropped route and the reason, in words.
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

/// The stored form of a navigation state.
struct SavedNavigation: Codable {
    /// Other versions of the format have other numbers.
    static let schema = 1
    /// How far ahead of the clock a state may be dated: a day, in seconds, for changed clocks.
    private static let greatestLead: TimeInterval = 86_400

    var schema = SavedNavigation.schema
    let product: String
    let savedAt: Date
    let navigation: NavigationState

    /// - Throws: ``SavedNavigationError`` where it can't be read, is another product's, or is too old.
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
        // The clock may have been set back a little. Nothing writes dates far ahead.
        guard age.isFinite, age >= -greatestLead else { throw .unreadable }
        guard age <= Double(limit.components.seconds) else { throw .tooOld(seconds: age) }
        return saved.navigation
    }

    /// JSON with sorted keys; nil where it can't be written.
    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Why a saved state is not restored.
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

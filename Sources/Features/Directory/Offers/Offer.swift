import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What somebody offers, or an event at their venue (AIC-28).
public struct Offer: Hashable, Sendable, Identifiable {
    /// Which of the two it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case offer, event
    }

    /// Whose it is.
    public struct Provider: Hashable, Sendable, Identifiable {
        public let id: Int
        public let name: String
        public let city: String?

        public init(id: Int, name: String, city: String?) {
            self.id = id
            self.name = name
            self.city = city
        }
    }

    public let id: Int
    public let kind: Kind
    public let title: String
    public let description: String
    /// 0 if it is free; nil if unknown.
    public let price: Decimal?
    public let start: Date?
    public let end: Date?
    /// A code, as ``DirectoryCategory/id``.
    public let category: String
    public let provider: Provider?
    /// In kilometres; nil if unknown.
    public let distance: Double?

    /// - Parameter distance: a negative one or one that is not a number counts as unknown.
    public init(
        id: Int,
        kind: Kind,
        title: String,
        description: String,
        price: Decimal? = nil,
        start: Date? = nil,
        end: Date? = nil,
        category: String,
        provider: Provider? = nil,
        distance: Double? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.description = description
        self.price = price
        self.start = start
        self.end = end
        self.category = category
        self.provider = provider
        self.distance = distance?.asDistance
    }

    /// Whether it is over: its end has passed or, for an event without one, its day.
    func hasEnded(at now: Date, formats: LocalFormats) -> Bool {
        if let end { return end <= now }
        guard kind == .event, let start else { return false }
        return formats.calendarDays(from: start, to: now) > 0
    }
}

extension Offer: DirectoryRecord {}

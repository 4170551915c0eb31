import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a professional offers, or an event at their place (AIC-28).
public struct Offer: Hashable, Sendable, Identifiable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case offer, event
    }

    /// Whose it is.
    public struct Professional: Hashable, Sendable, Identifiable {
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
    /// 0 for what is free; nil where none is told.
    public let price: Decimal?
    public let start: Date?
    public let end: Date?
    /// Its code, as ``OfferCategory/id``.
    public let category: String
    public let professional: Professional?
    /// In kilometres; nil where it is not known from where.
    public let distance: Double?

    /// - Parameter distance: one that is negative or no number is not known.
    public init(
        id: Int,
        kind: Kind,
        title: String,
        description: String,
        price: Decimal?,
        start: Date?,
        end: Date?,
        category: String,
        professional: Professional?,
        distance: Double?
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.description = description
        self.price = price
        self.start = start
        self.end = end
        self.category = category
        self.professional = professional
        self.distance = distance.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    /// Whether there is nothing left to go for: the end has come, or, for an event that tells none, another day.
    func hasEnded(at now: Date, formats: LocalFormats) -> Bool {
        if let end { return end <= now }
        guard kind == .event, let start else { return false }
        return formats.calendarDays(from: start, to: now) > 0
    }
}

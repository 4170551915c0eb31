#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What one wants to know of an item first, in the product's words: `Prix : 490 €`.
public struct CatalogFact: Hashable, Sendable, Identifiable {
    public enum Value: Hashable, Sendable {
        case text(String)
        /// - Parameter currency: ISO 4217.
        case price(Decimal, currency: String)
        /// The day of the item's next session; the text in its place once that has begun, or where none is fixed.
        case nextSession(otherwise: String)
    }

    /// For the product's code; unique among an item's facts.
    public let id: String
    public let label: String
    public let value: Value

    public init(_ id: String, _ label: String, _ value: Value) {
        self.id = id
        self.label = label
        self.value = value
    }

    /// nil unless the value is a text.
    public var text: String? { if case .text(let text) = value { text } else { nil } }
}

/// A part of an item's page, under a heading.
public struct CatalogSection: Hashable, Sendable, Identifiable {
    public enum Body: Hashable, Sendable {
        case text(String)
        case list([String])
    }

    /// For the product's code; unique among an item's sections.
    public let id: String
    public let title: String
    public let body: Body

    public init(_ id: String, _ title: String, _ body: Body) {
        self.id = id
        self.title = title
        self.body = body
    }

    /// Its text, or the entries of its list.
    public var texts: [String] {
        switch body {
        case .text(let text): [text]
        case .list(let texts): texts
        }
    }
}

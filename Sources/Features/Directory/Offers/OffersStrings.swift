import AppShell

/// What the directory of offers and events says.
public protocol OffersStrings: DirectoryStrings {
    /// The search's choice between offers and events.
    var kind: String { get }
    var allKinds: String { get }
    var offers: String { get }
    var events: String { get }

    /// The titles of a detail until it is loaded.
    var offer: String { get }
    var event: String { get }
    var offerLoading: String { get }
    var eventLoading: String { get }
    /// The back end does not know it.
    var offerNotFound: String { get }
    var eventNotFound: String { get }
    /// Heads who offers it.
    var provider: String { get }

    var price: String { get }
    /// A price of 0.
    var free: String { get }
    /// ISO 4217.
    var currency: String { get }
    /// When an event takes place.
    var date: String { get }
    func period(_ start: LocalMoment, _ end: LocalMoment?) -> String
    /// How long an offer is valid.
    var validity: String { get }
    /// From a future day, to a day, or both; never neither.
    func validDays(from: String?, to: String?) -> String
    /// The badge of what has ended.
    var state: String { get }
    func ended(_ kind: Offer.Kind) -> String
    /// Whose it is and where: `Chez Rosa, Menton`.
    func venue(_ name: String, _ city: String?) -> String
}

/// A moment in the person's language: `15 février 2026`, `19:30`.
public struct LocalMoment: Hashable, Sendable {
    /// `15 février 2026`
    public let day: String
    /// `19:30`
    public let time: String
}

public import AppShell

/// Everything the catalogue says, in the product's words.
public protocol CatalogStrings: Sendable {
    var list: String { get }
    /// The title of a course's page while the course is not known.
    var course: String { get }
    var loading: String { get }
    var empty: String { get }
    var retry: String { get }
    var errors: APIErrorStrings { get }

    var duration: String { get }
    var level: String { get }
    var price: String { get }
    var nextSession: String { get }
    /// In place of a price, of a date.
    var priceOnRequest: String { get }
    var noSession: String { get }
    /// ISO 4217.
    var currency: String { get }

    var objectives: String { get }
    var prerequisites: String { get }
    /// In place of a course that the back end does not know.
    var courseNotFound: String { get }
    /// The button that offers a course to others.
    var share: String { get }

    // What the list is filtered by.
    var categoryFilter: String { get }
    var goalFilter: String { get }
    /// The option that filters nothing.
    var allFilter: String { get }
    var clearFilters: String { get }
    /// In place of a list that the filters leave nothing of.
    var nothingFound: String { get }

    // Why not to wait.
    /// Of so many seats or fewer is told.
    var fewSeats: Int { get }
    /// 0 to ``fewSeats``.
    func seatsLeft(_ count: Int) -> String
    /// Calendar days to the next session; 0 is today.
    func daysLeft(_ count: Int) -> String

    // How someone who has pre-registered is handed over to the page where they pay.
    var pay: String { get }
    /// Says that it happens on the web: stores ask for that.
    var paymentNote: String { get }

    // What the pre-registration sheet says.
    var preRegister: String { get }
    var email: String { get }
    var invalidEmail: String { get }
    var confirm: String { get }
    var sending: String { get }
    var thanks: String { get }
    /// Describes the check mark.
    var done: String { get }
    /// On the course's page, where the sheet was closed before the back end had it.
    var unsent: String { get }
    /// Puts away what the page says of a pre-registration.
    var dismiss: String { get }
}

public import AppShell

/// Everything the catalogue says, in the product's words.
public struct CatalogStrings: Sendable {
    public var list: String
    /// The title of a course's page while the course is not known.
    public var course: String
    public var loading: String
    public var empty: String
    public var retry: String
    public var errors: APIErrorStrings

    public var duration: String
    public var level: String
    public var price: String
    public var nextSession: String
    /// In place of a price, of a date.
    public var priceOnRequest: String
    public var noSession: String
    /// ISO 4217.
    public var currency: String

    public var objectives: String
    public var prerequisites: String
    /// In place of a course that the back end does not know.
    public var courseNotFound: String
    /// The button that offers a course to others.
    public var share: String

    public var filters: CatalogFilterStrings
    public var urgency: UrgencyStrings
    public var payment: PaymentStrings
    public var preRegister: PreRegistrationStrings

    public init(
        list: String,
        course: String,
        loading: String,
        empty: String,
        retry: String,
        errors: APIErrorStrings,
        duration: String,
        level: String,
        price: String,
        nextSession: String,
        priceOnRequest: String,
        noSession: String,
        currency: String,
        objectives: String,
        prerequisites: String,
        courseNotFound: String,
        share: String,
        filters: CatalogFilterStrings,
        urgency: UrgencyStrings,
        payment: PaymentStrings,
        preRegister: PreRegistrationStrings
    ) {
        self.list = list
        self.course = course
        self.loading = loading
        self.empty = empty
        self.retry = retry
        self.errors = errors
        self.duration = duration
        self.level = level
        self.price = price
        self.nextSession = nextSession
        self.priceOnRequest = priceOnRequest
        self.noSession = noSession
        self.currency = currency
        self.objectives = objectives
        self.prerequisites = prerequisites
        self.courseNotFound = courseNotFound
        self.share = share
        self.filters = filters
        self.urgency = urgency
        self.payment = payment
        self.preRegister = preRegister
    }
}

/// What the list is filtered by.
public struct CatalogFilterStrings: Sendable {
    public var category: String
    public var goal: String
    /// The option that filters nothing.
    public var all: String
    public var clear: String
    /// In place of a list that the filters leave nothing of.
    public var nothing: String

    public init(category: String, goal: String, all: String, clear: String, nothing: String) {
        self.category = category
        self.goal = goal
        self.all = all
        self.clear = clear
        self.nothing = nothing
    }
}

/// Why not to wait.
public struct UrgencyStrings: Sendable {
    /// Of so many seats or fewer is told.
    public var fewSeats: Int
    /// 0 to ``fewSeats``.
    public var seats: @Sendable (Int) -> String
    /// Calendar days to the next session; 0 is today.
    public var days: @Sendable (Int) -> String

    public init(
        fewSeats: Int,
        seats: @escaping @Sendable (Int) -> String,
        days: @escaping @Sendable (Int) -> String
    ) {
        self.fewSeats = fewSeats
        self.seats = seats
        self.days = days
    }
}

/// How someone who has pre-registered is handed over to the page where they pay.
public struct PaymentStrings: Sendable {
    public var action: String
    /// Says that it happens on the web: stores ask for that.
    public var note: String

    public init(action: String, note: String) {
        self.action = action
        self.note = note
    }
}

/// What the pre-registration sheet says.
public struct PreRegistrationStrings: Sendable {
    public var action: String
    public var email: String
    public var invalidEmail: String
    public var confirm: String
    public var sending: String
    public var thanks: String
    /// Describes the check mark.
    public var done: String
    /// On the course's page, where the sheet was closed before the back end had it.
    public var unsent: String
    /// Puts away what the page says of a pre-registration.
    public var dismiss: String

    public init(
        action: String,
        email: String,
        invalidEmail: String,
        confirm: String,
        sending: String,
        thanks: String,
        done: String,
        unsent: String,
        dismiss: String
    ) {
        self.action = action
        self.email = email
        self.invalidEmail = invalidEmail
        self.confirm = confirm
        self.sending = sending
        self.thanks = thanks
        self.done = done
        self.unsent = unsent
        self.dismiss = dismiss
    }
}

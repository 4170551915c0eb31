public import AppShell

/// Everything the catalogue says, in the product's words.
public struct CatalogWords: Sendable {
    public var list: String
    public var loading: String
    public var empty: String
    public var retry: String
    public var errors: APIErrorWords

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

    public var preRegister: PreRegistrationWords

    public init(
        list: String,
        loading: String,
        empty: String,
        retry: String,
        errors: APIErrorWords,
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
        preRegister: PreRegistrationWords
    ) {
        self.list = list
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
        self.preRegister = preRegister
    }
}

/// What the pre-registration sheet says.
public struct PreRegistrationWords: Sendable {
    public var action: String
    public var email: String
    public var invalidEmail: String
    public var confirm: String
    public var sending: String
    public var thanks: String
    /// Describes the check mark.
    public var done: String

    public init(
        action: String,
        email: String,
        invalidEmail: String,
        confirm: String,
        sending: String,
        thanks: String,
        done: String
    ) {
        self.action = action
        self.email = email
        self.invalidEmail = invalidEmail
        self.confirm = confirm
        self.sending = sending
        self.thanks = thanks
        self.done = done
    }
}

public import AppShell

/// Everything the account says, in the product's words.
public struct AccountStrings: Sendable {
    public var gate: AccountGateStrings
    public var signIn: SignInStrings
    public var card: MemberCardStrings
    public var profile: ProfileStrings
    public var order: AccountItemStrings
    public var message: AccountItemStrings
    public var storage: AccountStorageStrings
    public var errors: APIErrorStrings
    public var retry: String
    /// What is recorded of arrivals that wait for someone to sign in.
    public var lockReason: String

    public init(
        gate: AccountGateStrings,
        signIn: SignInStrings,
        card: MemberCardStrings,
        profile: ProfileStrings,
        order: AccountItemStrings,
        message: AccountItemStrings,
        storage: AccountStorageStrings,
        errors: APIErrorStrings,
        retry: String,
        lockReason: String
    ) {
        self.gate = gate
        self.signIn = signIn
        self.card = card
        self.profile = profile
        self.order = order
        self.message = message
        self.storage = storage
        self.errors = errors
        self.retry = retry
        self.lockReason = lockReason
    }
}

/// What stands in place of content while nobody is signed in.
public struct AccountGateStrings: Sendable {
    public var title: String
    /// What signing in is good for.
    public var text: String
    /// Opens the sheet.
    public var signIn: String
    /// In place of the text, after a session that the back end, or its own end, has closed.
    public var expired: String

    public init(title: String, text: String, signIn: String, expired: String) {
        self.title = title
        self.text = text
        self.signIn = signIn
        self.expired = expired
    }
}

/// The sheet.
public struct SignInStrings: Sendable {
    public var title: String
    public var email: String
    /// An example of an address.
    public var emailExample: String
    public var password: String
    public var invalidEmail: String
    public var missingPassword: String
    public var send: String
    public var sending: String
    /// Address and password do not belong together.
    public var wrongCredentials: String

    public init(
        title: String,
        email: String,
        emailExample: String,
        password: String,
        invalidEmail: String,
        missingPassword: String,
        send: String,
        sending: String,
        wrongCredentials: String
    ) {
        self.title = title
        self.email = email
        self.emailExample = emailExample
        self.password = password
        self.invalidEmail = invalidEmail
        self.missingPassword = missingPassword
        self.send = send
        self.sending = sending
        self.wrongCredentials = wrongCredentials
    }
}

/// The member's card.
public struct MemberCardStrings: Sendable {
    public var title: String
    public var loading: String
    public var number: String
    public var type: String
    public var validUntil: String
    /// The last day has passed.
    public var isOver: String

    public init(
        title: String,
        loading: String,
        number: String,
        type: String,
        validUntil: String,
        isOver: String
    ) {
        self.title = title
        self.loading = loading
        self.number = number
        self.type = type
        self.validUntil = validUntil
        self.isOver = isOver
    }
}

/// The profile.
public struct ProfileStrings: Sendable {
    public var title: String
    /// Labels the person's name.
    public var name: String
    /// Labels the address they signed in with.
    public var email: String
    public var signOut: String

    public init(title: String, name: String, email: String, signOut: String) {
        self.title = title
        self.name = name
        self.email = email
        self.signOut = signOut
    }
}

/// An order or a message.
public struct AccountItemStrings: Sendable {
    /// Until its own is known.
    public var title: String
    public var loading: String
    public var notFound: String

    public init(title: String, loading: String, notFound: String) {
        self.title = title
        self.loading = loading
        self.notFound = notFound
    }
}

/// What the secret store refused, as it bears on the person.
public struct AccountStorageStrings: Sendable {
    /// Signed in, and not stored: the next launch will ask again.
    public var notKept: String
    /// What is kept can't be read: whether someone is signed in is not known.
    public var unreadable: String
    /// Signed out, and that is not stored: the next launch may find the session again.
    public var notForgotten: String

    public init(notKept: String, unreadable: String, notForgotten: String) {
        self.notKept = notKept
        self.unreadable = unreadable
        self.notForgotten = notForgotten
    }
}

public import AppShell

/// Everything the account says, in the product's words.
public protocol AccountStrings: Sendable {
    // What stands in place of content while nobody is signed in.
    var gateTitle: String { get }
    /// What signing in is good for.
    var gateText: String { get }
    /// Opens the sheet.
    var gateButton: String { get }
    /// In place of the text, after a session that the back end, or its own end, has closed.
    var gateExpired: String { get }

    // The sheet.
    var signInTitle: String { get }
    var signInEmail: String { get }
    /// An example of an address.
    var signInEmailExample: String { get }
    var password: String { get }
    var invalidEmail: String { get }
    var missingPassword: String { get }
    var signInButton: String { get }
    var signingIn: String { get }
    /// Address and password do not belong together.
    var wrongCredentials: String { get }

    // The member's card.
    var cardTitle: String { get }
    var cardLoading: String { get }
    var cardNumber: String { get }
    var cardType: String { get }
    var cardValidUntil: String { get }
    /// The last day has passed.
    var cardIsOver: String { get }

    // The profile.
    var profileTitle: String { get }
    /// Labels the person's name.
    var profileName: String { get }
    /// Labels the address they signed in with.
    var profileEmail: String { get }
    var signOut: String { get }

    // An order or a message.
    /// Until its own is known.
    var orderTitle: String { get }
    var orderLoading: String { get }
    var orderNotFound: String { get }

    // An order or a message.
    /// Until its own is known.
    var messageTitle: String { get }
    var messageLoading: String { get }
    var messageNotFound: String { get }

    // What the secret store refused, as it bears on the person.
    /// Signed in, and not stored: the next launch will ask again.
    var notKept: String { get }
    /// What is kept can't be read: whether someone is signed in is not known.
    var unreadable: String { get }
    /// Signed out, and that is not stored: the next launch may find the session again.
    var notForgotten: String { get }

    var errors: APIErrorStrings { get }
    var retry: String { get }
    /// What is recorded of arrivals that wait for someone to sign in.
    var lockReason: String { get }
}

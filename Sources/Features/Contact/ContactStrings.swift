public import AppShell

/// Everything the contact form says, in the product's words.
public protocol ContactStrings: Sendable {
    var title: String { get }
    var heading: String { get }
    var introduction: String { get }
    var retry: String { get }
    var errors: APIErrorStrings { get }

    // What a field says.
    var nameLabel: String { get }
    /// An example of what belongs there.
    var namePlaceholder: String { get }

    // What a field says.
    var emailLabel: String { get }
    /// An example of what belongs there.
    var emailPlaceholder: String { get }

    // What a field says.
    var messageLabel: String { get }
    /// An example of what belongs there.
    var messagePlaceholder: String { get }

    var invalidName: String { get }
    var invalidEmail: String { get }
    var invalidMessage: String { get }

    var send: String { get }
    var sending: String { get }
    var thanks: String { get }
    /// When there will be an answer.
    var answer: String { get }
    /// Describes the check mark.
    var done: String { get }
}

/// What the form says of what was viewed before.
public protocol ContactSubjectStrings: Sendable {
    /// What the message is about; takes the item's title.
    func about(_ title: String) -> String
    /// Puts that away.
    var dismiss: String { get }
    /// How the message begins; takes the item's title.
    func prefill(_ title: String) -> String
}

/// What a message may be about.
public struct ContactSubject {
    let viewed: ViewedItems
    let strings: any ContactSubjectStrings

    /// - Parameter viewed: the product records in it what is viewed; cleared once a message was sent (MAD-FR20).
    public init(viewed: ViewedItems, strings: any ContactSubjectStrings) {
        self.viewed = viewed
        self.strings = strings
    }
}

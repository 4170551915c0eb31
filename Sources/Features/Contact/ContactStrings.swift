public import AppShell

/// Everything the contact form says, in the product's words.
public struct ContactStrings: Sendable {
    public var title: String
    public var heading: String
    public var introduction: String
    public var retry: String
    public var errors: APIErrorStrings

    public var name: ContactFieldStrings
    public var email: ContactFieldStrings
    public var message: ContactFieldStrings
    public var invalidName: String
    public var invalidEmail: String
    public var invalidMessage: String

    /// What the message is about; takes the item's title.
    public var about: @Sendable (String) -> String
    /// Puts that away.
    public var dismiss: String
    /// How the message begins; takes the item's title.
    public var prefill: @Sendable (String) -> String

    public var send: String
    public var sending: String
    public var thanks: String
    /// When there will be an answer.
    public var answer: String
    /// Describes the check mark.
    public var done: String

    public init(
        title: String,
        heading: String,
        introduction: String,
        retry: String,
        errors: APIErrorStrings,
        name: ContactFieldStrings,
        email: ContactFieldStrings,
        message: ContactFieldStrings,
        invalidName: String,
        invalidEmail: String,
        invalidMessage: String,
        about: @escaping @Sendable (String) -> String,
        dismiss: String,
        prefill: @escaping @Sendable (String) -> String,
        send: String,
        sending: String,
        thanks: String,
        answer: String,
        done: String
    ) {
        self.title = title
        self.heading = heading
        self.introduction = introduction
        self.retry = retry
        self.errors = errors
        self.name = name
        self.email = email
        self.message = message
        self.invalidName = invalidName
        self.invalidEmail = invalidEmail
        self.invalidMessage = invalidMessage
        self.about = about
        self.dismiss = dismiss
        self.prefill = prefill
        self.send = send
        self.sending = sending
        self.thanks = thanks
        self.answer = answer
        self.done = done
    }
}

/// What a field says.
public struct ContactFieldStrings: Sendable {
    public var label: String
    /// An example of what belongs there.
    public var placeholder: String

    public init(label: String, placeholder: String) {
        self.label = label
        self.placeholder = placeholder
    }
}

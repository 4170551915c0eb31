public import AppShell

/// The member's card.
public struct MemberCardScreen: PlainDestination {
    public static let name = "account.card"

    public init() {}
}

/// Who is signed in, and what they can go on to.
public struct Profile: PlainDestination {
    public static let name = "account.profile"

    public init() {}
}

/// The sheet to sign in with.
public struct SignIn: PlainDestination {
    public static let name = "account.sign-in"

    public init() {}
}

/// One order (AIC-15).
public struct OrderDetail: NumberedDestination {
    public static let name = "account.order"

    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

/// One message, and what it answers (AIC-15).
public struct MessageThread: NumberedDestination {
    public static let name = "account.message"

    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}

public import AppShell

/// The member's card.
public struct MemberCardScreen: Destination {
    public static let name = "account.card"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// Who is signed in, and what they can go on to.
public struct Profile: Destination {
    public static let name = "account.profile"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// The sheet to sign in with.
public struct SignIn: Destination {
    public static let name = "account.sign-in"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

/// One order (AIC-15).
public struct OrderDetail: Destination {
    public static let name = "account.order"
    public static let parameterNames = ["id"]

    /// 1 … 2^63-1.
    public let id: Int

    public init(id: Int) {
        self.id = id
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.identifier("id")
    }

    public var parameters: RouteParameters { ["id": "\(id)"] }
}

/// One message, and what it answers (AIC-15).
public struct MessageThread: Destination {
    public static let name = "account.message"
    public static let parameterNames = ["id"]

    /// 1 … 2^63-1.
    public let id: Int

    public init(id: Int) {
        self.id = id
    }

    public init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.identifier("id")
    }

    public var parameters: RouteParameters { ["id": "\(id)"] }
}

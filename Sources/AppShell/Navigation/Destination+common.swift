/// A destination without parameters, such as a tab's root.
public protocol PlainDestination: Destination {
    /// The only value.
    init()
}

extension PlainDestination {
    /// Whatever the route carries is ignored.
    public init(parameters: RouteParameters) throws(RouteError) { self.init() }
}

/// A destination that shows the record with a number: one parameter, `id`, from 1 to 2^63-1.
public protocol NumberedDestination: Destination {
    /// From 1 to 2^63-1.
    var id: Int { get }

    /// - Parameter id: from 1 to 2^63-1.
    init(id: Int)
}

extension NumberedDestination {
    /// `id` alone.
    public static var parameterNames: [String] { ["id"] }

    /// - Throws: ``RouteError`` where `id` is missing or not a whole number from 1 to 2^63-1.
    public init(parameters: RouteParameters) throws(RouteError) {
        self.init(id: try parameters.identifier("id"))
    }

    /// The number as `id`.
    public var parameters: RouteParameters { ["id": "\(id)"] }
}

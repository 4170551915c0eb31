extension Content {
    /// A view of the app's own, which a host finds by its name: a map, a camera, a screen that was there before.
    public struct NativeView: Hashable, Sendable {
        /// The name under which the app registers it.
        public let name: String
        /// What it is to show.
        public let parameters: [String: String]

        /// A view by its name.
        public init(_ name: String, parameters: [String: String] = [:]) {
            self.name = name
            self.parameters = parameters
        }
    }

    /// An element that a host with native views draws by a view of the app's own.
    ///
    /// What a person learns and can do there belongs into the description, which stands for the view wherever there is
    /// none: in scripts, reports and the browser. The view acts by the description's elements, so that scripts take the
    /// same way.
    ///
    /// ```swift
    /// .native("map", parameters: ["center": "48.85,2.35"], description: .list("Partners nearby") { … })
    /// ```
    public static func native(_ name: String, parameters: [String: String] = [:], description: Content) -> Content {
        var content = description
        content.native = NativeView(name, parameters: parameters)
        return content
    }

    /// The element of that label in this tree, itself included: the first that a person can act on, or else the first.
    public func element(labelled label: String) -> Content? {
        let all = flattened.filter { $0.label == label }
        return all.first { $0.action != nil } ?? all.first
    }

    private var flattened: [Content] { [self] + children.flatMap(\.flattened) }
}

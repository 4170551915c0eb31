import AppShell

/// An [apple-app-site-association](https://developer.apple.com/documentation/xcode/supporting-associated-domains) file,
/// as far as universal links and saved passwords go: which links to a host its apps open, and which get its passwords.
///
/// ```swift
/// let file = try AssociationFile(parsing: bytes)
/// let decision = AssociationEvaluator(file).decide("https://madinia.fr/blog/7", appID: "ABCDE12345.com.madinia.mobile")
/// print(decision)   // handed over by $.applinks.details[0].components[2]
/// ```
///
/// Its other services, appclips and activitycontinuation, are not read.
public struct AssociationFile: Hashable, Sendable {
    /// For every component that says nothing itself.
    public internal(set) var defaults: Settings
    /// The variables that patterns may use.
    public internal(set) var variables: SubstitutionVariables
    /// In the order of the file, which is the order of trying.
    public internal(set) var details: [Detail]
    /// `details` is an object with an app's id for each key, the oldest form, and not an array.
    public internal(set) var isKeyedByApp = false
    /// The apps that are offered the passwords saved for the host: `webcredentials`.
    public internal(set) var passwordApps: [String] = []
    /// What the file says that means nothing to the system, or something else than it seems to say. No issues.
    public internal(set) var notes: [String]

    init(
        defaults: Settings = Settings(),
        variables: SubstitutionVariables = SubstitutionVariables(),
        details: [Detail] = [],
        notes: [String] = []
    ) {
        self.defaults = defaults
        self.variables = variables
        self.details = details
        self.notes = notes
    }

    /// The most bytes a file may have, 128 kB uncompressed: [Apple's limit](
    /// https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/UniversalLinks.html).
    public static let maximumLength = 131_072

    /// `defaults` of the file or of a detail, or what a component says itself; nil where nothing is said.
    ///
    /// The nearest one that says something holds: component, detail, file, and at last true for both.
    public struct Settings: Hashable, Sendable {
        /// Whether `A` and `a` are two.
        public var isCaseSensitive: Bool?
        /// Whether links are compared as they are written, not decoded.
        public var isPercentEncoded: Bool?

        /// Says nothing by default.
        public init(isCaseSensitive: Bool? = nil, isPercentEncoded: Bool? = nil) {
            self.isCaseSensitive = isCaseSensitive
            self.isPercentEncoded = isPercentEncoded
        }

        func over(_ outer: Settings) -> Settings {
            Settings(
                isCaseSensitive: isCaseSensitive ?? outer.isCaseSensitive,
                isPercentEncoded: isPercentEncoded ?? outer.isPercentEncoded
            )
        }
    }

    /// Some apps and the links they open.
    public struct Detail: Hashable, Sendable {
        /// Team or prefix and bundle: `ABCDE12345.com.madinia.mobile`.
        public var appIDs: [String]
        /// What holds for components that say nothing themselves.
        public var defaults = Settings()
        /// In the order of trying.
        public var components: [Component]
        /// They come from the `paths` of before iOS 13, which match the path alone.
        public var isLegacy = false
    }

    /// One rule: links of this shape are opened, or excluded.
    public struct Component: Hashable, Sendable {
        /// nil matches every path.
        public var path: AssociationPattern?
        /// nil matches every query, and none.
        public var query: Query?
        /// nil matches every fragment, and none.
        public var fragment: AssociationPattern?
        /// A link that matches is not opened, and no later rule is asked.
        public var isExcluded = false
        /// What the component says itself.
        public var settings = Settings()
        /// For people only.
        public var comment: String?
    }

    /// What is asked of the query.
    public enum Query: Hashable, Sendable {
        /// Matches the query as a whole.
        case whole(AssociationPattern)
        /// Every one must match; sorted by name.
        case items([Item])
    }

    /// A condition on one key of the query.
    public struct Item: Hashable, Sendable {
        /// Compared exactly.
        public let name: String
        /// What every value of the key must match.
        public let pattern: AssociationPattern
    }

    /// Where a rule stands in the file.
    func location(detail: Int, component: Int) -> String {
        "\(location(detail: detail)).\(details[detail].isLegacy ? "paths" : "components")[\(component)]"
    }

    func location(detail: Int) -> String {
        guard isKeyedByApp else { return "$.applinks.details[\(detail)]" }
        let key = details[detail].appIDs.first ?? ""
        return "$.applinks.details[\(JSONValue.string(key.clipped).text())]"
    }
}

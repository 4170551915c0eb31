/// What a person can try on a product: the web host offers it beside the phone.
public struct ProductExamples: Sendable {
    /// A push payload with a name.
    public struct Payload: Sendable {
        /// What it is: `Nouvelle formation`.
        public let name: String
        /// The JSON that the back end sends.
        public let json: String

        public init(_ name: String, json: String) {
            self.name = name
            self.json = json
        }
    }

    /// Links that open something, and some that don't.
    public let links: [String]
    /// Payloads of each kind.
    public let payloads: [Payload]
    /// The email addresses of members who can sign in, for the step « je suis connecté en tant que {string} ».
    public let members: [String]

    public init(links: [String] = [], payloads: [Payload] = [], members: [String] = []) {
        self.links = links
        self.payloads = payloads
        self.members = members
    }
}

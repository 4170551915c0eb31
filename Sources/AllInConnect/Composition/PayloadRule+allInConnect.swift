import AppShell

extension PayloadPolicy {
    /// AIC-16: the recommended format wins, then an offer, then a professional (docs/apis.md).
    static var allInConnect: PayloadPolicy { PayloadPolicy(versions: ["screen", "offerId", "professionalId"]) }
}

extension PayloadRule {
    /// The recommended format (AIC-14, AIC-15): `screen` and `entityId`.
    static func screen(_ names: Set<String>) -> PayloadRule {
        PayloadRule(
            version: "screen",
            when: ["screen": names],
            parameters: [PayloadParameter("id", from: [.number("entityId")])]
        )
    }

    /// A key that names what it opens (AIC-10…13), for back ends that know the first format only.
    static func legacy(_ key: String, when conditions: [String: Set<String>] = [:]) -> PayloadRule {
        PayloadRule(version: key, when: conditions, parameters: [PayloadParameter("id", from: [.number(key)])])
    }
}

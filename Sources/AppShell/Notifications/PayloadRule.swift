/// The payloads that open a destination, and the keys of its parameters (SHELL-3).
///
/// A rule is data, so that conflicting rules are found at composition:
///
/// ```swift
/// contributions.payload(
///     PayloadRule(
///         when: ["type": ["formation"]],
///         parameters: [PayloadParameter("key", from: [.slug("slug"), .number("id")])]
///     ),
///     to: CatalogDetail.self
/// )
/// ```
///
/// A rule matches if all its conditions are met and each required parameter has a usable value.
public struct PayloadRule: Hashable, Sendable {
    /// The version of its payloads; ``PayloadPolicy`` orders versions.
    public let version: String
    /// Sorted by key.
    public let conditions: [PayloadCondition]
    /// The sources of the destination's parameters.
    public let parameters: [PayloadParameter]

    /// - Parameters:
    ///   - version: listed in the product's ``PayloadPolicy``.
    ///   - conditions: keys with the texts that they may contain. Texts are compared byte for byte; numbers and booleans
    ///     never match.
    ///   - parameters: the sources of each parameter of the destination.
    public init(
        version: String = "1",
        when conditions: [String: Set<String>] = [:],
        parameters: [PayloadParameter] = []
    ) {
        self.version = version
        self.conditions = conditions.map { PayloadCondition(key: $0.key, values: $0.value.sorted()) }
            .sorted { $0.key < $1.key }
        self.parameters = parameters
    }
}

extension PayloadRule: CustomStringConvertible {
    /// `“type” is “formation”, {key} from “slug” or “id”`.
    public var description: String {
        let parts = conditions.map(\.description) + parameters.map(\.description)
        return parts.isEmpty ? "any payload" : parts.joined(separator: ", ")
    }
}

/// A key that must contain one of several texts.
public struct PayloadCondition: Hashable, Sendable, CustomStringConvertible {
    /// A key of the payload's data.
    public let key: String
    /// Sorted, without duplicates.
    public let values: [String]

    func isMet(by value: JSONValue?) -> Bool {
        guard case .string(let text)? = value else { return false }
        return values.contains { $0.hasSameBytes(as: text) }
    }

    /// `“type” is “formation” or “course”`.
    public var description: String { "“\(key)” is \(alternatives)" }

    var alternatives: String {
        values.isEmpty ? "nothing" : values.map { "“\($0)”" }.joined(separator: " or ")
    }
}

/// The order of a product's payload versions.
public struct PayloadPolicy: Hashable, Sendable {
    /// The preferred version first. A rule of a later version applies only if no rule of an earlier version matches.
    public var versions: [String]

    /// One version, “1”, by default.
    public init(versions: [String] = ["1"]) {
        self.versions = versions
    }
}

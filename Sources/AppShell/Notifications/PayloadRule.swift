/// Which payloads lead to a destination, and where its parameters stand in them (SHELL-3).
///
/// A rule is data, so that rules which contradict one another are found when the product is composed:
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
/// A rule matches where all its conditions are met and each parameter that the destination needs has a usable value.
public struct PayloadRule: Hashable, Sendable {
    /// The version of the payloads that it reads; ``PayloadPolicy`` orders versions.
    public let version: String
    /// By their keys.
    public let conditions: [PayloadCondition]
    /// Where the destination's parameters are found.
    public let parameters: [PayloadParameter]

    /// - Parameters:
    ///   - version: one that the product's ``PayloadPolicy`` lists.
    ///   - conditions: the keys that must hold one of these texts. Only a text meets a condition, byte for byte: a
    ///     number or a boolean never does.
    ///   - parameters: where each parameter of the destination is found.
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

/// A key that must hold one of some texts.
public struct PayloadCondition: Hashable, Sendable, CustomStringConvertible {
    /// A key of the payload's data.
    public let key: String
    /// Sorted, each once.
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

/// How a product orders the versions of its payloads.
public struct PayloadPolicy: Hashable, Sendable {
    /// The most preferred first: a rule of a later one is asked only where none of an earlier one matches.
    public var versions: [String]

    /// One version, “1”, by default.
    public init(versions: [String] = ["1"]) {
        self.versions = versions
    }
}

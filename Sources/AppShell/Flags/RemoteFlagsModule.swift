/// Asks the back end how the flags are set, at each launch and return, and keeps the answer for the next launch: an app
/// does not change under the hands of a person.
public final class RemoteFlagsModule: FeatureModule {
    /// What the back end said last.
    static let key = StoredKey("flags.values")

    /// `flags`
    public let id = "flags"
    private let flags: [FlagDeclaration]
    private let load: () async throws(APIError) -> JSONObject
    private let environment: AppEnvironment
    private let owner: Ownership?
    private let kept: StoredValue<[String: String]>

    /// - Parameters:
    ///   - flags: those of the product.
    ///   - owner: who looks after it.
    ///   - load: the values by name, `true`, `false` or a text. A flag that is left out is as the build sets it.
    public init(
        _ flags: [FlagDeclaration],
        in environment: AppEnvironment,
        owner: Ownership? = nil,
        load: @escaping () async throws(APIError) -> JSONObject
    ) {
        self.flags = flags
        self.load = load
        self.environment = environment
        self.owner = owner
        kept = Self.kept(in: environment)
    }

    /// One stored key, and work at the launch and at each return.
    public func contribute(to contributions: inout Contributions) {
        if let owner { contributions.owner(owner) }
        contributions.store(Self.key)
        for moment in [AppMoment.launch, .foreground] {
            contributions.task(on: moment) { await self.refresh() }
        }
    }

    private func refresh() async {
        // Without an answer what was said before holds.
        guard let answer = try? await load() else { return }
        var values: [String: String] = [:]
        for flag in flags {
            guard let value = answer[flag.name] else { continue }
            let text: String? =
                switch value {
                case .bool(let isOn): isOn.flagText
                case .string(let text): text
                default: nil
                }
            guard let text, flag.values.contains(text) else {
                report(
                    "“\(flag.name)” is set to \(value), which is none of \(flag.values.joined(separator: ", ")): the build's value holds"
                )
                continue
            }
            values[flag.name] = text
        }
        let newest = values
        kept.change { $0 = newest }
        await kept.save()
        if let issue = kept.issue { report("what the back end said is not kept: \(issue)") }
    }

    private func report(_ text: String) {
        environment.diagnostics.report(Diagnostic(location: "flags", text: text))
    }

    private static func kept(in environment: AppEnvironment) -> StoredValue<[String: String]> {
        StoredValue(key, in: environment.storage.values, empty: [:])
    }

    /// What the back end said at an earlier launch.
    static func values(in environment: AppEnvironment) -> [String: String] {
        let kept = kept(in: environment)
        if !kept.isKnown, let issue = kept.issue {
            environment.diagnostics.report(
                Diagnostic(location: "flags", text: "what the back end said before can't be read: \(issue)")
            )
        }
        return kept.value
    }
}

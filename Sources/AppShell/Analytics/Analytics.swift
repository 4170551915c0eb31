/// Sends events where the person has agreed, and keeps whether they have. They have not until they say so.
///
/// A product makes one, lists ``AnalyticsModule`` with it, and hands it to its settings:
///
///     let analytics = Analytics(in: environment)
///     .toggle("Mesure d'audience", isOn: { analytics.isAllowed }, set: { analytics.isAllowed = $0 })
///
/// Not Sendable: it belongs to the host's isolation, as modules do.
public final class Analytics {
    /// Where the consent is kept.
    public static let key = StoredKey("analytics.consent")

    private let consent: StoredValue<Bool>
    private let environment: AppEnvironment
    private var tasks: TaskScope?

    /// Sends to ``AppEnvironment/analytics``.
    public init(in environment: AppEnvironment) {
        self.environment = environment
        consent = StoredValue(Self.key, in: environment.storage.values, empty: false)
    }

    /// Whether the person has agreed. A change is effective at once, and kept for the next launch; what can't be read is no
    /// consent.
    public var isAllowed: Bool {
        get { consent.value }
        set {
            guard newValue != consent.value else { return }
            consent.change { $0 = newValue }
            tasks? { await self.consent.save() }
            if !newValue { environment.analytics.forget() }
        }
    }

    /// Why the consent could not be read or kept the last time; nil if it could.
    public var storageIssue: StorageError? { consent.issue }

    /// Sends an event, unless the person has not agreed.
    ///
    /// A value that its parameter can't have is left out, and reported to ``AppEnvironment/diagnostics``, sent or not.
    public func send(_ event: some AnalyticsEvent) {
        let declaration = type(of: event).declaration
        (environment.analytics as? any AnalyticsWatcher)?.isAboutToSend(declaration)
        var values: [String: AnalyticsValue] = [:]
        for (name, value) in event.values.sorted(by: { $0.key < $1.key }) {
            if declaration.parameters.contains(where: { $0.name == name && $0.takes(value) }) {
                values[name] = value
            } else {
                let text = "“\(declaration.name)” has no parameter “\(name)” that takes this value; it is left out"
                environment.diagnostics.report(Diagnostic(location: "analytics", text: text))
            }
        }
        guard isAllowed else { return }
        environment.analytics.take(SentEvent(name: declaration.name, values: values))
    }

    /// From then on changes are kept by work that outlives the screen on which they were made.
    func begin(with tasks: TaskScope) { self.tasks = tasks }
}

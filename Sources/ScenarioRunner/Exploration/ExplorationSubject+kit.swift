import AppShell
public import AppShellExploration
import AppShellHeadless
import AppShellInspection
import AppShellTexts

extension ExplorationSubject {
    /// A product with its back end, from a fresh phone.
    ///
    /// - Parameters:
    ///   - laws: of those of the kit; see ``TestKit/explorationLaws``.
    ///   - feature: the id of the module that shows its screens; nil: all do.
    ///   - phoneLanguage: BCP 47; nil: the product's own.
    public init(
        _ kit: any TestKit.Type,
        laws: [Law],
        feature: String? = nil,
        phoneLanguage: String? = nil
    ) throws {
        let subject = ExplorationSubject(inputs: try kit.completeInputs(), laws: laws) {
            let session = kit.makeSession()
            if let phoneLanguage { session.setLanguage(phoneLanguage) }
            if let feature { session.setFeature(feature) }
            return session
        }
        self = phoneLanguage == nil ? subject : try subject.spoken()
    }

    /// A product with its back end: from a fresh phone, or from where steps lead.
    ///
    /// - Parameters:
    ///   - laws: of those of the kit; see ``TestKit/explorationLaws``.
    ///   - product: its features are not looked at.
    ///   - steps: of a scenario, run before everything.
    public init(
        _ product: ProductScripts,
        laws: [Law],
        after steps: [ConsoleStep] = [],
        language: String = "fr"
    ) throws {
        let kit = product.kit
        let subject = ExplorationSubject(inputs: try kit.completeInputs(), laws: laws) {
            guard !steps.isEmpty else { return kit.makeSession() }
            let console = StepConsole(product, language: language)
            for step in steps {
                let result = console.run(step)
                guard result.status == .passed else {
                    throw StepFailure(result.explanation(of: step))
                }
            }
            return console.release()
        }
        self = try subject.spoken()
    }
}

extension TestKit {
    /// The inputs of the kit, with the links of the graph and with payloads that are not quite right.
    static func completeInputs() throws -> ExplorationInputs {
        var inputs = explorationInputs
        let session = makeSession()
        defer { session.end() }
        try session.launch()
        let summary = try session.graphSummary()
        for module in summary.modules {
            for link in module.links.compactMap(\.example) where !inputs.links.contains(link) {
                inputs.links.append(link)
            }
        }
        if let host = summary.links.hosts.first { inputs.links.append("https://\(host)/%zz") }
        if let scheme = summary.links.schemes.first { inputs.links.append("\(scheme)://") }
        for payload in inputs.payloads {
            guard let spoilt = SpoiltPayload(of: payload)?.text, !inputs.payloads.contains(spoilt) else { continue }
            inputs.payloads.append(spoilt)
        }
        return inputs
    }
}

extension ConsoleResult {
    /// Why a step did not pass.
    func explanation(of step: ConsoleStep) -> String {
        localized("“\(step.text)” does not pass: \(message ?? Reader.current.text(status.rawValue))")
    }
}

/// A payload whose ids lead nowhere.
private struct SpoiltPayload {
    let text: String

    /// - Returns: nil where it has no ids.
    init?(of payload: String) {
        guard case .object(var object) = try? JSONValue(parsing: payload) else { return nil }
        let ids = object.members.filter { $0.key != "aps" && $0.key != "type" && $0.key != "screen" }
        guard !ids.isEmpty else { return nil }
        for member in ids { object[member.key] = "007" }
        text = JSONValue.object(object).text()
    }
}

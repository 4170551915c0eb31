import AppShellTexts
import CucumberExpressions
import ScenarioRunner

/// What a page offers beside the phone of a product.
struct Bench: Encodable, Sendable {
    struct Payload: Encodable, Sendable {
        let name: String
        let json: String
    }

    struct Given: Encodable, Sendable {
        let text: String
        let summary: String
    }

    let links: [String]
    let payloads: [Payload]
    /// The product's own steps that arrange something or make it happen.
    let givens: [Given]
    /// Who can sign in.
    let members: [String]
    let timeZones: [String]

    /// - Parameter language: of the steps, and of what is said of them.
    init(_ kit: any TestKit.Type, in language: String) {
        let reader = Reader(stepsIn: language, of: kit)
        self = Reader.$current.withValue(reader) { Bench(kit, stepsIn: language) }
    }

    private init(_ kit: any TestKit.Type, stepsIn language: String) {
        links = kit.examples.links
        payloads = kit.examples.payloads.map { Payload(name: $0.name, json: $0.json) }
        let generic = Set(StepLibrary.withGenericSteps().definitions.map(\.expression.source))
        givens = kit.library.definitions.filter { definition in
            definition.language == language && definition.replacement == nil && definition.kind != .then
                && !generic.contains(definition.expression.source)
        }.map { Given(text: $0.expression.source, summary: $0.localizedSummary) }
        members = kit.examples.members
        timeZones = [
            "Europe/Paris", "Europe/London", "America/New_York", "America/Guadeloupe", "Indian/Reunion",
            "Pacific/Noumea", "Asia/Tokyo", "UTC",
        ]
    }
}

extension Reader {
    /// Who reads the steps of a session.
    init(stepsIn language: String, of kit: any TestKit.Type) {
        self.init(Language(code: language) ?? .english, translations: Translations.runner + kit.texts)
    }
}

import AppShell
import Headless

extension StepLibrary {
    mutating func defineLookSteps() {
        step(
            .then,
            [
                "fr": "{string} est dessiné(e) à {int} %",
                "en": "{string} is drawn at {int} %",
            ],
            "The element's opacity is that now; no time passes."
        ) { (world, label: String, percent: Int) in
            try world.now {
                let element = try world.element(label)
                let opacity = Int(((element.state.look?.opacity ?? 1) * 100).rounded())
                return opacity == percent ? nil : "“\(label)” is drawn at \(opacity) %, not at \(percent) %."
            }
        }
        step(
            .then,
            [
                "fr": "{string} a une lueur {word}",
                "en": "{string} has a {word} glow",
            ],
            "How the element glows: légère or forte; subtle or strong in English."
        ) { (world, label: String, word: String) in
            guard let wanted = Content.Glow(word: word) else {
                throw StepFailure("There is no glow “\(word)”: say « légère » or « forte » (“subtle”, “strong”).")
            }
            try world.now {
                let glow = try world.element(label).state.look?.glow
                return glow == wanted ? nil : "“\(label)” has \(glow.map { "a \($0.rawValue)" } ?? "no") glow."
            }
        }
        step(
            .then,
            [
                "fr": "{string} n'a pas de lueur",
                "en": "{string} has no glow",
            ],
            "The element does not glow."
        ) { (world, label: String) in
            try world.now {
                let glow = try world.element(label).state.look?.glow
                return glow.map { "“\(label)” has a \($0.rawValue) glow." }
            }
        }
        step(
            .then,
            [
                "fr": "{string} clignote",
                "en": "{string} flashes",
            ],
            "The last short effect of the element was a flash."
        ) { (world, label: String) in
            try world.now { try world.fault(of: label, without: .flash) }
        }
        step(
            .then,
            [
                "fr": "{string} tremble",
                "en": "{string} shakes",
            ],
            "The last short effect of the element was a shake."
        ) { (world, label: String) in
            try world.now { try world.fault(of: label, without: .shake) }
        }
        step(
            .then,
            [
                "fr": "le graphique {string} montre {int} point(s)",
                "en": "the chart {string} shows {int} point(s)",
            ],
            "How many figures the chart draws."
        ) { (world, label: String, count: Int) in
            try world.eventually {
                guard let chart = try world.element(label, where: { $0.role == .chart }).chart else {
                    return "“\(label)” is not a chart."
                }
                return chart.points.count == count
                    ? nil : "The chart “\(label)” shows \(chart.points.count) points, not \(count)."
            }
        }
    }
}

extension Content.Glow {
    fileprivate init?(word: String) {
        switch word {
        case "légère", "subtle": self = .subtle
        case "forte", "strong": self = .strong
        default: return nil
        }
    }
}

extension ScenarioWorld {
    /// The one element of that label; an exact label wins over one that contains the words.
    fileprivate func element(
        _ label: String,
        where condition: (ContentSnapshot) -> Bool = { ![.layer, .bar, .screen].contains($0.role) }
    ) throws -> ContentSnapshot {
        let wanted = PlainText(label)
        let elements = try finder().elements.map(\.element).filter(condition)
        let exact = elements.filter { PlainText($0.label) == wanted }
        let matches = exact.isEmpty ? elements.filter { PlainText($0.label).contains(wanted) } : exact
        guard let match = matches.first else {
            throw HeadlessFailure.notFound(label, among: elements.map(\.label).filter { !$0.isEmpty })
        }
        guard matches.count == 1 else {
            throw HeadlessFailure.ambiguous(label, candidates: matches.map(\.summary))
        }
        return match
    }

    fileprivate func fault(of label: String, without kind: Content.Effect.Kind) throws -> String? {
        let element = try element(label)
        let effect = element.state.look?.effect
        return effect?.kind == kind ? nil : "“\(label)” does not \(kind.rawValue): \(element.summary)."
    }
}

import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineLookSteps() {
        step(
            .then,
            [
                "fr": "{string} est dessiné(e) à {int} %",
                "en": "{string} is drawn at {int}% opacity",
                "en": "{string} is drawn at {int} %",
            ],
            "The element has that opacity now. Does not wait."
        ) { (world, label: String, percent: Int) in
            try world.now {
                let element = try world.element(label)
                let opacity = Int(((element.state.look?.opacity ?? 1) * 100).rounded())
                guard opacity != percent else { return nil }
                let target = element.state.look?.fade.map { Int(($0.target * 100).rounded()) }
                return Mismatch(
                    localized("The opacity of \(element.name)"),
                    expected: "\(percent) %",
                    actual: target.map { localized("\(opacity) %, fading to \($0) %") } ?? "\(opacity) %"
                ).description
            }
        }
        step(
            .then,
            ["fr": "{string} a une lueur {word}", "en": "{string} has a {word} glow"],
            "How the element glows: subtle or strong (légère or forte in French)."
        ) { (world, label: String, word: String) in
            guard let wanted = Content.Glow(word: word) else {
                throw StepFailure(
                    localized("Unknown glow “\(word)”; write « légère » or « forte » (“subtle”, “strong”).")
                )
            }
            try world.eventually {
                try world.mismatch(of: label, glowing: wanted)
            }
        }
        step(
            .then,
            ["fr": "{string} n'a pas de lueur", "en": "{string} has no glow"],
            "The element does not glow."
        ) { (world, label: String) in
            try world.now {
                try world.mismatch(of: label, glowing: nil)
            }
        }
        step(
            .then,
            ["fr": "{string} clignote", "en": "{string} flashes"],
            "The element has flashed since the last When step, with no other effect after that."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(of: label, without: .flash) }
        }
        step(
            .then,
            ["fr": "{string} tremble", "en": "{string} shakes"],
            "The element has shaken since the last When step, with no other effect after that."
        ) { (world, label: String) in
            try world.eventually { try world.mismatch(of: label, without: .shake) }
        }
        step(
            .then,
            [
                "fr": "le graphique {string} montre {int} point(s)",
                "en": "the {string} chart shows {int} point(s)",
                "en": "the chart {string} shows {int} point(s)",
            ],
            "How many points the chart draws."
        ) { (world, label: String, count: Int) in
            try world.now {
                guard let chart = try world.element(label, where: { $0.role == .chart }).chart else {
                    return localized("“\(label)” is not a chart.")
                }
                let subject = localized("The number of points of the chart “\(label)”")
                return Mismatch(subject, expected: count, actual: chart.points.count)?.description
            }
        }
    }
}

extension Content.Glow {
    fileprivate init?(word: String) {
        guard
            let glow = [Content.Glow.subtle, .strong].first(where: { glow in
                spellings { glow.localizedName }.contains(word)
            })
        else { return nil }
        self = glow
    }
}

extension ScenarioWorld {
    /// The only element with this label; an exact label wins over one that contains the text.
    fileprivate func element(
        _ label: String,
        where condition: (ContentSnapshot) -> Bool = { ![.layer, .bar, .screen].contains($0.role) }
    ) throws -> ContentSnapshot {
        let wanted = PlainText(label)
        let finder = try finder()
        let elements = finder.elements.filter { condition($0.element) }
        let exact = elements.filter { PlainText($0.element.label) == wanted }
        let matches = exact.isEmpty ? elements.filter { PlainText($0.element.label).contains(wanted) } : exact
        guard let match = matches.first else {
            throw HeadlessError.notFound(MissingElement(label, for: .reading, of: finder.root))
        }
        guard matches.count == 1 else {
            throw HeadlessError.ambiguous(label, candidates: matches.map(finder.candidate))
        }
        return match.element
    }

    fileprivate func mismatch(of label: String, glowing wanted: Content.Glow?) throws -> String? {
        let element = try element(label)
        let glow = element.state.look?.glow
        guard glow != wanted else { return nil }
        return Mismatch(
            localized("The glow of \(element.name)"),
            expected: wanted?.localizedName ?? localized("none"),
            actual: glow?.localizedName ?? localized("none")
        ).description
    }

    fileprivate func mismatch(of label: String, without kind: Content.Effect.Kind) throws -> String? {
        let element = try element(label)
        let effect = element.state.look?.effect
        if let effect, effect.kind == kind {
            guard !actStart.isNew(effect, of: element) else { return nil }
            return localized("The last \(kind.localizedName) of \(element.name) was before the last When step.")
        }
        return Mismatch(
            localized("The last effect of \(element.name)"),
            expected: kind.localizedName,
            actual: effect?.kind.localizedName ?? localized("none")
        ).description
    }
}

import ScenarioRunner

extension HostedSession {
    /// The step that says what a request does.
    func step(for request: PageRequest) throws(PageError) -> ConsoleStep {
        func said(_ texts: (fr: String, en: String)) -> ConsoleStep {
            ConsoleStep(text: words(texts.fr, texts.en))
        }
        switch request.kind {
        case .tap: return try found(.tap(times: min(max(request.times ?? 1, 1), 2)), request)
        case .hold: return try found(.hold(.milliseconds(min(max(request.ms ?? 0, 0), 60_000))), request)
        case .type: return try found(.type(request.text ?? ""), request)
        case .focus: return try found(.focus, request)
        case .set: return try found(.set(request.on ?? true), request)
        case .choose: return try found(.choose(request.option ?? ""), request)
        case .adjust: return try found(.adjust(request.number.flatMap { Int(exactly: $0) } ?? 0), request)
        case .slide: return try found(.slide(request.number ?? 0), request)
        case .pick: return try found(.pick(request.text ?? ""), request)
        case .refresh: return said(("je tire pour rafraîchir", "I pull to refresh"))
        case .back: return said(("je reviens en arrière", "I go back"))
        case .close: return said(("je ferme la feuille", "I close the sheet"))
        case .dismissKeyboard: return said(("je ferme le clavier", "I dismiss the keyboard"))
        case .step:
            guard let step = request.step else { throw PageError("“step” says which step to run.") }
            return step
        case .point:
            guard let step = console.assertions(at: try path(of: request)).first else {
                throw PageError(
                    words(
                        "Il n'y a rien à voir là qu'un script puisse nommer.",
                        "There is nothing to see there that a script could name."
                    )
                )
            }
            return step
        case .hello, .clock, .look, .branch, .restart, .record, .complete, .continue, .drop, .save:
            throw PageError("“\(request.kind.rawValue)” is no act.")
        }
    }

    nonisolated func words(_ french: String, _ english: String) -> String { language == "fr" ? french : english }

    private func found(_ act: ScreenAct, _ request: PageRequest) throws(PageError) -> ConsoleStep {
        guard let step = console.step(for: act, at: try path(of: request), of: request.drawn.flatMap(screen)) else {
            throw PageError(words("Ce n'est plus à l'écran.", "That is no longer on the screen."))
        }
        return step
    }

    private func path(of request: PageRequest) throws(PageError) -> [Int] {
        let parts = (request.path ?? "").split(separator: ".")
        let path = parts.compactMap { Int($0) }
        guard !path.isEmpty, path.count == parts.count, path.count < 100, path.allSatisfy({ $0 >= 0 }) else {
            throw PageError("“path” is the place of an element, such as 0.1.2.")
        }
        return path
    }
}

extension ConsoleStep {
    /// Bytes of its texts.
    var size: Int {
        text.utf8.count + (docString?.utf8.count ?? 0)
            + (table ?? []).reduce(0) { $0 + $1.reduce(0) { $0 + $1.utf8.count } }
    }
}

import CucumberGherkin

/// Any bytes as a feature file: parsed, made into pickles, and written as messages.
struct GherkinTarget: FuzzTarget {
    static let name = "gherkin"

    /// An outline of many steps and many rows is their product; beyond this many steps of pickles it is parsed only.
    private static let maximumSteps = 100_000

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let source = GherkinSource(uri: "fuzz.feature", bytes: Array(bytes))
        var ids = IdentifierSequence()
        let result = GherkinParser().parse(source, ids: &ids)
        var sameIDs = IdentifierSequence()
        try require(result == GherkinParser().parse(source, ids: &sameIDs), "parsed again it is something else")
        switch result {
        case .failure(let failure):
            try require((1...11).contains(failure.errors.count), "\(failure.errors.count) faults")
            let lines = source.text.utf8.reduce(2) {
                $1 == UInt8(ascii: "\n") || $1 == UInt8(ascii: "\r") ? $0 + 1 : $0
            }
            for error in failure.errors {
                try require(!error.message.isEmpty, "a fault without a text")
                try require((1...lines).contains(error.location.line), "a fault in line \(error.location.line)")
                try require(!GherkinMessages.parseError(error).isEmpty, "a fault without a message")
            }
        case .success(let document):
            try require(!GherkinMessages.gherkinDocument(document).isEmpty, "a document without a message")
            try holdPickles(of: document, &ids)
        }
    }

    private func holdPickles(of document: Gherkin.Document, _ ids: inout IdentifierSequence) throws(BrokenInvariant) {
        var (pickles, steps) = (0, 0)
        func count(_ background: Int, _ scenario: Gherkin.Scenario) {
            let rows = scenario.examples.isEmpty ? 1 : scenario.examples.reduce(0) { $0 + $1.tableBody.count }
            pickles += rows
            steps += rows * (background + scenario.steps.count + 1)
        }
        var background = 0
        for child in document.feature?.children ?? [] {
            switch child {
            case .background(let steps): background = steps.steps.count
            case .scenario(let scenario): count(background, scenario)
            case .rule(let rule):
                var inner = background
                for child in rule.children {
                    switch child {
                    case .background(let steps): inner += steps.steps.count
                    case .scenario(let scenario): count(inner, scenario)
                    }
                }
            }
        }
        guard steps <= Self.maximumSteps else { return }
        let made: [Pickle]
        do throws(GherkinErrors) { made = try PickleCompiler().pickles(of: document, ids: &ids) } catch {
            // Values that hold placeholders may make more than there is room for.
            try require(error.errors.count == 1, "\(error.errors.count) faults of pickles")
            return
        }
        try require(made.count <= pickles, "\(made.count) pickles of \(pickles) scenarios and rows")
        for pickle in made.prefix(100) {
            try require(!GherkinMessages.pickle(pickle).isEmpty, "a pickle without a message")
        }
    }
}

import CucumberGherkin

/// Any bytes as a feature file: parsed, made into pickles, written as messages, and formatted.
///
/// An M before the file makes it a Markdown document.
struct GherkinTarget: FuzzTarget {
    static let name = "gherkin"

    /// An outline of many steps and many rows is their product; beyond this many steps of pickles it is parsed only.
    private static let maximumSteps = 100_000

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let isMarkdown = bytes.first == UInt8(ascii: "M")
        let bytes = Array(isMarkdown ? bytes.dropFirst() : bytes[...])
        let source = GherkinSource(uri: isMarkdown ? "fuzz.feature.md" : "fuzz.feature", bytes: bytes)
        var ids = IdentifierSequence()
        let result = GherkinParser().parse(source, ids: &ids)
        var sameIDs = IdentifierSequence()
        try require(result == GherkinParser().parse(source, ids: &sameIDs), "parsed again it is something else")
        switch result {
        case .failure(let failure):
            try require((1...11).contains(failure.errors.count), "\(failure.errors.count) errors")
            let lines = source.text.utf8.reduce(2) {
                $1 == UInt8(ascii: "\n") || $1 == UInt8(ascii: "\r") ? $0 + 1 : $0
            }
            for error in failure.errors {
                try require(!error.message.isEmpty, "an error without a text")
                try require((1...lines).contains(error.location.line), "an error in line \(error.location.line)")
                try require(!GherkinMessages.parseError(error).isEmpty, "an error without a message")
            }
        case .success(let document):
            try require(!GherkinMessages.gherkinDocument(document).isEmpty, "a document without a message")
            try holdPickles(of: document, &ids)
            try holdFormat(of: source, bytes, document)
        }
    }

    /// Formatting changes nothing that the tree holds but locations and the space around comments, and twice is once.
    private func holdFormat(
        of source: GherkinSource,
        _ bytes: [UInt8],
        _ document: Gherkin.Document
    ) throws(BrokenInvariant) {
        let formatted: [UInt8]
        let again: [UInt8]
        let same: Gherkin.Document
        do throws(GherkinErrors) {
            formatted = try GherkinFormatter().format(bytes, uri: source.uri)
            again = try GherkinFormatter().format(formatted, uri: source.uri)
            same = try GherkinParser().parse(GherkinSource(uri: source.uri, bytes: formatted))
        } catch {
            throw BrokenInvariant("formatted it does not parse: \(error)")
        }
        try require(again == formatted, "formatted twice it is something else")
        try require(!source.isMarkdown || formatted == bytes, "a Markdown document was formatted")
        try require(Self.content(of: document) == Self.content(of: same), "formatted it is another tree")
    }

    /// The tree as a message, without locations and comments.
    private static func content(of document: Gherkin.Document) -> [UInt8] {
        // Within a text the quotes would be escaped.
        let (location, comments) = (Array("\"location\":{".utf8), Array("\"comments\":[".utf8))
        let message = GherkinMessages.gherkinDocument(document)
        var kept: [UInt8] = []
        var index = 0
        while index < message.count {
            let isName = message[index] == UInt8(ascii: "\"")
            if isName, message[index...].starts(with: comments) { break }
            if isName, message[index...].starts(with: location) {
                index = message[index...].firstIndex(of: UInt8(ascii: "}")) ?? message.count
            } else {
                kept.append(message[index])
            }
            index += 1
        }
        return kept
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
            try require(error.errors.count == 1, "\(error.errors.count) errors of pickles")
            return
        }
        try require(made.count <= pickles, "\(made.count) pickles of \(pickles) scenarios and rows")
        for pickle in made.prefix(100) {
            try require(!GherkinMessages.pickle(pickle).isEmpty, "a pickle without a message")
        }
    }
}

import CucumberGherkin

/// The scripts, definitions and scenarios in a file of Cucumber Messages, wherever they are: some tools define things while
/// scenarios run.
struct MessageScan {
    /// A feature file's text, and its selected scenarios.
    struct Script {
        var source: GherkinSource
        let line: Int
        var pickles: [PickleMark] = []
        /// The first identifier of its tree, where the file has no scenarios.
        var firstID: String?
    }

    /// What identifies a pickle in its source.
    struct PickleMark {
        let id: String
        let name: String
        let scenarioLine: Int?
        let stepIDs: [String]
        let line: Int
    }

    let file: MessageFile
    var decoding: MessageDecoding
    var scripts: [Script] = []
    private(set) var errors: [GherkinError] = []
    var definitions: [RunDefinition] = []
    private(set) var hooks: [String: RunHook] = [:]
    /// The lines that define scenarios. They are read when they are needed: together they are large.
    private(set) var cases: [MessageLines.Part] = []
    private var endsWithCase = false
    private(set) var begin: Duration = .zero
    /// The CI build that the run was part of.
    private(set) var ci: CIBuild?
    private(set) var extras = RunExtras()
    private(set) var coverageRecords: [String] = []
    private var hasBegun = false
    /// Whether the run came to its end.
    private(set) var isFinished = false
    /// Warnings about a file that is used nevertheless.
    private(set) var notices: [MessageError] = []
    /// This line and those after it are ignored.
    private(set) var tornLine = Int.max
    private var lastScripts: [String: Int] = [:]

    init(_ file: MessageFile) {
        self.file = file
        decoding = MessageDecoding(file: file.name)
        var hasMessages = false
        var lines = MessageLines(file).makeIterator()
        while let line = lines.next() {
            if !line.isEnded, !decoding.isWhole(line) {
                tornLine = line.number
                notices.append(.torn(file.name, line.number))
                hasMessages = true
            } else if take(line) {
                hasMessages = true
            }
        }
        if lines.isCutOff { decoding.add(.cutOff(file.name)) }
        guard !hasMessages, !lines.isCutOff else { return }
        decoding.add(
            MessageError(
                file: file.name,
                line: nil,
                "there are no messages in it",
                fix: "Write it with --format message:FILE."
            )
        )
    }

    /// - Returns: false where the line is JSON, but not an envelope that is known: any other file of JSON has such lines.
    private mutating func take(_ line: MessageLines.Line) -> Bool {
        defer { endsWithCase = line.envelope == "testCase" }
        switch line.envelope {
        case "source": addSource(line)
        case "gherkinDocument": addDocument(line)
        case "pickle": addPickle(line)
        case "parseError": addError(line)
        case "stepDefinition", "hook", "parameterType", "undefinedParameterType": addDefinition(line)
        case "testCase": addCase(line)
        case "testRunStarted":
            if hasBegun { decoding.add(.secondRun(decoding.file, line.number)) }
            hasBegun = true
            let message = decoding.content(of: line, TestRunStartedMessage.self)
            begin = message?.timestamp?.duration ?? .zero
        case "testRunFinished":
            if isFinished { decoding.add(.secondRun(decoding.file, line.number)) }
            isFinished = true
        case "attachment":
            if mayBeOfRun(line) { addAttachment(line) }
        case "meta":
            // Other tools may leave out required fields of a build, which nothing depends on.
            if decoding.isWhole(line) { ci = MetaMessage.ci(in: line.bytes) ?? ci }
        case "testCaseStarted", "testStepStarted", "testStepFinished", "testCaseFinished", "suggestion",
            "testRunHookStarted", "testRunHookFinished":
            break
        // Unknown envelopes are ignored, broken lines are not.
        case .some where decoding.isWhole(line): return false
        default: decoding.add(.unreadable(decoding.file, line.number, nil))
        }
        return true
    }

    /// Looks for the key at both ends of a long line, as the body is between them, and most attachments are of steps.
    private func mayBeOfRun(_ line: MessageLines.Line) -> Bool {
        let bytes = line.bytes
        let mark = Self.runMark
        func holds(_ part: ArraySlice<UInt8>) -> Bool {
            guard part.count >= mark.count else { return false }
            return (part.startIndex...(part.endIndex - mark.count)).contains { part[$0...].starts(with: mark) }
        }
        return bytes.count < 800 ? holds(bytes) : holds(bytes.suffix(400)) || holds(bytes.prefix(400))
    }

    private static let runMark = Array("\"testRunStartedId\"".utf8)

    private mutating func addCase(_ line: MessageLines.Line) {
        if endsWithCase, let last = cases.indices.last {
            cases[last].range = cases[last].range.lowerBound..<line.range.upperBound
        } else {
            cases.append(MessageLines.Part(line: line.number, range: line.range))
        }
    }

    private mutating func addSource(_ line: MessageLines.Line) {
        guard let message: SourceMessage = decoding.content(of: line) else { return }
        let isMarkdown = message.mediaType.map { $0.hasSuffix("markdown") }
        lastScripts[message.uri] = scripts.count
        let source = GherkinSource(uri: message.uri, text: message.data, isMarkdown: isMarkdown)
        scripts.append(Script(source: source, line: line.number))
    }

    /// Trees are parsed again from their sources; only their first identifier is read.
    private mutating func addDocument(_ line: MessageLines.Line) {
        guard let message: DocumentMessage = decoding.content(of: line) else { return }
        guard let uri = message.uri, let script = lastScripts[uri] else { return }
        let child = message.feature?.children?.first
        let node = child?.background ?? child?.scenario ?? child?.rule ?? message.feature?.tags?.first
        scripts[script].firstID = node?.id
    }

    private mutating func addPickle(_ line: MessageLines.Line) {
        guard let message: PickleMessage = decoding.content(of: line) else { return }
        guard let script = lastScripts[message.uri] else {
            return decoding.add(
                MessageError(
                    file: decoding.file,
                    line: line.number,
                    "the text of “\(message.uri)” is missing, of which “\(message.name)” is a scenario",
                    fix: "Take a file with the “source” envelopes of its run."
                )
            )
        }
        scripts[script].pickles.append(
            PickleMark(
                id: message.id,
                name: message.name,
                scenarioLine: message.location?.line,
                stepIDs: (message.steps ?? []).map(\.id),
                line: line.number
            )
        )
    }

    private mutating func addError(_ line: MessageLines.Line) {
        guard let message: ParseErrorMessage = decoding.content(of: line) else { return }
        let source = message.source.location
        let location = Gherkin.Location(line: source?.line ?? 1, column: source?.column)
        errors.append(GherkinError(message: message.message, location: location, uri: message.source.uri ?? ""))
    }

    private mutating func addDefinition(_ line: MessageLines.Line) {
        guard let definition = definition(of: line) else { return }
        if case .hook(let hook) = definition.content { hooks[hook.id] = hook }
        definitions.append(definition)
    }

    private mutating func definition(of line: MessageLines.Line) -> RunDefinition? {
        switch line.envelope {
        case "stepDefinition": decoding.content(of: line, StepDefinitionMessage.self)?.definition
        case "hook": decoding.content(of: line, HookMessage.self)?.definition
        case "parameterType": decoding.content(of: line, ParameterTypeMessage.self)?.definition
        default: decoding.content(of: line, UndefinedParameterTypeMessage.self)?.definition(definitions.count)
        }
    }

    /// Adds attachments of the run itself; others are read with their scenarios.
    private mutating func addAttachment(_ line: MessageLines.Line) {
        guard let message: AttachmentMessage = decoding.content(of: line) else { return }
        guard message.testCaseStartedId == nil, message.testRunHookStartedId == nil else { return }
        if message.mediaType == RunExtras.exerciseMediaType { coverageRecords.append(message.body) }
        if message.mediaType == RunExtras.mediaType, let more = RunExtras(json: message.body) { extras.add(more) }
    }
}

extension StepDefinitionMessage {
    fileprivate var definition: RunDefinition {
        let isRegular = pattern.type == "REGULAR_EXPRESSION"
        let pattern: RunDefinition.Pattern =
            isRegular ? .regularExpression(pattern.source) : .cucumberExpression(pattern.source)
        return RunDefinition(id: id, content: .step(pattern, language: nil), location: sourceReference?.fileLocation)
    }
}

extension HookMessage {
    /// Before version 27 of the protocol, hooks had no kind.
    fileprivate var definition: RunDefinition {
        let hook = RunHook(
            id: id,
            kind: type.flatMap(RunHook.Kind.init) ?? .beforeTestCase,
            name: name,
            tagExpression: tagExpression,
            location: sourceReference?.fileLocation
        )
        return RunDefinition(id: id, content: .hook(hook), location: hook.location)
    }
}

extension ParameterTypeMessage {
    fileprivate var definition: RunDefinition {
        let facts = RunDefinition.ParameterTypeFacts(
            name: name,
            patterns: regularExpressions,
            preferForRegularExpressionMatch: preferForRegularExpressionMatch ?? false,
            useForSnippets: useForSnippets ?? false
        )
        return RunDefinition(id: id, content: .parameterType(facts), location: sourceReference?.fileLocation)
    }
}

extension UndefinedParameterTypeMessage {
    /// It has no identifier of its own.
    fileprivate func definition(_ number: Int) -> RunDefinition {
        RunDefinition(
            id: "undefined-parameter-type-\(number)",
            content: .undefinedParameterType(name: name, expression: expression),
            location: nil
        )
    }
}

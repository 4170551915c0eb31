extension Gherkin.ParserRun {
    private func title(
        of line: Gherkin.Line,
        among list: Gherkin.KeywordList
    ) -> (keyword: String, name: Range<Int>)? {
        guard let keyword = list.match(line, in: text) else { return nil }
        return (keyword.text, text.trimmed(line.content + keyword.byteCount..<line.end))
    }

    mutating func takeFeature(_ line: Gherkin.Line) -> Bool {
        guard let title = title(of: line, among: keywords.feature) else { return false }
        builder.openFeature(line, keyword: title.keyword, name: title.name, language: keywords.language)
        state = .header
        return true
    }

    mutating func takeRule(_ line: Gherkin.Line) -> Bool {
        guard let title = title(of: line, among: keywords.rule) else { return false }
        builder.openRule(line, keyword: title.keyword, name: title.name)
        state = .header
        return true
    }

    mutating func takeBackground(_ line: Gherkin.Line) -> Bool {
        guard let title = title(of: line, among: keywords.background) else { return false }
        builder.openBackground(line, keyword: title.keyword, name: title.name)
        state = .background
        return true
    }

    mutating func takeScenario(_ line: Gherkin.Line) -> Bool {
        guard let title = title(of: line, among: keywords.scenario) else { return false }
        builder.openScenario(line, keyword: title.keyword, name: title.name)
        state = .scenario
        return true
    }

    mutating func takeExamples(_ line: Gherkin.Line) -> Bool {
        guard let title = title(of: line, among: keywords.examples) else { return false }
        builder.openExamples(line, keyword: title.keyword, name: title.name)
        state = .examples
        return true
    }
}

// MARK: - Tags

extension Gherkin.ParserRun {
    mutating func takeTags(_ line: Gherkin.Line) -> Bool {
        guard isTagLine(line) else { return false }
        placeTags()
        builder.addTags(line)
        return true
    }

    /// Changes to the state after tags.
    mutating func placeTags() {
        switch state {
        case .featureTags, .ruleTags, .scenarioTags, .examplesTags: break
        case .start, .afterLanguage: state = .featureTags
        default: state = stateAfterTags()
        }
    }

    private mutating func isTagLine(_ line: Gherkin.Line) -> Bool {
        guard starts(line, with: UInt8(ascii: "@")) else { return false }
        var scanner = Gherkin.TagScanner(line, in: text)
        while let item = scanner.next() {
            guard case .invalid(let column) = item else { continue }
            report("A tag may not contain whitespace", at: Gherkin.Location(line: line.number, column: column))
            return false
        }
        return true
    }

    /// Looks ahead for what the tags belong to, and closes what they end.
    private mutating func stateAfterTags() -> Gherkin.ParserState {
        let mayBeExamples = state.expected.contains(.examplesLine)
        let next = firstTitleAhead()
        if mayBeExamples, let next, keywords.examples.match(next, in: text) != nil {
            builder.closeExamples()
            return .examplesTags
        }
        if let next, keywords.scenario.match(next, in: text) != nil {
            builder.closeScenario()
            return .scenarioTags
        }
        builder.closeRule()
        return .ruleTags
    }

    /// The next line that is not blank, a comment or tags.
    private mutating func firstTitleAhead() -> Gherkin.Line? {
        var ahead = lines
        while let line = ahead.next() {
            linesReadAhead += 1
            if isMarkdown {
                if isPassedOver(line) { continue }
                return unmarked(line)
            }
            if line.isBlank || starts(line, with: UInt8(ascii: "#")) || isTagLine(line) { continue }
            return line
        }
        return nil
    }
}

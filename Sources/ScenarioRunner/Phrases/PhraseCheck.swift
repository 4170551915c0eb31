import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// What is wrong with the phrases of a library: unknown steps, values nobody uses, phrases that call each other, and texts
/// that fit other steps too.
struct PhraseCheck {
    private(set) var issues: [LintIssue] = []
    /// The definitions that phrases use, by their indices in the library.
    private(set) var used: Set<Int> = []
    private let library: StepLibrary
    private let samples: PhraseSamples
    private let suggestions: StepSuggestions
    /// The indices of phrases that a phrase calls, by its own index, with the line of the step.
    private var calls: [Int: [(index: Int, line: Int)]] = [:]

    init(_ library: StepLibrary) {
        self.library = library
        samples = PhraseSamples(library.parameterTypes)
        suggestions = StepSuggestions(library)
        for index in library.definitions.indices {
            guard let phrase = library.definitions[index].phrase else { continue }
            Reader.$current.withValue(.current.reading(scriptIn: phrase.language, Translations.runner)) { check(index) }
        }
        checkCycles()
        issues.sort()
    }

    private mutating func check(_ index: Int) {
        let definition = library.definitions[index]
        guard let phrase = definition.phrase else { return }
        let names = definition.expression.parameterNames
        checkValues(of: phrase, count: names.count)
        let values = names.map { samples.sample(of: $0) }
        if !values.contains(nil) { checkClashes(of: index, phrase, values.compactMap(\.self)) }
        for step in phrase.steps {
            // A value of which no sample is known: only a run can tell.
            guard step.numbers.allSatisfy({ !values.indices.contains($0 - 1) || values[$0 - 1] != nil }) else {
                continue
            }
            check(step, of: index, phrase, values: values.map { $0 ?? "" })
        }
    }

    private mutating func checkValues(of phrase: Phrase, count: Int) {
        var taken: Set<Int> = []
        for step in phrase.steps {
            let numbers = step.numbers
            taken.formUnion(numbers)
            for number in numbers.sorted() where !(1...max(1, count)).contains(number) || count == 0 {
                add(
                    .phraseInvalid,
                    phrase,
                    step.line,
                    fact: localized(
                        count == 0
                            ? "<\(number)> names no value: the phrase has no values."
                            : count == 1
                                ? "<\(number)> names no value: the phrase has one value."
                                : "<\(number)> names no value: the phrase has \(count) values."
                    ),
                    fix: localized("Write {string} or another parameter in its title, or leave <\(number)> out.")
                )
            }
        }
        for number in 1..<(count + 1) where !taken.contains(number) {
            add(
                .phraseInvalid,
                phrase,
                phrase.location.line,
                fact: localized("No step of the phrase takes its value <\(number)>."),
                fix: localized("Use <\(number)> in a step, or write the words themselves in the title.")
            )
        }
    }

    private mutating func checkClashes(of index: Int, _ phrase: Phrase, _ values: [String]) {
        guard let text = samples.text(of: phrase.expression, values) else { return }
        let others = library.matches(text).filter { $0.index != index }.map { library.definitions[$0.index] }
        guard !others.isEmpty else { return }
        let list = others.map { "“\($0.expression.source)” (\($0.location))" }.joined(separator: ", ")
        add(
            .phraseClash,
            phrase,
            phrase.location.line,
            fact: localized("“\(text)” is this phrase and also \(list)."),
            fix: localized("Give it other words.")
        )
    }

    private mutating func check(_ step: Phrase.Step, of index: Int, _ phrase: Phrase, values: [String]) {
        let text = PhraseValues(written: values).filled(step.step).text
        let matches = library.matches(text)
        used.formUnion(matches.map(\.index))
        guard let match = matches.first else {
            return add(
                .stepUndefined,
                phrase,
                step.line,
                // As the file has it, with <1> for a value.
                fact: localized("No step definition matches “\(step.step.text)”."),
                fix: library.misplacedCheck(in: text) ?? suggestion(for: step, in: phrase, values: values)
            )
        }
        guard matches.count == 1 else {
            let list = matches.map { library.definitions[$0.index] }
                .map { "“\($0.expression.source)” (\($0.location))" }.joined(separator: ", ")
            return add(
                .stepAmbiguous,
                phrase,
                step.line,
                fact: localized("\(matches.count) definitions match “\(step.step.text)”: \(list)."),
                fix: localized("Make one of them more specific.")
            )
        }
        if library.definitions[match.index].phrase != nil { calls[index, default: []].append((match.index, step.line)) }
    }

    /// The nearest step, with `<1>` for a value.
    private func suggestion(for step: Phrase.Step, in phrase: Phrase, values: [String]) -> String {
        // A string can say its number; other samples are replaced by it where they are clear.
        let values = values.enumerated().map { $1.hasPrefix("\"") ? "\"<\($0 + 1)>\"" : $1 }
        let text = PhraseValues(written: values).filled(step.step).text
        return suggestions.fix(for: text, language: phrase.language) { nearest in
            step.numbers.sorted().reduce(nearest) { written, number in
                guard values.indices.contains(number - 1) else { return written }
                let value = values[number - 1]
                let isClear = value.hasPrefix("\"") || [text, nearest].allSatisfy { $0.ranges(of: value).count == 1 }
                return isClear ? written.replacing(value, with: "<\(number)>") : written
            }
        }
    }

    private mutating func add(_ code: LintIssue.Code, _ phrase: Phrase, _ line: Int, fact: String, fix: String) {
        issues.append(LintIssue(code, file: phrase.location.file, line: line, fact: fact, fix: fix))
    }
}

// MARK: - Cycles

extension PhraseCheck {
    /// Each cycle once, at the step that closes it.
    private mutating func checkCycles() {
        var done: Set<Int> = []
        for start in calls.keys.sorted() { follow(start, path: [], &done) }
    }

    private mutating func follow(_ index: Int, path: [Int], _ done: inout Set<Int>) {
        guard !done.contains(index) else { return }
        let path = path + [index]
        for call in calls[index] ?? [] {
            guard let begin = path.firstIndex(of: call.index) else {
                follow(call.index, path: path, &done)
                continue
            }
            guard let phrase = library.definitions[index].phrase else { continue }
            let names = (path[begin...] + [call.index]).map { "“\(library.definitions[$0].expression.source)”" }
            add(
                .phraseCycle,
                phrase,
                call.line,
                fact: localized("This phrase never ends: \(names.joined(separator: " → "))."),
                fix: localized("Take the step out of one of them.")
            )
        }
        done.insert(index)
    }
}

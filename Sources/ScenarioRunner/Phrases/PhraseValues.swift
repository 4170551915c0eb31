import CucumberExpressions
import CucumberGherkin

/// The values of a phrase, which its steps take as `<1>`, `<2>`.
struct PhraseValues {
    /// As the step says it, quotation marks included, and what it means between quotation marks.
    private let values: [(written: String, inner: String)]

    init(_ arguments: [ExpressionArgument]) {
        values = arguments.map { argument in
            let written = argument.group.value ?? ""
            let value = try? argument.value()
            return (written, value as? String ?? written)
        }
    }

    /// - Parameter written: values as steps say them.
    init(written: [String]) {
        values = written.map { text in
            let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
            return (text, isQuoted ? String(text.dropFirst().dropLast()) : text)
        }
    }

    /// A step with its values: as written, and between quotation marks without those of the value.
    func filled(_ step: PickleStep) -> PickleStep {
        var argument = step.argument
        if let table = argument?.dataTable {
            let rows = table.rows.map { $0.map { filled($0, isText: false) } }
            argument?.replace(PickleStep.DataTable(rows: rows, argumentIndex: table.argumentIndex))
        }
        if let text = argument?.docString {
            let content = filled(text.content, isText: false)
            argument?.replace(
                PickleStep.DocString(mediaType: text.mediaType, content: content, argumentIndex: text.argumentIndex)
            )
        }
        return step.replacing(text: filled(step.text, isText: true), argument: argument)
    }

    /// - Parameter isText: of a step; else of a table or doc string, where nothing is between quotation marks.
    private func filled(_ text: String, isText: Bool) -> String {
        var filled = ""
        for part in PhraseText(text).parts {
            switch part {
            case .words(let words): filled += words
            case .value(let number, let isQuoted):
                guard values.indices.contains(number - 1) else {
                    filled += "<\(number)>"
                    continue
                }
                let value = values[number - 1]
                if !isText {
                    filled += value.inner
                } else if isQuoted {
                    filled += value.inner.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                } else {
                    filled += value.written
                }
            }
        }
        return filled
    }
}

/// A text with `<1>` in it.
struct PhraseText {
    enum Part: Hashable {
        case words(String)
        case value(Int, isQuoted: Bool)
    }

    private(set) var parts: [Part] = []

    init(_ text: String) {
        var words = ""
        var isQuoted = false
        var isEscaped = false
        var rest = text[...]
        while let character = rest.first {
            if character == "<", let end = rest.firstIndex(of: ">"),
                case let digits = rest[rest.index(after: rest.startIndex)..<end], let number = Self.number(digits)
            {
                if !words.isEmpty { parts.append(.words(words)) }
                words = ""
                parts.append(.value(number, isQuoted: isQuoted))
                rest = rest[rest.index(after: end)...]
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            words.append(character)
            rest.removeFirst()
        }
        if !words.isEmpty { parts.append(.words(words)) }
    }

    private static func number(_ digits: Substring) -> Int? {
        guard (1...2).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }

    /// The numbers of the values it takes.
    var numbers: Set<Int> {
        Set(parts.compactMap { if case .value(let number, _) = $0 { number } else { nil } })
    }
}

extension Phrase.Step {
    /// The numbers of the values it takes, in its text and below it.
    var numbers: Set<Int> {
        let cells = step.argument?.dataTable?.rows.joined().map { $0 } ?? []
        let texts = [step.text, step.argument?.docString?.content].compactMap(\.self) + cells
        return texts.reduce(into: []) { $0.formUnion(PhraseText($1).numbers) }
    }
}

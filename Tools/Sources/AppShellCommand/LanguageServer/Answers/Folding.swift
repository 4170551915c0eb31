import AppShell
import CucumberGherkin

/// What an editor can fold: what is below a title, tables, doc strings, comments.
struct Folding {
    let document: OpenDocument

    var json: JSONValue {
        let lines = document.lines.lines
        var ranges = Outline(document.lines).all.map { Fold(first: $0.number, last: $0.last, kind: nil) }
        var number = 0
        while number < lines.count {
            let start = number
            switch lines[number].kind {
            case .row, .comment:
                let kind = lines[number].kind
                while number + 1 < lines.count, lines[number + 1].kind == kind { number += 1 }
                ranges.append(Fold(first: start, last: number, kind: kind == .comment ? "comment" : nil))
            case .delimiter:
                while number + 1 < lines.count, lines[number + 1].kind == .docString { number += 1 }
                if number + 1 < lines.count, lines[number + 1].kind == .delimiter { number += 1 }
                ranges.append(Fold(first: start, last: number, kind: nil))
            default: break
            }
            number += 1
        }
        return .array(ranges.filter { $0.last > $0.first }.map(json))
    }

    private struct Fold {
        let first: Int
        let last: Int
        let kind: String?
    }

    private func json(of fold: Fold) -> JSONValue {
        let lines = document.lines.lines
        func clientLine(_ number: Int) -> JSONValue {
            .int(document.text.position(of: lines[number].range.lowerBound, in: .utf8).line)
        }
        return .members([
            "startLine": clientLine(fold.first), "endLine": clientLine(fold.last),
            "kind": fold.kind.map(JSONValue.string),
        ])
    }
}

import ScenarioReports
import ScreenRendering

extension ScenarioResult {
    /// Where this attempt parts from an earlier one at the same scenario; nil where they are alike.
    func divergence(from earlier: ScenarioResult, as numbers: (earlier: Int, later: Int)) -> Divergence? {
        func parting(_ step: StepResult?, _ before: String?, _ after: String?) -> Divergence {
            let words = step.map { $0.keyword + $0.text }
            return Divergence(
                earlier: numbers.earlier,
                later: numbers.later,
                step: words,
                before: before,
                after: after
            )
        }
        for (old, new) in zip(earlier.steps, steps) {
            let was = earlier.events[old.events].map(\.description)
            let now = events[new.events].map(\.description)
            if let index = was.firstDifference(from: now) {
                return parting(new, was.at(index), now.at(index))
            }
            if old.snapshot != new.snapshot, let (before, after) = old.snapshot.firstDifference(from: new.snapshot) {
                return parting(new, before, after)
            }
            if let index = old.added.firstDifference(from: new.added) {
                return parting(new, old.addedWords.at(index), new.addedWords.at(index))
            }
            if let index = old.screenLines.firstDifference(from: new.screenLines) {
                return parting(new, old.screenLines.at(index), new.screenLines.at(index))
            }
            if old.verdict != new.verdict { return parting(new, old.verdict, new.verdict) }
        }
        guard status != earlier.status else { return nil }
        return parting(nil, earlier.verdict, verdict)
    }

    private var verdict: String { status.rawValue.lowercased() + (message.map { ": \($0)" } ?? "") }
}

extension StepResult {
    fileprivate var verdict: String {
        // What a process printed last may have been cut off anywhere.
        let isCrash = exception?.type == StepException.crashType
        let told = isCrash ? message?.split(separator: "\n").first.map(String.init) : message
        return status.rawValue.lowercased() + (told.map { ": \($0)" } ?? "")
    }

    /// Of the screen where it failed.
    fileprivate var screenLines: [String] { (screen ?? "").split(separator: "\n").map(String.init) }

    /// What it added to the reports, as people are told of it.
    fileprivate var addedWords: [String] {
        attachments.map { attachment in
            if let text = attachment.logText { return text }
            let name = attachment.fileName.map { " “\($0)”" } ?? ""
            return switch attachment.body {
            case .text(let text): "attached\(name): \(text)"
            case .bytes(let bytes): "attached\(name): \(bytes.count) bytes"
            }
        }
    }

    /// What it added to the reports, whole.
    fileprivate var added: [String] {
        attachments.map { attachment in
            switch attachment.body {
            case .text(let text): "\(attachment.mediaType): \(text)"
            case .bytes(let bytes): "\(attachment.mediaType): \(bytes.count) bytes, \(bytes.prefix(64))"
            }
        }
    }
}

extension Optional where Wrapped == ScreenSnapshot {
    /// The first lines that differ.
    fileprivate func firstDifference(from other: ScreenSnapshot?) -> (String?, String?)? {
        let was = self?.lines ?? []
        let now = other?.lines ?? []
        return was.firstDifference(from: now).map { (was.at($0), now.at($0)) }
    }
}

extension ScreenSnapshot {
    fileprivate var lines: [String] {
        ["the navigation \(navigation ?? "none")"] + (screen?.lines(indentation: "") ?? [])
    }
}

extension ScreenElement {
    fileprivate func lines(indentation: String) -> [String] {
        var own = "\(indentation)\(role) “\(label)”"
        for (name, part) in [("value", value), ("message", message), ("placeholder", placeholder), ("note", note)] {
            if let part { own += ", \(name) “\(part)”" }
        }
        own += " [\(flags.rawValue)]"
        return [own] + children.flatMap { $0.lines(indentation: indentation + "  ") }
    }
}

extension [String] {
    fileprivate func firstDifference(from other: [String]) -> Int? {
        if self == other { return nil }
        return zip(self, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? Swift.min(count, other.count)
    }

    fileprivate func at(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

import AppShellTexts
import CucumberExpressions

/// When an assertion checks, where its step says so: « dans les 5 secondes », « pendant 5 secondes », « à cet instant ».
enum AssertionTiming: Hashable, Sendable {
    /// It must hold before the time is over.
    case within(Duration)
    /// It must hold all that time, which passes.
    case throughout(Duration)
    /// It must hold now.
    case rightNow
}

/// The end of a step's text that says when its assertion checks. Every assertion takes one, before its colon if it has
/// one: `je vois "Starter" dans les 5 secondes`, `je vois pendant 2 secondes :`.
struct TimingSuffix: Sendable {
    private enum Form: Sendable {
        case within, throughout
    }

    private static let forms: [(marker: String, form: Form)] = [
        (" dans les ", .within), (" within ", .within), (" pendant ", .throughout), (" for ", .throughout),
    ]

    private static let fixed: [(words: String, timing: AssertionTiming)] = [
        (" à cet instant", .rightNow), (" right now", .rightNow),
        (" dans la seconde", .within(.seconds(1))), (" within a second", .within(.seconds(1))),
        (" dans la minute", .within(.seconds(60))), (" within a minute", .within(.seconds(60))),
        (" dans l'heure", .within(.seconds(3_600))), (" within an hour", .within(.seconds(3_600))),
        (" pendant une seconde", .throughout(.seconds(1))), (" for a second", .throughout(.seconds(1))),
        (" pendant une minute", .throughout(.seconds(60))), (" for a minute", .throughout(.seconds(60))),
        (" pendant une heure", .throughout(.seconds(3_600))), (" for an hour", .throughout(.seconds(3_600))),
    ]

    /// As written: `dans les 5 secondes`.
    let words: String
    /// The step without it.
    let step: String
    private let form: Form?
    /// The text of the duration, where there is one.
    let duration: ExpressionArgument?
    private let timing: AssertionTiming?

    /// - Parameter duration: an expression of one `{duration}` and nothing else.
    /// - Returns: nil where the text has no such end.
    init?(endOf text: String, duration: CucumberExpression) {
        let colon = text.hasSuffix(" :") ? " :" : text.hasSuffix(":") ? ":" : ""
        let body = text.dropLast(colon.count)
        if let (words, timing) = Self.fixed.first(where: { body.hasSuffix($0.words) }) {
            self.words = String(words.dropFirst())
            step = body.dropLast(words.count) + colon
            (form, self.duration, self.timing) = (nil, nil, timing)
            return
        }
        for (marker, form) in Self.forms {
            guard let range = body.ranges(of: marker).last,
                let argument = duration.match(String(body[range.upperBound...]))?.first
            else { continue }
            words = String(body[range.lowerBound...].dropFirst())
            step = body[..<range.lowerBound] + colon
            (self.form, self.duration, timing) = (form, argument, nil)
            return
        }
        return nil
    }

    /// The words for a duration, in whole seconds; nil for more than a minute, for which a script should wait instead.
    static func words(for wait: Duration) -> String? {
        let seconds = wait.components.seconds + (wait.components.attoseconds > 0 ? 1 : 0)
        if seconds > 60 { return nil }
        return seconds <= 1
            ? localized("« dans la seconde » (“within a second”)")
            : localized("« dans les \(seconds) secondes » (“within \(seconds) seconds”)")
    }

    /// - Throws: ``StepFailure`` where the duration is invalid: « dans les 5 lunes ».
    func read() throws -> AssertionTiming {
        if let timing { return timing }
        guard let form, let length = try duration?.value() as? Duration else {
            throw StepFailure(localized("“\(words)” contains no duration; write “5 secondes”, “500 ms”…"))
        }
        return form == .within ? .within(length) : .throughout(length)
    }
}

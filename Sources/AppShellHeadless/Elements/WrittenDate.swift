import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A date as a script writes it: in ISO 8601, or as screens show it in one of several languages.
struct WrittenDate {
    /// As in `Content.LocalDate`; the day may be one that no calendar has.
    let local: String

    /// - Parameter formats: of the languages that are understood, the first of them first.
    /// - Returns: nil for what is not understood, or is of other components.
    init?(_ text: String, _ components: Content.DatePicker.Components, in formats: [LocalFormats]) {
        var tokens = Token.all(in: text)
        let time = components == .date ? nil : Self.takeTime(from: &tokens)
        let day = components == .time ? nil : Self.day(tokens, in: formats)
        switch (components, day, time) {
        case (.date, let day?, _): local = day
        case (.time, _, let time?) where tokens.isEmpty: local = time
        case (.dateAndTime, let day?, let time?): local = "\(day)T\(time)"
        default: return nil
        }
    }

    /// `19:30`, `19 h 30`, `7:30 PM`.
    private static func takeTime(from tokens: inout [Token]) -> String? {
        let marks: [Token] = [.mark(":"), .word("h")]
        for index in tokens.indices.dropLast(2) where marks.contains(tokens[index + 1]) {
            guard case .number(var hour, 1...2) = tokens[index], case .number(let minute, 2) = tokens[index + 2],
                hour < 24, minute < 60
            else { continue }
            var end = index + 3
            for (isAfternoon, words) in [(false, [["am"], ["a", "m"]]), (true, [["pm"], ["p", "m"]])] {
                for words in words where tokens[(index + 3)...].starts(with: words.map(Token.word)) {
                    guard (1...12).contains(hour) else { return nil }
                    hour = hour % 12 + (isAfternoon ? 12 : 0)
                    end += words.count
                }
            }
            tokens.removeSubrange(index..<end)
            return "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
        }
        return nil
    }

    private static func day(_ tokens: [Token], in formats: [LocalFormats]) -> String? {
        // The T of a whole moment may be gone with its time.
        let rest = tokens.last == .word("t") ? tokens.dropLast() : tokens[...]
        let numbers = rest.compactMap { if case .number(let number, let digits) = $0 { (number, digits) } else { nil } }
        if numbers.map(\.1) == [4, 2, 2], rest.count == 5, rest.contains(.mark("-")) {
            return "\(numbers[0].0.padded(to: 4))-\(numbers[1].0.padded(to: 2))-\(numbers[2].0.padded(to: 2))"
        }
        guard numbers.count == 2, let year = numbers.first(where: { $0.1 == 4 })?.0,
            let day = numbers.first(where: { $0.1 <= 2 })?.0, !rest.contains(.mark("-"))
        else { return nil }
        let words = rest.filter(\.isWord)
        guard let month = formats.lazy.compactMap({ month(of: words, in: $0) }).first else { return nil }
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }

    /// The month whose days have these words beside their numbers.
    private static func month(of words: [Token], in formats: LocalFormats) -> Int? {
        (1...12).first { month in
            // Around the 15th in any time zone.
            let date = Date(timeIntervalSince1970: Double((month - 1) * 2_629_746 + 15 * 86_400))
            return [formats.day(date), formats.dayAndTime(date)].contains { text in
                var tokens = Token.all(in: text)
                _ = takeTime(from: &tokens)
                return tokens.filter(\.isWord) == words
            }
        }
    }
}

/// A piece of a written date.
private enum Token: Hashable {
    case number(Int, digits: Int)
    case word(String)
    /// `:` or `-`; others tell nothing.
    case mark(Character)

    var isWord: Bool { if case .word = self { true } else { false } }

    /// Behind a number without a space: `1er`, `2nd`.
    private static let ordinals: Set<Substring> = ["er", "st", "nd", "rd", "th"]

    static func all(in text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text.lowercased()[...]
        while let next = rest.first {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let letters = rest.prefix(while: \.isLetter)
            if !digits.isEmpty {
                rest = rest.dropFirst(digits.count)
                tokens.append(.number(Int(digits.prefix(9)) ?? 0, digits: digits.count))
                let ending = rest.prefix(while: \.isLetter)
                if ordinals.contains(ending) { rest = rest.dropFirst(ending.count) }
            } else if !letters.isEmpty {
                rest = rest.dropFirst(letters.count)
                tokens.append(.word(String(letters)))
            } else {
                rest = rest.dropFirst()
                if ":-".contains(next) { tokens.append(.mark(next)) }
            }
        }
        return tokens
    }
}

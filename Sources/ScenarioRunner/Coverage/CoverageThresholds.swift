import AppShellTexts
import CucumberExpressions

/// How much of each measure a run must cover: `80`, or `requirements=100,links=90`.
public struct CoverageThresholds: Hashable, Sendable {
    /// Percentages from 0 to 100, for the requested measures only.
    public let percents: [CoverageMeasure: Int]

    /// Every issue of an argument, in its order.
    public struct Issues: Error, Hashable, Sendable, CustomStringConvertible {
        public let issues: [String]

        public var description: String { issues.joined(separator: " ") }
    }

    /// - Parameter text: one percentage for every measure, or percentages by name separated by commas.
    /// - Throws: ``Issues``: all of them, each with its fix.
    public init(parsing text: String) throws(Issues) {
        if let percent = Self.percent(text) {
            percents = Dictionary(uniqueKeysWithValues: CoverageMeasure.allCases.map { ($0, percent) })
            return
        }
        var percents: [CoverageMeasure: Int] = [:]
        var issues: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            switch Self.read(part) {
            case .success(let (measure, percent)):
                if percents.updateValue(percent, forKey: measure) != nil {
                    issues.append(localized("“\(measure.rawValue)” appears twice; remove one."))
                }
            case .failure(let issue): issues += issue.issues
            }
        }
        guard issues.isEmpty else { throw Issues(issues: issues) }
        self.percents = percents
    }

    private static func read(_ part: Substring) -> Result<(CoverageMeasure, Int), Issues> {
        func issue(_ text: String) -> Result<(CoverageMeasure, Int), Issues> { .failure(Issues(issues: [text])) }
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " } }
        let name = sides[0]
        if part.allSatisfy({ $0 == " " }) {
            return issue(localized("A measure is missing; write 80, or screens=90,links=100."))
        }
        if sides.count == 1, name.first?.isNumber == true {
            return issue(
                localized(
                    percent(name) == nil
                        ? "“\(name)” applies to every measure: write a whole number from 0 to 100, or name a measure: screens=90."
                        : "“\(name)” applies to every measure: write it alone, or name a measure: screens=90."
                )
            )
        }
        guard let measure = CoverageMeasure(rawValue: name.lowercased()) else {
            let names = CoverageMeasure.allCases.map(\.rawValue)
            let nearest = Suggestions.nearest(to: name, among: names).first
            let fact = localized("Unknown measure “\(name)”; available: \(names.joined(separator: ", ")).")
            return issue(fact + (nearest.map { " " + localized("Did you mean “\($0)”?") } ?? ""))
        }
        guard sides.count == 2 else {
            return issue(localized("“\(name)” has no percentage; write \(measure.rawValue)=80."))
        }
        guard let percent = percent(sides[1]) else {
            return issue(localized("“\(sides[1])” of \(measure.rawValue) is not a whole number from 0 to 100."))
        }
        return .success((measure, percent))
    }

    /// `80`, `80%` or `80 %`.
    private static func percent(_ text: String) -> Int? {
        var digits = text.utf8.filter { $0 != UInt8(ascii: " ") }
        if digits.last == UInt8(ascii: "%") { digits.removeLast() }
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 <= 100 ? $0 : nil }
    }
}

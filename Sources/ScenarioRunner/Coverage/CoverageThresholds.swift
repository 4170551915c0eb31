import CucumberExpressions

/// How much of each measure a run must cover: `80`, or `requirements=100,links=90`.
public struct CoverageThresholds: Hashable, Sendable {
    /// In hundredths, 0 to 100; those that are not asked for are not there.
    public let percents: [CoverageMeasure: Int]

    /// Every fault of what was written, in its order.
    public struct Faults: Error, Hashable, Sendable, CustomStringConvertible {
        public let faults: [String]

        public var description: String { faults.joined(separator: " ") }
    }

    /// - Parameter text: one figure for every measure, or figures by name with commas between.
    /// - Throws: ``Faults`` with all of them, each with what fixes it.
    public init(parsing text: String) throws(Faults) {
        if let percent = Self.percent(text) {
            percents = Dictionary(uniqueKeysWithValues: CoverageMeasure.allCases.map { ($0, percent) })
            return
        }
        var percents: [CoverageMeasure: Int] = [:]
        var faults: [String] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            switch Self.read(part) {
            case .success(let (measure, percent)):
                if percents.updateValue(percent, forKey: measure) != nil {
                    faults.append("“\(measure.rawValue)” stands there twice; leave one of them out.")
                }
            case .failure(let fault): faults += fault.faults
            }
        }
        guard faults.isEmpty else { throw Faults(faults: faults) }
        self.percents = percents
    }

    private static func read(_ part: Substring) -> Result<(CoverageMeasure, Int), Faults> {
        func fault(_ text: String) -> Result<(CoverageMeasure, Int), Faults> { .failure(Faults(faults: [text])) }
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " } }
        let name = sides[0]
        if part.allSatisfy({ $0 == " " }) { return fault("A measure is missing; write 80, or screens=90,links=100.") }
        if sides.count == 1, name.first?.isNumber == true {
            let fix = (percent(name) == nil ? "write a whole number from 0 to 100" : "write it alone")
            return fault("“\(name)” is the figure of every measure: \(fix), or name the measure: screens=90.")
        }
        guard let measure = CoverageMeasure(rawValue: name.lowercased()) else {
            let names = CoverageMeasure.allCases.map(\.rawValue)
            let nearest = Suggestions.nearest(to: name, among: names).first.map { " Did you mean “\($0)”?" } ?? ""
            return fault("There is no measure “\(name)”, only \(names.joined(separator: ", ")).\(nearest)")
        }
        guard sides.count == 2 else { return fault("“\(name)” has no figure; write \(measure.rawValue)=80.") }
        guard let percent = percent(sides[1]) else {
            return fault("“\(sides[1])” of \(measure.rawValue) is no whole number from 0 to 100.")
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

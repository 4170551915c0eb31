public import AppShell

/// Everything the module says, in the product's words.
public protocol PracticeStrings: Sendable {
    var home: any HomeStrings { get }
    var session: any SessionStrings { get }
    var summary: any SummaryStrings { get }
    var storage: StorageErrorStrings { get }
    /// Between the integer part and the decimals, and in numbers: `,`.
    var decimalSeparator: String { get }
    /// Between groups of three digits, from 1,000 on: a narrow no-break space.
    var groupSeparator: String { get }
}

extension PracticeStrings {
    /// With one decimal: `3,2`.
    func number(_ value: Double) -> String {
        let tenths = Int(exactly: (value * 10).rounded()) ?? 0
        return "\(tenths / 10)\(decimalSeparator)\(abs(tenths % 10))"
    }

    /// As ``number(_:)``; `< 0,1` where « 0,0 » would be no speed at all.
    func speed(_ value: Double) -> String {
        value > 0 && value < 0.05 ? "<\u{A0}\(number(0.1))" : number(value)
    }

    /// `1 500`
    func count(_ value: Int) -> PracticeCount {
        var text = ""
        let digits = String(value.magnitude)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += groupSeparator }
            text.append(digit)
        }
        return PracticeCount(value: value, text: value < 0 ? "-" + text : text)
    }
}

/// A number of things, for words that go with it.
public struct PracticeCount: Hashable, Sendable {
    /// How many.
    public let value: Int
    /// As it is written, in groups of three digits.
    public let text: String
}

/// On the home screen.
public protocol HomeStrings: Sendable {
    /// On the choice of the constant.
    var constant: String { get }
    /// On the choice of the mode, and its options.
    var mode: String { get }
    var strict: String { get }
    var learn: String { get }
    /// On the button that opens a session.
    var start: String { get }
    /// Over the records of all constants, and where a constant has none.
    var records: String { get }
    var noRecord: String { get }
    /// On how far it was typed at most, and that.
    var furthest: String { get }
    func furthestValue(_ decimals: PracticeCount) -> String
    /// Over a session that was cut short; what it was, and the two ways on.
    var interrupted: String { get }
    func interruptedSession(_ constant: String, _ next: Int) -> String
    var resume: String { get }
    var abandon: String { get }
    /// A constant's decimals are not what they must be.
    func unusableDigits(_ constant: String) -> String
    /// Before storage's own words, where the choice, the settings or the progress are not kept.
    var notKept: String { get }
    /// Before storage's own words, where a session that was cut short can't be read.
    var unreadable: String { get }
}

/// On the screen of a session.
public protocol SessionStrings: Sendable {
    /// On the number of the decimal that is expected: `#156`.
    var position: String { get }
    /// Until the first digit; of a session that goes on, with the number of the decimal that is expected.
    var ready: String { get }
    func resume(_ next: Int) -> String
    /// Around the lines of decimals.
    var grid: String { get }
    /// How many lines are above those that are drawn, and below where the person has scrolled up.
    func linesAbove(_ count: PracticeCount) -> String
    func linesBelow(_ count: PracticeCount) -> String
    /// On the buttons that scroll: to the first lines, up, down, and to the line that is typed.
    var firstLines: String { get }
    var earlierLines: String { get }
    var laterLines: String { get }
    var currentLine: String { get }
    /// Around one line, named by the number of its last decimal.
    func line(_ number: Int) -> String
    func reveal(_ line: Int) -> String
    var keypad: String { get }
    /// On the button that is held for 3 s.
    var finish: String { get }
    /// Below it: that it is to be held, and that nothing else leads out.
    var finishHint: String { get }
    /// Recorded for whoever asks why nothing moves: while a session runs, and until its summary was left.
    var lockReason: String { get }
    var summaryLockReason: String { get }
    /// A link named a constant that there is not: the title, and what is to be done.
    var unknownConstant: String { get }
    func unknownConstantMessage(_ id: String) -> String
}

/// On the summary.
public protocol SummaryStrings: Sendable {
    var title: String { get }
    var score: String { get }
    func scoreValue(_ digits: PracticeCount) -> String
    var speed: String { get }
    /// The speed, as a number, with its unit: `3,2 CPS`.
    func speedValue(_ number: String) -> String
    var duration: String { get }
    func durationValue(_ duration: Duration) -> String
    var bestStreak: String { get }
    var reveals: String { get }
    var errors: String { get }
    var medianInterval: String { get }
    func intervalValue(_ milliseconds: PracticeCount) -> String
    var consistency: String { get }
    func consistencyValue(_ percent: Int) -> String
    /// What ended a strict session.
    func error(_ expected: Int, _ typed: Int) -> String
    /// The last decimal there is was typed.
    var allDigits: String { get }
    var resumed: String { get }
    var again: String { get }
    var done: String { get }
    /// Before storage's own words: the session's safety copy, or its progress, could not be written.
    var notKept: String { get }
    /// Where there is nothing to sum up.
    var nothing: String { get }
}

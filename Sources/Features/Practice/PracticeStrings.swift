public import AppShell

/// Everything the module says, in the product's words.
public struct PracticeStrings: Sendable {
    public var home: HomeStrings
    public var session: SessionStrings
    public var summary: SummaryStrings
    public var storage: StorageErrorStrings
    /// Between the integer part and the decimals, and in numbers: `,`.
    public var decimalSeparator: String
    /// Between groups of three digits, from 1,000 on: a narrow no-break space.
    public var groupSeparator: String

    public init(
        home: HomeStrings,
        session: SessionStrings,
        summary: SummaryStrings,
        storage: StorageErrorStrings,
        decimalSeparator: String,
        groupSeparator: String
    ) {
        self.home = home
        self.session = session
        self.summary = summary
        self.storage = storage
        self.decimalSeparator = decimalSeparator
        self.groupSeparator = groupSeparator
    }

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
    public let value: Int
    /// As it is written, in groups of three digits.
    public let text: String
}

/// On the home screen.
public struct HomeStrings: Sendable {
    /// On the choice of the constant.
    public var constant: String
    /// On the choice of the mode, and its options.
    public var mode: String
    public var strict: String
    public var learn: String
    /// On the button that opens a session.
    public var start: String
    /// Over the records of all constants, and where a constant has none.
    public var records: String
    public var noRecord: String
    /// On how far it was typed at most, and that.
    public var furthest: String
    public var furthestValue: @Sendable (_ decimals: PracticeCount) -> String
    /// Over a session that was cut short; what it was, and the two ways on.
    public var interrupted: String
    public var interruptedSession: @Sendable (_ constant: String, _ next: Int) -> String
    public var resume: String
    public var abandon: String
    /// A constant's decimals are not what they must be.
    public var unusableDigits: @Sendable (_ constant: String) -> String
    /// Before storage's own words, where the choice, the settings or the progress are not kept.
    public var notKept: String
    /// Before storage's own words, where a session that was cut short can't be read.
    public var unreadable: String

    public init(
        constant: String,
        mode: String,
        strict: String,
        learn: String,
        start: String,
        records: String,
        noRecord: String,
        furthest: String,
        furthestValue: @escaping @Sendable (_ decimals: PracticeCount) -> String,
        interrupted: String,
        interruptedSession: @escaping @Sendable (_ constant: String, _ next: Int) -> String,
        resume: String,
        abandon: String,
        unusableDigits: @escaping @Sendable (_ constant: String) -> String,
        notKept: String,
        unreadable: String
    ) {
        self.constant = constant
        self.mode = mode
        self.strict = strict
        self.learn = learn
        self.start = start
        self.records = records
        self.noRecord = noRecord
        self.furthest = furthest
        self.furthestValue = furthestValue
        self.interrupted = interrupted
        self.interruptedSession = interruptedSession
        self.resume = resume
        self.abandon = abandon
        self.unusableDigits = unusableDigits
        self.notKept = notKept
        self.unreadable = unreadable
    }
}

/// On the screen of a session.
public struct SessionStrings: Sendable {
    /// On the number of the decimal that is expected: `#156`.
    public var position: String
    /// Until the first digit; of a session that goes on, with the number of the decimal that is expected.
    public var ready: String
    public var resume: @Sendable (_ next: Int) -> String
    /// Around the lines of decimals.
    public var grid: String
    /// How many lines are above those that are drawn, and below where the person has scrolled up.
    public var linesAbove: @Sendable (_ count: PracticeCount) -> String
    public var linesBelow: @Sendable (_ count: PracticeCount) -> String
    /// On the buttons that scroll: to the first lines, up, down, and to the line that is typed.
    public var firstLines: String
    public var earlierLines: String
    public var laterLines: String
    public var currentLine: String
    /// Around one line, named by the number of its last decimal.
    public var line: @Sendable (_ number: Int) -> String
    public var reveal: @Sendable (_ line: Int) -> String
    public var keypad: String
    /// On the button that is held for 3 s.
    public var finish: String
    /// Below it: that it is to be held, and that nothing else leads out.
    public var finishHint: String
    /// Recorded for whoever asks why nothing moves: while a session runs, and until its summary was left.
    public var lockReason: String
    public var summaryLockReason: String
    /// A link named a constant that there is not: the title, and what is to be done.
    public var unknownConstant: String
    public var unknownConstantMessage: @Sendable (_ id: String) -> String

    public init(
        position: String,
        ready: String,
        resume: @escaping @Sendable (_ next: Int) -> String,
        grid: String,
        linesAbove: @escaping @Sendable (_ count: PracticeCount) -> String,
        linesBelow: @escaping @Sendable (_ count: PracticeCount) -> String,
        firstLines: String,
        earlierLines: String,
        laterLines: String,
        currentLine: String,
        line: @escaping @Sendable (_ number: Int) -> String,
        reveal: @escaping @Sendable (_ line: Int) -> String,
        keypad: String,
        finish: String,
        finishHint: String,
        lockReason: String,
        summaryLockReason: String,
        unknownConstant: String,
        unknownConstantMessage: @escaping @Sendable (_ id: String) -> String
    ) {
        self.position = position
        self.ready = ready
        self.resume = resume
        self.grid = grid
        self.linesAbove = linesAbove
        self.linesBelow = linesBelow
        self.firstLines = firstLines
        self.earlierLines = earlierLines
        self.laterLines = laterLines
        self.currentLine = currentLine
        self.line = line
        self.reveal = reveal
        self.keypad = keypad
        self.finish = finish
        self.finishHint = finishHint
        self.lockReason = lockReason
        self.summaryLockReason = summaryLockReason
        self.unknownConstant = unknownConstant
        self.unknownConstantMessage = unknownConstantMessage
    }
}

/// On the summary.
public struct SummaryStrings: Sendable {
    public var title: String
    public var score: String
    public var scoreValue: @Sendable (_ digits: PracticeCount) -> String
    public var speed: String
    /// The speed, as a number, with its unit: `3,2 CPS`.
    public var speedValue: @Sendable (_ number: String) -> String
    public var duration: String
    public var durationValue: @Sendable (Duration) -> String
    public var bestStreak: String
    public var reveals: String
    public var errors: String
    public var medianInterval: String
    public var intervalValue: @Sendable (_ milliseconds: PracticeCount) -> String
    public var consistency: String
    public var consistencyValue: @Sendable (_ percent: Int) -> String
    /// What ended a strict session.
    public var error: @Sendable (_ expected: Int, _ typed: Int) -> String
    /// The last decimal there is was typed.
    public var allDigits: String
    public var resumed: String
    public var again: String
    public var done: String
    /// Before storage's own words: the session's safety copy, or its progress, could not be written.
    public var notKept: String
    /// Where there is nothing to sum up.
    public var nothing: String

    public init(
        title: String,
        score: String,
        scoreValue: @escaping @Sendable (_ digits: PracticeCount) -> String,
        speed: String,
        speedValue: @escaping @Sendable (_ number: String) -> String,
        duration: String,
        durationValue: @escaping @Sendable (Duration) -> String,
        bestStreak: String,
        reveals: String,
        errors: String,
        medianInterval: String,
        intervalValue: @escaping @Sendable (_ milliseconds: PracticeCount) -> String,
        consistency: String,
        consistencyValue: @escaping @Sendable (_ percent: Int) -> String,
        error: @escaping @Sendable (_ expected: Int, _ typed: Int) -> String,
        allDigits: String,
        resumed: String,
        again: String,
        done: String,
        notKept: String,
        nothing: String
    ) {
        self.title = title
        self.score = score
        self.scoreValue = scoreValue
        self.speed = speed
        self.speedValue = speedValue
        self.duration = duration
        self.durationValue = durationValue
        self.bestStreak = bestStreak
        self.reveals = reveals
        self.errors = errors
        self.medianInterval = medianInterval
        self.intervalValue = intervalValue
        self.consistency = consistency
        self.consistencyValue = consistencyValue
        self.error = error
        self.allDigits = allDigits
        self.resumed = resumed
        self.again = again
        self.done = done
        self.notKept = notKept
        self.nothing = nothing
    }
}

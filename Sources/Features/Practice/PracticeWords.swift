public import AppShell

/// Everything the module says, in the product's words.
public struct PracticeWords: Sendable {
    public var home: HomeWords
    public var session: SessionWords
    public var summary: SummaryWords
    public var storage: StorageErrorWords
    /// Between the integer part and the decimals, and in numbers: `,`.
    public var decimalSeparator: String

    public init(
        home: HomeWords,
        session: SessionWords,
        summary: SummaryWords,
        storage: StorageErrorWords,
        decimalSeparator: String
    ) {
        self.home = home
        self.session = session
        self.summary = summary
        self.storage = storage
        self.decimalSeparator = decimalSeparator
    }

    /// With one decimal: `3,2`.
    func number(_ value: Double) -> String {
        let tenths = Int(exactly: (value * 10).rounded()) ?? 0
        return "\(tenths / 10)\(decimalSeparator)\(abs(tenths % 10))"
    }
}

/// On the home screen.
public struct HomeWords: Sendable {
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
    /// On the furthest position that was reached, and that position.
    public var furthest: String
    public var furthestValue: @Sendable (_ position: Int) -> String
    /// Over a session that was cut short; what it was, and the two ways on.
    public var interrupted: String
    public var interruptedSession: @Sendable (_ constant: String, _ next: Int) -> String
    public var resume: String
    public var abandon: String
    /// In place of the start button: a constant's decimals are not what they must be.
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
        furthestValue: @escaping @Sendable (_ position: Int) -> String,
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
public struct SessionWords: Sendable {
    /// On the number of the decimal that is expected: `#156`.
    public var position: String
    /// Until the first digit.
    public var ready: String
    /// Around the lines of decimals.
    public var grid: String
    /// How many lines are above those that are drawn.
    public var linesAbove: @Sendable (_ count: Int) -> String
    /// Around one line, named by the number of its last decimal.
    public var line: @Sendable (_ number: Int) -> String
    public var reveal: @Sendable (_ line: Int) -> String
    public var keypad: String
    /// On the button that is held for 3 s.
    public var finish: String
    /// Recorded for whoever asks why nothing moves: while a session runs, and until its summary was left.
    public var lockReason: String
    public var summaryLockReason: String
    /// A link named a constant that there is not.
    public var unknownConstant: String

    public init(
        position: String,
        ready: String,
        grid: String,
        linesAbove: @escaping @Sendable (_ count: Int) -> String,
        line: @escaping @Sendable (_ number: Int) -> String,
        reveal: @escaping @Sendable (_ line: Int) -> String,
        keypad: String,
        finish: String,
        lockReason: String,
        summaryLockReason: String,
        unknownConstant: String
    ) {
        self.position = position
        self.ready = ready
        self.grid = grid
        self.linesAbove = linesAbove
        self.line = line
        self.reveal = reveal
        self.keypad = keypad
        self.finish = finish
        self.lockReason = lockReason
        self.summaryLockReason = summaryLockReason
        self.unknownConstant = unknownConstant
    }
}

/// On the summary.
public struct SummaryWords: Sendable {
    public var title: String
    public var score: String
    public var scoreValue: @Sendable (_ digits: Int) -> String
    public var speed: String
    /// The speed, as a number, with its unit: `3,2 CPS`.
    public var speedValue: @Sendable (_ number: String) -> String
    public var duration: String
    public var durationValue: @Sendable (Duration) -> String
    public var bestStreak: String
    public var reveals: String
    public var errors: String
    public var medianInterval: String
    public var consistency: String
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
        scoreValue: @escaping @Sendable (_ digits: Int) -> String,
        speed: String,
        speedValue: @escaping @Sendable (_ number: String) -> String,
        duration: String,
        durationValue: @escaping @Sendable (Duration) -> String,
        bestStreak: String,
        reveals: String,
        errors: String,
        medianInterval: String,
        consistency: String,
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
        self.consistency = consistency
        self.error = error
        self.allDigits = allDigits
        self.resumed = resumed
        self.again = again
        self.done = done
        self.notKept = notKept
        self.nothing = nothing
    }
}

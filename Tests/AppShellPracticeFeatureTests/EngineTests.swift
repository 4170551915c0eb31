import AppShellPracticeFeature
import Testing

struct EngineTests {
    private let pi = Sample.digits("1415926535897932384626433")

    @Test("PI-FR4: right digits go on, a wrong one says what was expected")
    func verdicts() {
        var engine = PracticeEngine(pi, mode: .learn)
        #expect(engine.press(1, at: .zero) == .correct)
        #expect(engine.press(5, at: .seconds(1)) == .wrong(expected: 4))
        #expect(engine.press(4, at: .seconds(2)) == .correct)
        #expect(engine.position == 2)
        #expect(engine.errorPositions == [1])
    }

    @Test("PI-FR2: strict ends at the first error, and what is pressed then counts for nothing")
    func strict() {
        var engine = PracticeEngine(pi, mode: .strict)
        #expect(engine.press(1, at: .zero) == .correct)
        #expect(engine.press(9, at: .milliseconds(500)) == .wrong(expected: 4))
        #expect(engine.isFinished)
        let ended = engine.snapshot
        #expect(engine.press(4, at: .seconds(1)) == .finished)
        #expect(engine.press(10, at: .seconds(1)) == .notADigit)
        #expect(engine.snapshot == ended)
        #expect(engine.attempts == 2)
    }

    @Test("PI-FR4: learn counts an error, begins the run anew, and asks for the same decimal again")
    func learn() {
        var engine = PracticeEngine(pi, mode: .learn)
        for digit: UInt8 in [1, 4, 1, 7, 8] { _ = engine.press(digit, at: .zero) }
        #expect(engine.position == 3)
        #expect(engine.errors == 2)
        #expect(engine.streak == 0)
        #expect(engine.bestStreak == 3)
        #expect(engine.errorPositions == [3, 3])
        #expect(!engine.isFinished)
    }

    @Test("PI-FR4: after the last decimal there is the session is finished", arguments: PracticeMode.allCases)
    func end(mode: PracticeMode) {
        var engine = PracticeEngine(Sample.digits("141"), mode: mode)
        let verdicts = [1, 4, 1, 5].map { engine.press($0, at: .zero) }
        #expect(verdicts == [.correct, .correct, .correct, .finished])
        #expect(engine.isFinished)
        #expect(engine.attempts == 3)
        let reveals = [0, 1].map { engine.reveal(line: $0) }
        #expect(reveals == [false, false])
    }

    @Test("PI-NFR3: of texts, the ten digits of ASCII alone are digits")
    func text() {
        for digit: UInt8 in 0...9 { #expect(PracticeEngine.digit(of: "\(digit)") == digit) }
        for text in ["", "٣", "５", "Ⅷ", "10", "1 ", " 1", "-1", "a", "²", "½", "1\u{301}", "/", ":", "\u{0}"] {
            #expect(PracticeEngine.digit(of: text) == nil, "\(text)")
        }
        var engine = PracticeEngine(pi, mode: .strict)
        let verdicts = ["١", "1"].map { engine.press($0, at: .zero) }
        #expect(verdicts == [.notADigit, .correct])
        #expect(engine.attempts == 1)
    }

    @Test("PI-S6.2: a line is revealed once, in learn mode, while it is not complete")
    func reveals() {
        var strict = PracticeEngine(pi, mode: .strict)
        #expect(strict.reveal(line: 0) == false)
        var engine = PracticeEngine(pi, mode: .learn)
        #expect(engine.reveal(line: 0) == true)
        #expect(engine.reveal(line: 0) == false)
        #expect(engine.reveal(line: -1) == false)
        #expect(engine.reveal(line: 3) == false)
        for digit: UInt8 in [1, 4, 1, 5, 9, 2, 6, 5, 3, 5] { _ = engine.press(digit, at: .zero) }
        #expect(engine.reveal(line: 1) == true)
        #expect(engine.revealsUsed == 2)
        #expect(engine.streak == 10)
    }

    @Test("PI-FR4: a clock that is set back makes no negative time, and none twice")
    func clockSetBack() {
        var engine = PracticeEngine(pi, mode: .strict)
        for (digit, second): (UInt8, Int) in [(1, 10), (4, 11), (1, 5), (5, 12)] {
            _ = engine.press(digit, at: .seconds(second))
        }
        #expect(engine.duration == .seconds(2))
        #expect(engine.intervals == [1_000, 0, 1_000])
    }

    @Test("PI-FR4: intervals are rounded to milliseconds, however long")
    func milliseconds() {
        let examples: [(Duration, UInt32)] = [
            (.microseconds(499), 0), (.microseconds(500), 1), (.nanoseconds(99_999_900), 100),
            (.seconds(86_400), 86_400_000), (.seconds(300_000), 300_000_000), (.seconds(1 << 40), 302_231_455),
            (.seconds(-1), 0),
        ]
        for (interval, expected) in examples {
            var engine = PracticeEngine(pi, mode: .strict)
            _ = engine.press(1, at: .zero)
            _ = engine.press(4, at: interval)
            #expect(engine.intervals == [expected], "\(interval)")
        }
    }

    @Test("PI-FR4: 140,000 keys over 24 hours, a million errors' worth of bounds: kept up to the caps, counted beyond")
    func long() {
        let count = 140_000
        var engine = PracticeEngine(Sample.digits(String(repeating: "1", count: count)), mode: .learn)
        let gap = Duration.milliseconds(86_400_000 / count)
        for key in 0..<count {
            if key < 1_500 { _ = engine.press(2, at: gap * key) }
            #expect(engine.press(1, at: gap * key) == .correct)
        }
        #expect(engine.isFinished)
        #expect(engine.intervals.count == PracticeEngine.maximumIntervals)
        #expect(engine.errorPositions == Array(0..<PracticeEngine.maximumErrorPositions))
        #expect(engine.errors == 1_500)
        #expect(engine.duration == gap * (count - 1))
        #expect(engine.bestStreak == count - 1_500 + 1)
    }

    @Test("PI-FR4: a snapshot that can't be of these digits is clipped, and never traps")
    func foreignSnapshot() {
        var snapshot = PracticeSnapshot()
        snapshot.position = .max
        snapshot.errors = .max
        snapshot.streak = .max
        snapshot.bestStreak = .min
        snapshot.errorPositions = Array(repeating: .min, count: 5_000)
        snapshot.revealedLines = [.max, .min]
        snapshot.duration = .seconds(-5)
        snapshot.intervals = Array(repeating: .max, count: PracticeEngine.maximumIntervals + 5)
        var engine = PracticeEngine(pi, mode: .learn, from: snapshot)
        #expect(engine.position == 25)
        #expect(engine.streak == 25)
        #expect(engine.bestStreak == 25)
        #expect(engine.duration == .zero)
        #expect(engine.press(1, at: .zero) == .finished)
        #expect(engine.reveal(line: .max) == false)
    }
}

import AppShellPracticeFeature
import Testing

/// Laws, on random keys of which about one in twelve is wrong.
struct EngineLawTests {
    private struct Key {
        var digit: UInt8
        var moment: Duration
    }

    /// What an engine should count, written the plain way.
    private struct Model {
        var position = 0
        var errors: [Int] = []
        var runs = [0]
        var ended = false

        mutating func press(_ digit: UInt8, _ digits: [UInt8], _ mode: PracticeMode) {
            guard !ended else { return }
            if digits[position] == digit {
                position += 1
                runs[runs.count - 1] += 1
            } else {
                errors.append(position)
                runs.append(0)
                ended = mode == .strict
            }
            if position == digits.count { ended = true }
        }
    }

    private func scene(_ seed: UInt64) -> (digits: [UInt8], keys: [Key]) {
        var random = Generator(seed: seed)
        let digits = (0..<Int.random(in: 1...120, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random) }
        var model = Model()
        var moment = Duration.zero
        let keys = (0..<Int.random(in: 0...200, using: &random)).map { _ in
            moment += .milliseconds(Int.random(in: 0...900, using: &random))
            let right = model.ended ? 0 : digits[model.position]
            let digit = Int.random(in: 0..<12, using: &random) == 0 ? UInt8.random(in: 0...9, using: &random) : right
            model.press(digit, digits, .learn)
            return Key(digit: digit, moment: moment)
        }
        return (digits, keys)
    }

    private func text(_ digits: [UInt8]) -> String { digits.map { "\($0)" }.joined() }

    @Test("PI-FR4: an engine counts what a plain model counts, key by key", arguments: PracticeMode.allCases)
    func model(mode: PracticeMode) {
        for seed: UInt64 in 1...200 {
            let (digits, keys) = scene(seed)
            var engine = PracticeEngine(Sample.digits(text(digits)), mode: mode)
            var model = Model()
            for key in keys {
                let wasEnded = model.ended
                let expected = wasEnded ? nil : digits[model.position]
                model.press(key.digit, digits, mode)
                switch engine.press(key.digit, at: key.moment) {
                case .correct: #expect(expected == key.digit)
                case .wrong(let wanted): #expect(expected == wanted && wanted != key.digit)
                case .finished: #expect(wasEnded)
                case .notADigit: Issue.record("a digit was not taken for one")
                }
                #expect(engine.position == model.position)
                #expect(engine.errors == model.errors.count)
                #expect(engine.errorPositions == model.errors)
                #expect(engine.streak == model.runs.last)
                #expect(engine.bestStreak == model.runs.max())
                #expect(engine.isFinished == model.ended)
                // Laws that hold whatever the model says.
                #expect(engine.attempts == engine.position + engine.errors)
                #expect(engine.streak <= engine.bestStreak && engine.bestStreak <= engine.position)
                #expect(engine.intervals.count == max(0, engine.attempts - 1))
            }
        }
    }

    @Test("PI-FR2: the score of a strict session is the longest correct prefix of what was typed")
    func prefix() {
        for seed: UInt64 in 1...200 {
            let (digits, keys) = scene(seed)
            var engine = PracticeEngine(Sample.digits(text(digits)), mode: .strict)
            for key in keys { _ = engine.press(key.digit, at: key.moment) }
            #expect(engine.position == zip(digits, keys).prefix { $0 == $1.digit }.count)
            #expect(engine.bestStreak == engine.position)
        }
    }

    @Test("PI-FR13: a session that is cut short and goes on counts as one that was not, without the gap")
    func resume() {
        for mode in PracticeMode.allCases {
            for seed: UInt64 in 1...200 {
                let (digits, keys) = scene(seed)
                let cut = Int(seed) % (keys.count + 1)
                var whole = PracticeEngine(Sample.digits(text(digits)), mode: mode)
                var first = whole
                for key in keys[..<cut] {
                    _ = whole.press(key.digit, at: key.moment)
                    _ = first.press(key.digit, at: key.moment)
                }
                _ = whole.reveal(line: whole.position / 10)
                _ = first.reveal(line: first.position / 10)
                // As if the first key after the cut came with the last one before it.
                var gap = Duration.zero
                if first.attempts > 0, cut < keys.count { gap = keys[cut].moment - keys[first.attempts - 1].moment }
                var second = PracticeEngine(first.digits, mode: mode, from: first.snapshot)
                #expect(second.snapshot == first.snapshot)
                for key in keys[cut...] {
                    // The resumed app counts its time from another origin.
                    let verdict = second.press(key.digit, at: key.moment + .seconds(86_400))
                    #expect(verdict == whole.press(key.digit, at: key.moment - gap))
                }
                var expected = whole.snapshot
                if first.attempts > 0, whole.attempts > first.attempts {
                    #expect(expected.intervals.remove(at: first.attempts - 1) == 0)
                }
                #expect(second.snapshot == expected)
                #expect(second.isFinished == whole.isFinished)
            }
        }
    }

    @Test("PI-FR2: the duration is the sum of the gaps, and intervals are those gaps")
    func time() {
        for seed: UInt64 in 1...100 {
            let (digits, keys) = scene(seed)
            var engine = PracticeEngine(Sample.digits(text(digits)), mode: .learn)
            for key in keys { _ = engine.press(key.digit, at: key.moment) }
            guard let first = keys.first, engine.attempts > 0 else { continue }
            #expect(engine.duration == keys[engine.attempts - 1].moment - first.moment)
            let sum = engine.intervals.reduce(0) { $0 + Int($1) }
            #expect(engine.duration == .milliseconds(sum))
        }
    }
}

import AppShell

/// How faint the pad is (PI-FR8): 20 % at rest, down to 5 % past 20 in a row while keys come fast, back after 3 s
/// without one or at an error; each way takes 1 s, evenly.
///
/// A value that is asked at the moment of drawing. Moments count from an origin that stays the same.
struct GhostPad {
    static let rest = 0.20
    static let faint = 0.05
    static let fadeDuration = Duration.seconds(1)
    static let idleLimit = Duration.seconds(3)
    /// More in a row than this let it fade.
    static let streakLimit = 20

    private struct Ramp {
        var start: Duration
        var from: Double
        var target: Double

        func value(at moment: Duration) -> Double {
            let share = min(1, max(0, (moment - start) / GhostPad.fadeDuration))
            return share == 1 ? target : from + (target - from) * share
        }
    }

    private var ramp = Ramp(start: .zero, from: rest, target: rest)
    private var lastKey: Duration?

    /// A correct key.
    ///
    /// - Parameter streak: how many in a row, with this one.
    mutating func press(streak: Int, at moment: Duration) {
        let isFast = lastKey.map { moment - $0 < Self.idleLimit } ?? false
        ramp = effective(at: moment)
        lastKey = moment
        guard streak > Self.streakLimit, isFast else { return }
        turn(to: Self.faint, at: moment)
    }

    mutating func fail(at moment: Duration) {
        ramp = effective(at: moment)
        lastKey = moment
        turn(to: Self.rest, at: moment)
    }

    /// When it comes back by itself, unless a key is struck before; nil where it is at rest or on its way there.
    func comesBack(at moment: Duration) -> Duration? {
        guard let lastKey, effective(at: moment).target == Self.faint else { return nil }
        return lastKey + Self.idleLimit
    }

    func look(at moment: Duration) -> Content.Look {
        let ramp = effective(at: moment)
        let remaining = ramp.start + Self.fadeDuration - moment
        let isFading = remaining > .zero && ramp.from != ramp.target
        return Content.Look(
            opacity: ramp.value(at: moment),
            fade: isFading ? Content.Fade(target: ramp.target, remaining: remaining) : nil
        )
    }

    private mutating func turn(to target: Double, at moment: Duration) {
        guard ramp.target != target else { return }
        ramp = Ramp(start: moment, from: ramp.value(at: moment), target: target)
    }

    /// The ramp that holds at a moment: the last key's, or the way back that began without one.
    private func effective(at moment: Duration) -> Ramp {
        guard let lastKey, ramp.target == Self.faint else { return ramp }
        let idle = lastKey + Self.idleLimit
        return moment < idle ? ramp : Ramp(start: idle, from: ramp.value(at: idle), target: Self.rest)
    }
}

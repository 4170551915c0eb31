import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    /// How long a person takes from one key to the next where a step does not say.
    private static let usualGap = Duration.milliseconds(250)

    mutating func defineTypingSteps() {
        step(
            .when,
            [
                "fr": "je tape les chiffres {string}",
                "en": "I type the digits {string}",
                "en": "I strike the digits {string}",
            ],
            "Types these digits on the keypad, four per second."
        ) { (world, digits: String) in
            try world.strike(digits.map(String.init), every: Self.usualGap)
        }
        step(
            .when,
            [
                "fr": "je tape {int} décimale(s) juste(s)",
                "en": "I type {int} correct digit(s)",
                "en": "I strike {int} right digit(s)",
            ],
            "Types that many of the expected digits, four per second."
        ) { (world, count: Int) in
            try world.strike(try world.expected(count), every: Self.usualGap)
        }
        step(
            .when,
            [
                "fr": "je tape {int} décimale(s) juste(s), une toutes les {duration}",
                "en": "I type {int} correct digit(s), one every {duration}",
                "en": "I strike {int} right digit(s), one every {duration}",
            ],
            "Types that many of the expected digits, that far apart."
        ) { (world, count: Int, gap: Duration) in
            try world.strike(try world.expected(count), every: gap)
        }
        step(
            .when,
            ["fr": "je tape une décimale fausse", "en": "I type a wrong digit", "en": "I strike a wrong digit"],
            "Types a digit other than the expected one."
        ) { world in
            let right = try world.expected(1)[0]
            try world.strike([right == "0" ? "1" : "0"], every: Self.usualGap)
        }
    }
}

extension ScenarioWorld {
    /// One key after the other; the first one now.
    func strike(_ keys: [String], every gap: Duration) throws {
        let keypad = session.words("Pavé numérique")
        for (index, key) in keys.enumerated() {
            if index > 0 { try session.wait(gap) }
            try session.tap(key, in: keypad)
        }
    }

    /// The digits that come next, by what the screen says: its constant and the position.
    func expected(_ count: Int) throws -> [String] {
        guard count >= 0 else {
            throw StepFailure(localized("\(count) is not a number of digits; write 0 or more."))
        }
        let elements = try finder().elements.map(\.element)
        let position = elements.compactMap { element -> Int? in
            guard let text = [element.value, element.label].compactMap(\.self).first(where: { $0.hasPrefix("#") })
            else {
                return nil
            }
            return Int(text.dropFirst())
        }
        guard let next = position.first else {
            throw StepFailure(localized("The screen shows no position such as “#1”."))
        }
        let title = try finder().topLayer?.label ?? ""
        return try PiTrainerTestKit.decimals(of: title, in: next - 1..<next - 1 + count)
    }
}

import CucumberGherkin

/// Tells whether a scenario still says the same: its steps with those of its background, its tags and its language.
enum ScenarioDigest {
    /// 64 bits of FNV-1a, in hexadecimal.
    static func text(of pickle: Pickle) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts(of: pickle) {
            // A byte that no text has ends each part.
            for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 16)
    }

    private static func parts(of pickle: Pickle) -> [String] {
        [pickle.language, pickle.name] + pickle.tags.map(\.name)
            + pickle.steps.flatMap { step in
                let rows = step.argument?.dataTable?.rows.flatMap { ["row"] + $0 } ?? []
                let text = step.argument?.docString.map { ["text", $0.mediaType ?? "", $0.content] } ?? []
                return [step.type.rawValue, step.text] + rows + text
            }
    }
}

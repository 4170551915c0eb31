/// A place in a script that ran, but probably does not mean what its author intended. Warnings fail no scenario.
public struct ScriptWarning: Hashable, Codable, Sendable {
    public let file: String
    /// From 1.
    public let line: Int
    /// As `appshell lint` names it: `placeholder-unknown`.
    public let code: String
    /// The fact and the fix, as sentences in the language of the script.
    public let text: String
    /// The product and the text that nothing showed, where the warning is about one: another shard may have seen it.
    package var absentText: String?

    package init(file: String, line: Int, code: String, text: String, absentText: String? = nil) {
        self.file = file
        self.line = line
        self.code = code
        self.text = text
        self.absentText = absentText
    }
}

extension ScriptWarning: CustomStringConvertible {
    /// `Scenarios/a.feature:12: A fact. A fix. [code]`
    public var description: String { "\(file):\(line): \(text) [\(code)]" }
}

/// One shard's part of the check for texts that must not show. The parts of all shards give the texts that nothing showed.
package struct ShardTexts: Hashable, Sendable {
    /// About the scenarios of the shard.
    package let warnings: [ScriptWarning]
    /// The texts that any shard's scripts want absent and this shard did not see, as ``ScriptWarning/absentText``.
    package let unseen: Set<String>

    package init(warnings: [ScriptWarning], unseen: Set<String>) {
        self.warnings = warnings
        self.unseen = unseen
    }

    /// About texts that no shard saw.
    package static func warnings(of shards: [ShardTexts]) -> [ScriptWarning] {
        shards.flatMap(\.warnings).filter { warning in
            shards.allSatisfy { $0.unseen.contains(warning.absentText ?? "") }
        }
    }
}

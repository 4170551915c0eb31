/// Something in a script that ran, but may not say what its author meant. It fails nothing.
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

/// What one shard knows of texts that must not show: only all shards together know what nothing showed.
package struct ShardTexts: Hashable, Sendable {
    /// About the scenarios of the shard.
    package let warnings: [ScriptWarning]
    /// What this shard did not see of the texts that any shard's scripts want absent, as ``ScriptWarning/absentText``.
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

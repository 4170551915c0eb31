import AppShell
import AppShellLive

/// A value and a secret in a form that this version does not know, and what takes their place.
struct SetAsideProbe {
    private static let foreign = #"{"later":true}"#
    private static let key = StoredKey("probe.list")
    private static let kinds = ["value", "secret"]

    let storage: Storage

    /// Stores what this version can't read.
    func prepare() async throws(StorageError) {
        try await storage.values.setValue(Array(Self.foreign.utf8), for: Self.key)
        try await storage.secrets.setSecret(Secret(Self.foreign), for: Self.key)
    }

    /// Replaces both; tells a line for each as soon as it is done, `ack value` or `refused value …`.
    func replace(by number: Int, tell: (String) -> Void) async {
        for kind in Self.kinds {
            let value =
                kind == "value"
                ? StoredValue(Self.key, in: storage.values, empty: [Int]())
                : StoredValue(Self.key, in: storage.secrets, empty: [Int]())
            value.change { $0 = [number] }
            await value.save()
            tell(value.issue.map { "refused \(kind) \($0)" } ?? "ack \(kind)")
        }
    }

    /// Lines `wrong …`: where the bytes are lost, are there more than once, or what was acknowledged is not there.
    ///
    /// - Parameter log: the lines of the process before.
    func check(log: String) async throws(StorageError) -> [String] {
        var lines: [String] = []
        for kind in Self.kinds {
            let isAcknowledged = log.contains("ack \(kind)")
            let (stored, copy) = (try text(kind, ""), try text(kind, ".unreadable-1"))
            if isAcknowledged ? stored != "[1]" : ![Self.foreign, "[1]"].contains(stored) {
                lines.append("wrong: the \(kind) is \(stored ?? "gone"), acknowledged: \(isAcknowledged)")
            }
            if stored != Self.foreign, copy != Self.foreign { lines.append("wrong: the \(kind) is lost") }
        }
        // Without the fault, it goes on.
        await replace(by: 2) { if !$0.hasPrefix("ack") { lines.append("wrong: \($0)") } }
        for kind in Self.kinds {
            let texts = [try text(kind, ""), try text(kind, ".unreadable-1"), try text(kind, ".unreadable-2")]
            if texts != ["[2]", Self.foreign, nil] { lines.append("wrong: in the end the \(kind) is \(texts)") }
        }
        return lines
    }

    private func text(_ kind: String, _ suffix: String) throws(StorageError) -> String? {
        let key = StoredKey(Self.key.name + suffix)
        guard kind == "value" else { return try storage.secrets.secret(for: key)?.reveal() }
        return try storage.values.value(for: key).map { String(decoding: $0, as: UTF8.self) }
    }
}

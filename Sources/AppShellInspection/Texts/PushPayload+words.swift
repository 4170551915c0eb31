public import AppShell
import AppShellTexts

extension PushPayload {
    /// Its `notes` in the language of the current `Reader`.
    public var localizedNotes: [String] { notes.map(KnownText.payloadNote) }
}

extension PayloadError {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String { KnownText.reason(description) }
}

extension PayloadRule {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String { KnownText.rule(description) }
}

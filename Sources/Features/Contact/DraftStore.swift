import AppShell

/// What was typed into the form, over the end of the process, and nothing else: not what was viewed (MAD-FR19).
struct TypedDraft: Hashable, Codable {
    static let key = StoredKey("contact.draft")

    var name = ""
    var email = ""
    /// nil while the message is the pre-fill.
    var message: String?
}

/// Keeps a draft on the device: a second after it was changed, at once when the app is left, and not at all once it is
/// sent or emptied.
final class DraftStore {
    /// So long something may be typed before it is stored.
    static let delay: Duration = .seconds(1)

    private let stored: StoredValue<TypedDraft>
    private let clock: any AppClock
    var tasks: TaskScope?
    /// Lets go of what else is stored of the form.
    private let onEmptied: () async -> Void
    private var isPlanned = false

    init(environment: AppEnvironment, onEmptied: @escaping () async -> Void) {
        self.onEmptied = onEmptied
        stored = StoredValue(TypedDraft.key, in: environment.storage.values, empty: TypedDraft())
        clock = environment.clock
    }

    /// Why the last read or write failed; nil if it worked.
    var storageIssue: String? { stored.issue?.description }

    /// What was left in the form.
    var draft: TypedDraft { stored.value }

    func keep(_ draft: TypedDraft) {
        stored.change { $0 = draft }
        // Of what was sent or emptied nothing stays for a second.
        if draft == TypedDraft() {
            tasks? { await self.clear() }
        } else if !isPlanned {
            isPlanned = true
            tasks? { await self.saveSoon() }
        }
    }

    func save() async { await stored.save() }

    private func clear() async {
        await stored.save()
        // What was typed meanwhile is another form.
        if stored.value == TypedDraft() { await onEmptied() }
    }

    private func saveSoon() async {
        // One that is woken early stores early.
        try? await clock.sleep(for: Self.delay, purpose: "the saving of the draft")
        isPlanned = false
        await stored.save()
    }
}

import AppShell
import Observation

@Observable
final class LoansScreen: Screen {
    /// What the reader is asked whether to give up.
    private var doubtful: LoanRequest?
    @ObservationIgnored private let store: LoansStore
    @ObservationIgnored private let formats: LocalFormats
    @ObservationIgnored private let openBook: (Int) -> Void

    init(store: LoansStore, formats: LocalFormats, openBook: @escaping (Int) -> Void) {
        self.store = store
        self.formats = formats
        self.openBook = openBook
    }

    var content: Content {
        .screen("Mes prêts", refresh: { await self.store.refresh() }) {
            Content.toggle("Me rappeler les retours", isOn: store.isReminderOn) { self.store.setReminder($0) }
            if let note = store.reminderNote { Content.text(note) }
            if let refusal = store.refusal { Content.banner(refusal) }
            if !store.requests.isEmpty { waiting }
            // It may have been sent meanwhile.
            if let doubtful, !store.isSending, store.requests.contains(where: { $0.book == doubtful.book }) {
                question(doubtful)
            }
            if store.requests.isEmpty, let error = store.sendingError {
                Content.banner(APIErrorStrings.french.text(for: error))
            }
            Content.loaded(
                store.state,
                loading: "Chargement des prêts…",
                errors: .french,
                retry: "Réessayer",
                load: { await self.store.refresh() },
                content: { loans in self.list(loans) }
            )
        }
    }

    func appear() async { await store.refresh() }

    private var waiting: Content {
        Content.banner(store.isSending ? "Envoi en cours…" : "Pas encore envoyé") {
            for request in store.requests {
                Content.section(request.title) {
                    Content.text(request.title)
                    Content.button("Renoncer", isEnabled: !store.isSending) { self.doubtful = request }.destructive()
                }
            }
            if let error = store.sendingError {
                Content.text(APIErrorStrings.french.text(for: error))
                Content.button("Envoyer de nouveau") { await self.store.sendAll() }
            }
        }
    }

    private func question(_ request: LoanRequest) -> Content {
        .dialog("Renoncer à « \(request.title) » ?", message: "La demande n'a pas encore été envoyée.") {
            Content.button("Renoncer") {
                self.doubtful = nil
                await self.store.giveUp(request)
            }
            .destructive()
            Content.button("Garder") { self.doubtful = nil }
        }
    }

    private func list(_ loans: [Loan]) -> [Content] {
        guard !loans.isEmpty else { return [Content.empty("Aucun prêt en cours")] }
        let list = Content.list("Prêts") {
            for loan in loans.sorted(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
                Content.section(loan.title) {
                    Content.text("À rendre le \(loan.due.text(in: formats))")
                    Content.button("Voir le livre") { self.openBook(loan.book) }
                    if loan.isRenewable { Content.button("Prolonger") { await self.store.renew(loan) } }
                }
            }
        }
        return [list]
    }
}

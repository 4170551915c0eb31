public import AppShell
public import Observation

/// The reader's loans, and what has been asked for but not answered yet.
///
/// A request is stored before the call: neither a crash nor a lost answer loses or doubles it.
@Observable
public final class LoansStore {
    static let cacheKey = StoredKey("loans.cache")
    static let outboxKey = StoredKey("loans.outbox")

    let load = LatestLoad<[Loan]>()
    /// Why the last request did not get through.
    private(set) var sendingError: APIError?
    private(set) var isSending = false
    /// What the library has answered no to.
    private(set) var refusal: String?
    /// Why no reminder will come.
    private(set) var reminderNote: String?
    @ObservationIgnored private let service: any LoansService
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let cache: StoredValue<[Loan]>
    @ObservationIgnored private let outbox: StoredValue<[LoanRequest]>
    @ObservationIgnored private let reminders: LoanReminders
    /// Of renewals that have not been answered, by the loan.
    @ObservationIgnored private var renewalKeys: [Int: String] = [:]
    /// Outlive the screen that starts them.
    @ObservationIgnored private var tasks: TaskScope?

    public init(service: any LoansService, environment: AppEnvironment) {
        self.service = service
        self.environment = environment
        let values = environment.storage.values
        cache = StoredValue(Self.cacheKey, in: values, empty: [])
        outbox = StoredValue(Self.outboxKey, in: values, empty: [])
        reminders = LoanReminders(environment: environment)
    }

    func start(_ start: AppStart) { tasks = start.tasks }

    // MARK: What there is

    var state: LoadingState<[Loan]> {
        guard load.state.value == nil, !cache.value.isEmpty else { return load.state }
        switch load.state {
        case .failed(let error): return .stale(cache.value, error)
        default: return .refreshing(cache.value)
        }
    }

    var requests: [LoanRequest] { outbox.value }

    /// A sentence about the loan of a book; nil where there is none.
    public func status(of book: Int) -> String? {
        if requests.contains(where: { $0.book == book }) { return "Demande envoyée dès que possible" }
        guard let loan = state.value?.first(where: { $0.book == book }) else { return nil }
        return "Emprunté jusqu'au \(loan.due.text(in: environment.formats))"
    }

    func refresh() async {
        await take(await load.ifIdle { () async throws(APIError) in try await self.service.loans() })
    }

    /// After a write: an answer to an earlier call is out of date, and changes nothing any more.
    private func reload() async {
        await take(await load { () async throws(APIError) in try await self.service.loans() })
    }

    private func take(_ answer: Result<[Loan], APIError>?) async {
        guard case .success(let loans) = answer else { return }
        cache.change { $0 = loans }
        await cache.save()
        await reminders.schedule(for: loans)
    }

    // MARK: What the reader wants

    public func borrow(book: Int, title: String) async {
        guard status(of: book) == nil else { return }
        refusal = nil
        let request = LoanRequest(key: environment.random.identifier(), book: book, title: title)
        outbox.change { $0.append(request) }
        await outbox.save()
        // The reader may leave the screen: what waits is the app's.
        tasks?({ await self.sendAll() })
    }

    func sendAll() async {
        guard !isSending else { return }
        isSending = true
        sendingError = nil
        let hadRequests = !outbox.value.isEmpty
        while let request = outbox.value.first, sendingError == nil {
            do throws(APIError) {
                try await service.borrow(request)
                await drop(request)
            } catch {
                if error.isTransient { sendingError = error } else { await refuse(request) }
            }
        }
        isSending = false
        if hadRequests, sendingError == nil { await reload() }
    }

    /// Once it is on its way, it is too late.
    func giveUp(_ request: LoanRequest) async {
        guard !isSending else { return }
        await drop(request)
        // Another one may still wait to be sent again.
        if requests.isEmpty { sendingError = nil }
    }

    func renew(_ loan: Loan) async {
        // The key stays until there is an answer, so that the next tap repeats this one.
        let key = renewalKeys[loan.id] ?? environment.random.identifier()
        renewalKeys[loan.id] = key
        (sendingError, refusal) = (nil, nil)
        do throws(APIError) {
            try await service.renew(loan.id, key: key)
            renewalKeys[loan.id] = nil
        } catch {
            guard !error.isTransient else { return sendingError = error }
            renewalKeys[loan.id] = nil
            refusal = "« \(loan.title) » ne peut pas être prolongé"
        }
        await reload()
    }

    private func drop(_ request: LoanRequest) async {
        outbox.change { $0.removeAll { $0.key == request.key } }
        await outbox.save()
    }

    private func refuse(_ request: LoanRequest) async {
        refusal = "« \(request.title) » n'est plus disponible"
        await drop(request)
    }

    // MARK: Reminders

    var isReminderOn: Bool { reminders.isOn }

    func setReminder(_ isOn: Bool) {
        tasks?({ self.reminderNote = await self.reminders.set(isOn, for: self.state.value ?? []) })
    }
}

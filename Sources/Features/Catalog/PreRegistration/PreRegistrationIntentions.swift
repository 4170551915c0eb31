import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pre-registrations that were sent and not acknowledged, stored over the end of the process.
///
/// The same address for the same item is the same intention, also from a sheet that was closed and opened again or
/// after a relaunch: it goes out as it did before, with the same key, so that a call which was stored although its
/// answer was lost does not count twice. In the secret store, since it holds an address; forgotten with the answer, or
/// after a week, which is as long as back ends remember keys.
@Observable
final class PreRegistrationIntentions {
    static let key = StoredKey("catalog.pre-registration-intentions")
    /// In seconds.
    static let lifetime: TimeInterval = 604_800
    /// More than a person means; the oldest go.
    static let maximumCount = 20

    /// How a pre-registration ended that nobody saw the end of.
    enum Ending: Hashable {
        case taken
        /// Nobody knows that it was taken: to be sent again.
        case unsent
        /// The back end does not want it; with what it says.
        case refused(APIError)
    }

    private struct Intention: Hashable, Codable {
        let idempotencyKey: String
        let email: String
        let item: Int
        let date: Date

        /// As they are stored.
        private enum CodingKeys: String, CodingKey {
            case idempotencyKey, email, date
            case item = "course"
        }

        var request: PreRegistrationRequest {
            PreRegistrationRequest(idempotencyKey: idempotencyKey, email: email, itemID: item, date: date)
        }
    }

    private let stored: StoredValue<[Intention]>
    /// By item, until the person has seen it.
    private var endings: [Int: Ending] = [:]
    /// The items whose endings were seen, or are under way: what an earlier process left does not speak for them.
    private var isOfThisProcess: Set<Int> = []
    @ObservationIgnored private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
        stored = StoredValue(PreRegistrationIntentions.key, in: environment.storage.secrets, empty: [])
    }

    /// Why the last read or write failed; nil if it worked.
    var storageIssue: String? { stored.issue?.description }

    /// What is to be sent for that form.
    func request(email: String, item: Int) -> PreRegistrationRequest {
        if let known = open.last(where: { $0.email == email && $0.item == item }) { return known.request }
        let intention = Intention(
            idempotencyKey: environment.random.identifier(),
            email: email,
            item: item,
            date: environment.clock.now
        )
        let oldest = intention.date.addingTimeInterval(-PreRegistrationIntentions.lifetime)
        stored.change { intentions in
            intentions.removeAll { $0.date <= oldest }
            intentions.append(intention)
            intentions.removeFirst(max(0, intentions.count - PreRegistrationIntentions.maximumCount))
        }
        return intention.request
    }

    /// The address that was sent last for an item and not acknowledged.
    func email(for item: Int) -> String? { open.last { $0.item == item }?.email }

    /// Keeps what is open; before each call, so that no process ends with a key that only the back end knows.
    func keep() async { await stored.save() }

    /// The back end has it, or has said that it does not want it: another one is another intention.
    func settle(_ request: PreRegistrationRequest) async {
        stored.change { $0.removeAll { $0.idempotencyKey == request.idempotencyKey } }
        await stored.save()
    }

    // MARK: What nobody saw

    /// How it ended for an item; nil where the person knows.
    func ending(for item: Int) -> Ending? {
        if let ending = endings[item] { return ending }
        return !isOfThisProcess.contains(item) && email(for: item) != nil ? .unsent : nil
    }

    func note(_ ending: Ending?, for item: Int) {
        isOfThisProcess.insert(item)
        endings[item] = ending
    }

    private var open: [Intention] {
        let oldest = environment.clock.now.addingTimeInterval(-PreRegistrationIntentions.lifetime)
        return stored.value.filter { $0.date > oldest }
    }
}

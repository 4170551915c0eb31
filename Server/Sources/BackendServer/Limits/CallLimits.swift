import Synchronization

/// How many calls a minute are let through; nil for as many as come.
public struct CallLimits: Hashable, Sendable {
    /// Of one client address.
    public var perAddress: Int?
    /// Of one signed-in member, from wherever.
    public var perAccount: Int?
    /// Tries to sign in with one email from one address; with any email from one address three times that, unless
    /// addresses are not limited; with one email from anywhere ten times that.
    public var signIns: Int?
    /// With the staff's key, from wherever.
    public var staff: Int?

    public init(perAddress: Int?, perAccount: Int?, signIns: Int?, staff: Int? = CallLimits.staffCalls) {
        self.perAddress = perAddress
        self.perAccount = perAccount
        self.signIns = signIns
        self.staff = staff
    }

    /// Ten a second: a catalogue is put online in minutes, and a script gone wild does not stall the members.
    public static let staffCalls = 600
    /// Far above what a phone does: 1,200 an address, 600 a member, 10 tries to sign in.
    public static let standard = CallLimits(perAddress: 1_200, perAccount: 600, signIns: 10)
    public static let none = CallLimits(perAddress: nil, perAccount: nil, signIns: nil, staff: nil)
}

/// Counts calls against ``CallLimits``.
final class CallLimiter: Sendable {
    private struct State {
        var addresses: TokenBuckets?
        /// Those who ask for `/health` and `/openapi.json`: whoever watches takes nothing from the calls of others there.
        var watchers: TokenBuckets?
        var accounts: TokenBuckets?
        var staff: TokenBuckets?
        var signIns: TokenBuckets?
        var signInEmails: TokenBuckets?
        var signInAddresses: TokenBuckets?
    }

    private let state: Mutex<State>

    init(_ limits: CallLimits) {
        state = Mutex(
            State(
                addresses: limits.perAddress.map(TokenBuckets.init),
                watchers: limits.perAddress.map(TokenBuckets.init),
                accounts: limits.perAccount.map(TokenBuckets.init),
                staff: limits.staff.map(TokenBuckets.init),
                signIns: limits.signIns.map(TokenBuckets.init),
                signInEmails: limits.signIns.map { TokenBuckets(perMinute: 10 * $0) },
                // Where many share an address, as behind a proxy, it says nothing.
                signInAddresses: limits.perAddress == nil ? nil : limits.signIns.map { TokenBuckets(perMinute: 3 * $0) }
            )
        )
    }

    /// - Returns: nil for a call that may pass; else after how many seconds one may.
    func call(from address: String, at date: Double) -> Int? {
        state.withLock { $0.addresses?.take(address, at: date) }
    }

    /// See ``call(from:at:)``; for `/health` and `/openapi.json`.
    func look(from address: String, at date: Double) -> Int? {
        state.withLock { $0.watchers?.take(address, at: date) }
    }

    /// See ``call(from:at:)``.
    func call(of account: String, at date: Double) -> Int? {
        state.withLock { $0.accounts?.take(account, at: date) }
    }

    /// See ``call(from:at:)``; with the staff's key, of which there is one.
    func staffCall(at date: Double) -> Int? {
        state.withLock { $0.staff?.take("", at: date) }
    }

    /// See ``call(from:at:)``. Tried is tried: a right password counts as a wrong one, which tells nobody anything.
    ///
    /// By email and address, so that nobody locks a member out from elsewhere; by email alone only many addresses get to
    /// the limit. What one of them refuses, the wider ones do not count.
    func signIn(as email: String, from address: String, at date: Double) -> Int? {
        state.withLock { state in
            if let wait = state.signInAddresses?.take(address, at: date) { return wait }
            if let wait = state.signIns?.take("\(address) \(email)", at: date) { return wait }
            return state.signInEmails?.take(email, at: date)
        }
    }
}

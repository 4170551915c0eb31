public import AllInConnectBackend
import Crypto
import CryptoExtras
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Passwords kept as scrypt hashes (RFC 7914), in PHC's notation: `$scrypt$ln=15,r=8,p=3$salt$hash`.
///
/// N = 2^15, r = 8, p = 3: 32 MiB and about a quarter of a second each, one of the settings that OWASP's Password Storage
/// Cheat Sheet holds equal. The settings stand in each hash, so they can grow.
public final class ScryptPasswords: PasswordVerifier {
    /// What a derivation costs.
    public struct Cost: Hashable, Sendable {
        /// The logarithm of N.
        public let rounds: Int
        public let parallelism: Int

        public init(rounds: Int, parallelism: Int) {
            self.rounds = rounds
            self.parallelism = parallelism
        }

        public static let standard = Cost(rounds: 15, parallelism: 3)
    }

    private let cost: Cost
    private let keepsPlain: Bool

    /// Set where a password is compared, right or wrong, within a call.
    @TaskLocal private static var mark: Mark?

    private final class Mark: Sendable {
        let isSet = Mutex(false)
    }

    /// - Parameters:
    ///   - cost: of new hashes.
    ///   - keepsPlain: whether a password that is kept as it is counts too: for scripts, whose data is made up.
    public init(cost: Cost = .standard, keepsPlain: Bool = false) {
        self.cost = cost
        self.keepsPlain = keepsPlain
    }

    public func verifies(_ password: String, against kept: String) -> Bool {
        ScryptPasswords.mark?.isSet.withLock { $0 = true }
        guard kept.hasPrefix(ScryptPasswords.prefix) else {
            return keepsPlain && PlainPasswords().verifies(password, against: kept)
        }
        guard let hash = Hash(kept), let derived = ScryptPasswords.derive(password, hash.salt, hash.cost) else {
            return false
        }
        return zip(derived, hash.derived).reduce(derived.count ^ hash.derived.count) { $0 | Int($1.0 ^ $1.1) } == 0
    }

    /// A hash with a salt of its own; nil where the memory does not suffice.
    public func hash(_ password: String) -> String? {
        let salt = Array(SecretFile.random().prefix(16))
        return ScryptPasswords.derive(password, salt, cost).map { derived in
            let texts = [salt, derived].map { Data($0).base64EncodedString().replacing("=", with: "") }
            return "\(ScryptPasswords.prefix)ln=\(cost.rounds),r=8,p=\(cost.parallelism)$\(texts[0])$\(texts[1])"
        }
    }

    /// Those who are not hashed yet are.
    func hashed(_ users: [UserData]) throws(StartError) -> [UserData] {
        var users = users
        for index in users.indices where !users[index].password.hasPrefix(ScryptPasswords.prefix) {
            guard let hash = hash(users[index].password) else {
                throw StartError("There is not enough memory to hash a password.")
            }
            users[index].password = hash
        }
        return users
    }

    /// Makes a call that compares no password take as long as one that does, so that an email that nobody has is not told
    /// by its quick answer.
    func alwaysDeriving<Answer>(_ password: String, _ call: () -> Answer) -> Answer {
        let mark = Mark()
        let answer = ScryptPasswords.$mark.withValue(mark, operation: call)
        if !mark.isSet.withLock({ $0 }) {
            _ = ScryptPasswords.derive(password, [UInt8](repeating: 0, count: 16), cost)
        }
        return answer
    }

    private static let prefix = "$scrypt$"

    private static func derive(_ password: String, _ salt: [UInt8], _ cost: Cost) -> [UInt8]? {
        guard (1...20).contains(cost.rounds), (1...16).contains(cost.parallelism), !password.isEmpty else { return nil }
        let key = try? KDF.Scrypt.deriveKey(
            from: Array(password.utf8),
            salt: salt,
            outputByteCount: 32,
            rounds: 1 << cost.rounds,
            blockSize: 8,
            parallelism: cost.parallelism
        )
        return key?.withUnsafeBytes { Array($0) }
    }

    private struct Hash {
        let cost: Cost
        let salt: [UInt8]
        let derived: [UInt8]

        init?(_ text: String) {
            let parts = text.split(separator: "$", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
            guard parts.count == 3 else { return nil }
            let settings = parts[0].split(separator: ",").map { $0.split(separator: "=") }
            guard settings.map(\.first) == ["ln", "r", "p"], settings.allSatisfy({ $0.count == 2 }),
                settings[1][1] == "8",
                let rounds = Int(settings[0][1]), let parallelism = Int(settings[2][1]),
                let salt = Hash.bytes(parts[1]), let derived = Hash.bytes(parts[2]), derived.count == 32
            else { return nil }
            cost = Cost(rounds: rounds, parallelism: parallelism)
            self.salt = salt
            self.derived = derived
        }

        private static func bytes(_ text: String) -> [UInt8]? {
            Data(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)).map { Array($0) }
        }
    }
}

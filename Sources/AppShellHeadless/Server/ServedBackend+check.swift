public import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why scripts can't run on a served back end.
public enum ServedBackendError: Error, Hashable, Sendable {
    /// No connection.
    case unreachable(TransportError)
    /// It answers, but not to `/control/state`.
    case notScripted(status: Int)
    /// Its state is not that of the product's back end.
    case otherState(String)
    /// The product's own back end is no ``MirroredBackend``.
    case notMirrored
}

extension ServedBackend {
    /// Checks that scripts of the session's product can run on it. Changes nothing.
    ///
    /// - Parameter limit: of each call, in wall-clock time.
    public func check(for session: HeadlessSession, limit: Duration = .seconds(15)) throws(ServedBackendError) {
        guard let backend = session.server.handler as? any MirroredBackend else { throw .notMirrored }
        try check(backend, limit: limit)
    }

    /// Compares the members of both states: decoding alone would accept missing optional ones.
    private func check<Backend: MirroredBackend>(_ backend: Backend, limit: Duration) throws(ServedBackendError) {
        do throws(ControlError) {
            let there = try readState(Members.self, limit: limit).names
            let here = try Members(of: backend.mirroredState).names
            if let missing = here.subtracting(there).min() { throw .foreign("it has no “\(missing)”") }
            _ = try readState(Backend.MirroredState.self, limit: limit)
        } catch {
            switch error {
            case .unreachable(let error): throw .unreachable(error)
            case .refused(_, let status): throw .notScripted(status: status)
            case .foreign(let fact): throw .otherState(fact)
            }
        }
    }
}

/// The names of a JSON object's members.
private struct Members: Decodable {
    let names: Set<String>

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        names = Set(try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue))
    }

    init(of state: some Encodable) throws(ServedBackend.ControlError) {
        do {
            self = try JSONDecoder().decode(Members.self, from: try JSONEncoder().encode(state))
        } catch {
            throw .foreign("the product's own can't be written as JSON")
        }
    }
}

public import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why scripts can't be run on a served back end: the place, the fact and the fix.
public enum ServedBackendError: Error, Hashable, Sendable {
    case unreachable(TransportError)
    /// It answers, and has no control.
    case notScripted(status: Int)
    /// It keeps something else than the product's back end.
    case otherState(String)
    /// The product's own back end can't be told as one value.
    case notMirrored
}

extension ServedBackend {
    /// Whether it is there, lets itself be arranged, and is the back end of that session's product. Changes nothing.
    public func check(for session: HeadlessSession, limit: Duration = .seconds(15)) throws(ServedBackendError) {
        guard let backend = session.server.handler as? any MirroredBackend else { throw .notMirrored }
        try check(backend, limit: limit)
    }

    /// Each member of this back end's state must be there: what the server does not know, scripts could not arrange.
    /// Decoding alone does not tell, since what is absent may stand for something.
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

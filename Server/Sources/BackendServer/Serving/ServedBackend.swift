public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Who calls.
public enum Admission: Sendable {
    /// Nobody: the call has no valid token or key, and this is its answer.
    case refused(AppShell.HTTPResponse)
    /// Somebody who wants to sign in.
    case signIn
    /// Any app that has the key.
    case app
    /// A member, by a valid token.
    case member(id: Int)
    /// The staff, by its key.
    case staff
    /// The same, with a password, whose hash takes its time.
    case staffWithPassword
}

/// A back end as ``BackendHost`` serves it: its handler, its own way to refuse, and what is kept.
public protocol ServedBackend: Sendable {
    /// As the command line names it.
    var name: String { get }

    /// Answers a call. May wait for the disk and for a password's hash; called on threads that may.
    ///
    /// - Parameters:
    ///   - admission: what ``admission(of:at:)`` said of its head; not a refusal.
    ///   - address: whom limits count: where the call comes from, of an IPv6 address the /64.
    func respond(
        to request: AppShell.HTTPRequest,
        as admission: Admission,
        from address: String,
        at date: Date
    ) -> AppShell.HTTPResponse

    /// What the head of a call says of who calls. Asked once, before the body is read.
    func admission(of head: AppShell.HTTPRequest, at date: Date) -> Admission

    /// The most bytes of a body.
    var bodyLimit: Int { get }

    /// A refusal of the host, in the shape of the API's errors: 400, 403, 404, 405, 413, 429, 431, 500, 503.
    func refusal(_ status: Int, path: String, at date: Date) -> AppShell.HTTPResponse

    /// Answers a call of a method that the API knows nowhere, and does nothing: as the route would refuse it.
    func respond(toUnknownMethodAt url: String, headers: HTTPHeaders, at date: Date) -> AppShell.HTTPResponse

    /// With what email a call wants to sign in.
    func signInEmail(of request: AppShell.HTTPRequest) -> String

    /// A path as it may be logged.
    func loggedPath(_ path: String) -> String

    /// The API as an OpenAPI 3.1 document, in JSON.
    var document: [UInt8] { get }

    /// The staff's API as an OpenAPI 3.1 document, in JSON.
    var staffDocument: [UInt8] { get }

    /// Everything that is kept, as JSON with sorted keys.
    func state() throws -> [UInt8]

    /// Puts everything that is kept into the place of what is, on the disk too.
    ///
    /// - Throws: where the JSON is no state, or was not kept; nothing has changed then.
    func replaceState(_ json: [UInt8]) throws

    /// The same, and forgets what callers did before, which is no part of what is kept: a scenario begins.
    func beginScenario(with json: [UInt8]) throws

    /// Whether what is kept has a place on a disk.
    var isKept: Bool { get }

    /// Throws where nothing could be kept now.
    func checkStore() throws

    /// Called once, when no call is under way any more.
    func close() async throws
}

extension ServedBackend {
    public func beginScenario(with json: [UInt8]) throws { try replaceState(json) }

    public func signInEmail(of request: AppShell.HTTPRequest) -> String { "" }
}

public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the catalogue needs from a back end. The product implements it with its own API.
public protocol CatalogService: Sendable {
    /// All courses, in the order of the back end.
    func courses() async throws(APIError) -> [Course]

    /// - Parameter key: a slug or an id.
    func course(_ key: String) async throws(APIError) -> Course

    func preRegister(_ request: PreRegistrationRequest) async throws(APIError)
}

/// Someone wants a course.
public struct PreRegistrationRequest: Hashable, Sendable {
    /// One for one intention: sent with every attempt, so that a server that honours it counts a retry once.
    public let idempotencyKey: String
    public let email: String
    public let courseID: Int
    public let date: Date

    public init(idempotencyKey: String, email: String, courseID: Int, date: Date) {
        self.idempotencyKey = idempotencyKey
        self.email = email
        self.courseID = courseID
        self.date = date
    }
}

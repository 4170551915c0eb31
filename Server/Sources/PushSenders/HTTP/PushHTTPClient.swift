import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL

/// What a push service answered.
struct PushHTTPAnswer: Sendable {
    let status: Int
    let body: [UInt8]
    let isHTTP2: Bool
    private let headers: HTTPHeaders

    fileprivate init(_ response: HTTPClientResponse, body: [UInt8]) {
        status = Int(response.status.code)
        self.body = body
        isHTTP2 = response.version.major == 2
        headers = response.headers
    }

    /// - Parameter now: what a Retry-After that is a date is counted from.
    func retryAfter(at now: Date) -> Duration? {
        RetryAfter.duration(headers.first(name: "retry-after"), now: now)
    }
}

/// Why there was no answer: the service could not be reached, broke off, or took too long.
struct PushHTTPError: Error, CustomStringConvertible {
    let description: String
}

/// One service's connections over TLS: HTTP/2 where the service speaks it, and then one connection for everything that
/// is under way.
///
/// Opens a connection when it first needs one, and another one once the service takes its leave (GOAWAY, RFC 9113,
/// 6.8): what that leaves unanswered goes to the new one at once. Tries nothing else again: that is the queue's business.
final class PushHTTPClient: Sendable {
    private let client: HTTPClient
    private let timeout: TimeAmount

    /// - Throws: `NIOSSLError` where the roots are no certificates.
    init(trustRoots: String?, timeout: Duration) throws {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.minimumTLSVersion = .tlsv12
        if let trustRoots {
            tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes([UInt8](trustRoots.utf8)))
        }
        var configuration = HTTPClient.Configuration(tlsConfiguration: tls, redirectConfiguration: .disallow)
        configuration.httpVersion = .automatic
        configuration.timeout.connect = .seconds(10)
        // A request's deadline ends with the head of its answer; the body has this between its parts.
        configuration.timeout.read = .nanoseconds(Int64(timeout.seconds * 1e9))
        // A connection in use all day is what both services ask for; a quiet one may be dead without our knowing.
        configuration.connectionPool.idleTimeout = .minutes(5)
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        self.timeout = .nanoseconds(Int64(timeout.seconds * 1e9))
    }

    func post(
        _ url: String,
        headers: [(String, String)],
        body: [UInt8]
    ) async throws(PushHTTPError) -> PushHTTPAnswer {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.headers = HTTPHeaders(headers)
        request.body = .bytes(ByteBuffer(bytes: body))
        let deadline = NIODeadline.now() + timeout
        var attempts = 1
        while true {
            do {
                let response = try await client.execute(request, deadline: deadline)
                let body = try await response.body.collect(upTo: 65_536)
                return PushHTTPAnswer(response, body: Array(body.readableBytesView))
            } catch let error as NIOHTTP2Errors.StreamClosed
                where [.refusedStream, .cancel].contains(error.errorCode) && attempts < PushHTTPClient.maximumAttempts
            {
                attempts += 1
            } catch {
                throw PushHTTPError(description: PushHTTPClient.summary(of: error))
            }
        }
    }

    /// A service that closes every stream is not there.
    private static let maximumAttempts = 3

    func shutdown() async {
        try? await client.shutdown()
    }

    deinit {
        // Also where settings turned out to be invalid after the client was made: it must not go without.
        client.shutdown { _ in }
    }

    /// What kind of failure; never a URL, which holds the token.
    private static func summary(of error: any Error) -> String {
        if let error = error as? HTTPClientError { return "no response (\(error.shortDescription))" }
        return "no response (\(type(of: error)))"
    }
}

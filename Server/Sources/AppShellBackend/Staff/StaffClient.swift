import AppShell
import AsyncHTTPClient
import BackendServer
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Calls a back end's staff API.
struct StaffClient {
    private let url: String
    private let key: String
    private let client: HTTPClient

    /// What a list of members may have.
    private static let maximumAnswer = 1 << 26

    init(_ options: StaffOptions) throws(StaffError) {
        url = try StaffClient.origin(options.url)
        do throws(StartError) {
            key = try KeyFile.load(options.keyFile, name: "the staff key")
        } catch {
            throw .usage(error.description)
        }
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.timeout = HTTPClient.Configuration.Timeout(connect: .seconds(10), read: .seconds(30))
        // Whoever runs a command is told at once.
        configuration.connectionPool.retryConnectionEstablishment = false
        if let path = options.trust {
            guard let roots = try? NIOSSLCertificate.fromPEMFile(path) else {
                throw .usage("--trust \(path) is not a readable PEM certificate file.")
            }
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.trustRoots = .certificates(roots)
            configuration.tlsConfiguration = tls
        }
        client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    func close() async { try? await client.shutdown() }

    /// - Parameters:
    ///   - path: below `/staff/v1`.
    ///   - subject: what it is about, for errors.
    ///   - isNew: whether nothing that is there may be changed.
    /// - Throws: ``StaffError`` for whatever is no success.
    func call(
        _ method: HTTPMethod,
        _ path: String,
        _ body: [UInt8]? = nil,
        about subject: String,
        isNew: Bool = false
    ) async throws(StaffError) -> StaffAnswer {
        var request = HTTPClientRequest(url: "\(url)/staff/v1\(path)")
        request.method = method
        request.headers.add(name: "X-Staff-Key", value: key)
        request.headers.add(name: "Accept", value: "application/json")
        if isNew { request.headers.add(name: "If-None-Match", value: "*") }
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(bytes: body))
        }
        let (answer, retryAfter) = try await answer(to: request)
        guard (200..<300).contains(answer.status) else {
            throw StaffError(answer, of: subject, at: url, retryAfter: retryAfter)
        }
        return answer
    }

    private func answer(to request: HTTPClientRequest) async throws(StaffError) -> (StaffAnswer, String?) {
        do {
            let response = try await client.execute(request, timeout: .seconds(60))
            let bytes = try await response.body.collect(upTo: StaffClient.maximumAnswer)
            let limits = JSONLimits(bytes: StaffClient.maximumAnswer)
            let json = try? JSONValue(parsing: Array(bytes.readableBytesView), limits: limits)
            let status = Int(response.status.code)
            guard json != nil || (status == 204 && bytes.readableBytes == 0) else {
                throw StaffError.unreachable("\(url) answered \(status) without JSON: is this the back end's address?")
            }
            return (StaffAnswer(status: status, json: json), response.headers.first(name: "Retry-After"))
        } catch let error as StaffError {
            throw error
        } catch {
            throw .unreachable("\(url) cannot be reached: \(StaffClient.reason(of: error)).")
        }
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case let error as HTTPClientError:
            switch error {
            case .connectTimeout, .deadlineExceeded, .readTimeout, .tlsHandshakeTimeout: "it does not answer in time"
            case .remoteConnectionClosed: "it closed the connection"
            default: error.shortDescription
            }
        case let error as NIOConnectionError:
            error.connectionErrors.first.map { reason(of: $0.error) } ?? "there is no address of \(error.host)"
        case let error as IOError: String(cString: strerror(error.errnoCode))
        case is NIOSSLError, is BoringSSLError: tlsReason(of: "\(error)")
        default: "\(error)"
        }
    }

    private static func tlsReason(of text: String) -> String {
        if text.contains("CERTIFICATE_VERIFY_FAILED") { return "its certificate is not trusted (see --trust)" }
        return text.contains("WRONG_VERSION_NUMBER") ? "it does not speak TLS" : "TLS failed (\(text))"
    }

    /// An origin; without TLS only of this machine, since the key goes over it.
    private static func origin(_ text: String) throws(StaffError) -> String {
        guard let url = URL(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme),
            let host = url.host(), !host.isEmpty, url.user() == nil, url.query() == nil, ["", "/"].contains(url.path())
        else { throw .usage("--url \(text): write http://HOST:PORT or https://HOST:PORT.") }
        let isHere = host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
        guard scheme == "https" || isHere else {
            throw .usage("--url \(text): the key would go over the network unencrypted. Use https.")
        }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
}

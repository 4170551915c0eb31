import AsyncHTTPClient
import Foundation
import JWTKit
import NIOCore
import NIOHTTP1
import NIOSSL
import SimulatedPushServices
import Testing

/// The simulated service refuses whatever Apple refuses: else a test against it says nothing.
@Suite(.serialized, .timeLimit(.minutes(3)))
struct SimulatedAPNsTests {
    /// What is changed of a request that is as it should be; nil takes a header away.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var method = "POST"
        var path = "/3/device/a1b2"
        var headers: [String: String?] = [:]
        var body = #"{"aps":{"alert":"x"}}"#
        var age = 0
        var teamID: String?
        let status: Int
        var reason: String?
    }

    static let changes = [
        Change(testDescription: "nothing", status: 200),
        Change(
            testDescription: "no collapse id, no id",
            headers: ["apns-collapse-id": nil, "apns-id": nil],
            status: 200
        ),
        Change(
            testDescription: "method before all",
            method: "PUT",
            path: "/4",
            status: 405,
            reason: "MethodNotAllowed"
        ),
        Change(
            testDescription: "path before token",
            path: "/3/devices/a1",
            headers: ["authorization": nil],
            status: 404,
            reason: "BadPath"
        ),
        Change(
            testDescription: "provider token before topic",
            headers: ["authorization": nil, "apns-topic": nil],
            status: 403,
            reason: "MissingProviderToken"
        ),
        Change(
            testDescription: "no JWT",
            headers: ["authorization": "bearer a.b.c"],
            status: 403,
            reason: "InvalidProviderToken"
        ),
        Change(testDescription: "another team", teamID: "XXXXXXXXXX", status: 403, reason: "InvalidProviderToken"),
        Change(testDescription: "over an hour old", age: 3_601, status: 403, reason: "ExpiredProviderToken"),
        Change(testDescription: "an hour old", age: 3_600, status: 200),
        Change(testDescription: "from the future", age: -301, status: 403, reason: "InvalidProviderToken"),
        Change(testDescription: "no topic", headers: ["apns-topic": nil], status: 400, reason: "MissingTopic"),
        Change(testDescription: "bad topic", headers: ["apns-topic": "a b"], status: 400, reason: "BadTopic"),
        Change(
            testDescription: "topic before push type",
            headers: ["apns-topic": "fr.other", "apns-push-type": nil],
            status: 400,
            reason: "TopicDisallowed"
        ),
        Change(
            testDescription: "no push type",
            headers: ["apns-push-type": nil],
            status: 400,
            reason: "InvalidPushType"
        ),
        Change(
            testDescription: "a span for an instant",
            headers: ["apns-expiration": "3600"],
            status: 400,
            reason: "BadExpirationDate"
        ),
        Change(
            testDescription: "milliseconds",
            headers: ["apns-expiration": "1767690000000"],
            status: 400,
            reason: "BadExpirationDate"
        ),
        Change(testDescription: "priority", headers: ["apns-priority": "7"], status: 400, reason: "BadPriority"),
        Change(
            testDescription: "collapse id of 65 bytes",
            headers: ["apns-collapse-id": String(repeating: "x", count: 65)],
            status: 400,
            reason: "BadCollapseId"
        ),
        Change(testDescription: "id", headers: ["apns-id": "17"], status: 400, reason: "BadMessageId"),
        Change(
            testDescription: "id before device token",
            path: "/3/device/xyz",
            headers: ["apns-id": "17"],
            status: 400,
            reason: "BadMessageId"
        ),
        Change(testDescription: "no device token", path: "/3/device/", status: 400, reason: "MissingDeviceToken"),
        Change(testDescription: "no hexadecimal", path: "/3/device/xyz", status: 400, reason: "BadDeviceToken"),
        Change(
            testDescription: "device token before payload",
            path: "/3/device/xyz",
            body: "",
            status: 400,
            reason: "BadDeviceToken"
        ),
        Change(
            testDescription: "4,097 bytes",
            body: #"{"aps":{"alert":"\#(String(repeating: "x", count: 4_097 - 20))"}}"#,
            status: 413,
            reason: "PayloadTooLarge"
        ),
        Change(testDescription: "no JSON", body: "{", status: 400, reason: "PayloadEmpty"),
    ]

    private struct Claims: JWTPayload {
        let iss: String
        let iat: Int

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    private func providerToken(_ key: APNsKey, age: Int, teamID: String?) async throws -> String {
        let keys = await JWTKeyCollection()
            .add(ecdsa: try ES256PrivateKey(pem: key.privateKey), kid: JWKIdentifier(string: key.keyID))
        let claims = Claims(
            iss: teamID ?? key.teamID,
            iat: Int(ManualClock.start.timeIntervalSince1970) - age
        )
        return try await keys.sign(claims, kid: JWKIdentifier(string: key.keyID))
    }

    private func withClient<Result>(
        _ key: APNsKey,
        _ body: (SimulatedAPNs, HTTPClient) async throws -> Result
    ) async throws -> Result {
        let certificate = try SimulatedCertificate()
        let apple = try await SimulatedAPNs.start(
            SimulatedAPNs.Knowledge(key: key, topics: [APNsWorld.topic]),
            certificate: certificate,
            now: { ManualClock.start }
        )
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes([UInt8](certificate.authority.utf8)))
        let client = HTTPClient(
            eventLoopGroupProvider: .singleton,
            configuration: HTTPClient.Configuration(tlsConfiguration: tls)
        )
        let result = try await body(apple, client)
        try await client.shutdown()
        try await apple.stop()
        return result
    }

    private func answer(
        _ change: Change,
        token: String,
        _ apple: SimulatedAPNs,
        _ client: HTTPClient
    ) async throws -> (status: Int, body: String, id: String?) {
        var headers: [String: String] = [
            "authorization": "bearer \(token)", "apns-topic": APNsWorld.topic, "apns-push-type": "alert",
            "apns-priority": "10", "apns-expiration": "1767772800", "apns-collapse-id": "offer-1",
            "apns-id": "123e4567-e89b-12d3-a456-426614174000",
        ]
        for (name, value) in change.headers { headers[name] = value }
        var request = HTTPClientRequest(url: apple.origin + change.path)
        request.method = HTTPMethod(rawValue: change.method)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        request.body = .bytes(ByteBuffer(string: change.body))
        let response = try await client.execute(request, timeout: .seconds(10))
        let body = try await response.body.collect(upTo: 10_000)
        return (Int(response.status.code), String(buffer: body), response.headers.first(name: "apns-id"))
    }

    @Test("One thing wrong, one reason; of two, the one that Apple looks at first", arguments: changes)
    func strict(change: Change) async throws {
        let key = APNsKey()
        try await withClient(key) { apple, client in
            let token = try await providerToken(key, age: change.age, teamID: change.teamID)
            let answer = try await answer(change, token: token, apple, client)
            #expect(answer.status == change.status)
            #expect(answer.body == (change.reason.map { #"{"reason":"\#($0)"}"# } ?? ""))
            #expect(answer.id?.isEmpty == false)
        }
    }

    @Test("A second provider token within 20 minutes is one too many")
    func tooManyUpdates() async throws {
        let key = APNsKey()
        try await withClient(key) { apple, client in
            var statuses: [Int] = []
            for age in [10, 10, 5] {
                let token = try await providerToken(key, age: age, teamID: nil)
                statuses.append(try await answer(SimulatedAPNsTests.changes[0], token: token, apple, client).status)
            }
            // Signed twice, the same claims make two tokens: ES256 takes a new random number each time.
            #expect(statuses == [200, 429, 429])
        }
    }
}

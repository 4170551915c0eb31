import AppShell
import Foundation
import SimulatedPushServices

/// Simulated APNs, and the push settings that lead a served back end there.
struct ApplesPlace {
    static let topic = "fr.exemple.app"

    let apns: SimulatedAPNs
    /// The settings file.
    let settings: String

    /// - Parameters:
    ///   - name: which of Apple's environments it is: `production` or `sandbox`.
    ///   - unregistered: tokens of apps that were deleted, and since when.
    init(in scratch: Scratch, as name: String = "production", unregistered: [String: Date] = [:]) async throws {
        let (key, certificate) = (APNsKey(), try SimulatedCertificate())
        var knowledge = SimulatedAPNs.Knowledge(key: key, topics: [ApplesPlace.topic])
        knowledge.unregistered = unregistered
        apns = try await SimulatedAPNs.start(knowledge, certificate: certificate)
        let environment: JSONValue = [
            "keyFile": .string(try scratch.write(key.privateKey, to: "apns.p8")),
            "keyId": .string(key.keyID), "teamId": .string(key.teamID), "topic": .string(ApplesPlace.topic),
            "origin": .string(apns.origin),
            "trustRootsFile": .string(try scratch.write(certificate.authority, to: "apns.pem")),
        ]
        let json: JSONValue = ["apns": .object(JSONObject([(name, environment)]))]
        settings = try scratch.write(json.text(), to: "push.json")
    }

    struct NothingCame: Error {}

    /// What reached it, once there are so many: tokens and payloads, in the order of the answers.
    ///
    /// - Throws: ``NothingCame`` where they do not come.
    func deliveries(_ count: Int) async throws -> [(token: String, payload: String)] {
        let deadline = ContinuousClock.now + .seconds(30)
        while apns.script.exchanges.count < count {
            guard ContinuousClock.now < deadline else { throw NothingCame() }
            try await Task.sleep(for: .milliseconds(5))
        }
        return apns.script.exchanges.map { exchange in
            (String(exchange.request.path.dropFirst("/3/device/".count)), exchange.request.text)
        }
    }
}

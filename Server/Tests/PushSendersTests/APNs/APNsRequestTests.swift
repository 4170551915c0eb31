import Foundation
import JWTKit
import PushSenders
import SimulatedPushServices
import Testing

@Suite(.serialized, .timeLimit(.minutes(3)))
struct APNsRequestTests {
    @Test("AIC-21: a notification goes out as Apple asks: method, path, and every header")
    func request() async throws {
        let world = try await APNsWorld()
        let delivery = world.send(world.world.delivery(to: "a1b2c3d4", payload: #"{"aps":{"alert":"é"},"offerId":7}"#))
        await world.logs.wait(for: "sent")
        let exchange = try #require(world.apple.script.exchanges.first)
        #expect(exchange.answer?.status == 200)
        #expect(exchange.answer?.body == "")
        let request = exchange.request
        #expect(request.method == "POST")
        #expect(request.path == "/3/device/a1b2c3d4")
        #expect(request.text == #"{"aps":{"alert":"é"},"offerId":7}"#)
        #expect(request["apns-id"] == delivery.id.uuidString.lowercased())
        #expect(request["apns-topic"] == "fr.allinconnect.app")
        #expect(request["apns-push-type"] == "alert")
        #expect(request["apns-priority"] == "10")
        #expect(request["apns-expiration"] == "1767772800")
        #expect(request["apns-collapse-id"] == "offer-123")
        #expect(request["authorization"]?.hasPrefix("bearer ") == true)
        #expect(try await world.finish() == 0)
        #expect(world.world.outbox.waiting(at: .apnsSandbox).isEmpty)
    }

    @Test("The provider token is ES256 and says whose it is, and when it was made, in whole seconds")
    func providerToken() async throws {
        let key = APNsKey()
        let token = try APNsProviderToken(privateKey: key.privateKey, keyID: key.keyID, teamID: key.teamID)
        let text = try await token.text(at: ManualClock.start.addingTimeInterval(0.75))
        let parts = text.split(separator: ".").map { decoded(String($0)) }
        let header = try #require(try JSONSerialization.jsonObject(with: parts[0]) as? [String: String])
        #expect(header["alg"] == "ES256")
        #expect(header["kid"] == key.keyID)
        #expect(String(decoding: parts[1], as: UTF8.self).contains(#""iat":1767686400"#))
        #expect(String(decoding: parts[1], as: UTF8.self).contains(#""iss":"\#(key.teamID)""#))
    }

    private func decoded(_ text: String) -> Data {
        let base64 = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)) ?? Data()
    }

    @Test("Five hundred notifications go over one connection")
    func oneConnection() async throws {
        let world = try await APNsWorld()
        for number in 0..<500 { world.send(world.world.delivery(to: "a\(number)")) }
        await world.logs.wait(for: "sent", count: 500)
        #expect(world.apple.script.exchanges.count == 500)
        #expect(world.apple.connectionCount == 1)
        let tokens = Set(world.apple.script.exchanges.map { $0.request["authorization"] })
        #expect(tokens.count == 1)
        try await world.finish()
    }

    @Test("What APNs would refuse for its size or form is not sent at all")
    func checkedBefore() async throws {
        let world = try await APNsWorld()
        let text = String(repeating: "x", count: 4_096 - #"{"aps":{"alert":""}}"#.utf8.count)
        let largest = world.send(world.world.delivery(to: "aa", payload: #"{"aps":{"alert":"\#(text)"}}"#))
        await world.logs.wait(for: "sent")
        #expect(largest.payload.utf8.count == 4_096)
        world.send(world.world.delivery(to: "ab", payload: #"{"aps":{"alert":"\#(text)x"}}"#))
        world.send(world.world.delivery(to: "ac", collapseID: String(repeating: "c", count: 65)))
        world.send(world.world.delivery(to: "ad", payload: ""))
        await world.logs.wait(for: "given up", count: 3)
        #expect(world.logs.lines(with: "4097 bytes").count == 1)
        #expect(world.logs.lines(with: "65 bytes").count == 1)
        world.send(world.world.delivery(to: "../x"))
        world.send(world.world.delivery(to: ""))
        await world.logs.wait(for: "token dropped", count: 2)
        #expect(world.world.dropList.drops.map(\.token).sorted() == ["", "../x"])
        #expect(world.apple.script.arrivals == 1)
        #expect(try await world.finish() == 0)
        #expect(world.world.outbox.waiting(at: .apnsSandbox).isEmpty)
    }
}

import AppShell
import AppShellHeadless
import Testing

struct MemberRegistrationLawTests {
    /// Whatever comes, in whatever order: in the end, once the network is well, the back end has exactly this device for
    /// whoever is signed in, under its newest token; and the phone keeps nobody's bearer.
    @Test("AIC-2, AIC-4: in the end the back end has this device for whoever is signed in, and for nobody else")
    func law() throws {
        for seed in 0..<40 {
            var chance = SplitMix64(seed: UInt64(seed))
            let phone = try MemberPhone(seed: UInt64(seed))
            var member: String?
            var fcm: String?
            for step in 0..<chance.number(5...25) {
                switch chance.number(0...11) {
                case 0, 1, 2:
                    let name = chance.one(of: ["anna", "bob", "eve"])
                    if member != nil, member != name { try phone.signOut() }
                    try phone.signIn(name)
                    member = name
                case 3:
                    try phone.signOut()
                    member = nil
                case 4:
                    fcm = "fcm:\(step)"
                    try phone.session.giveMessagingToken("fcm:\(step)")
                case 5: phone.session.phone.notifications.token = PushToken(bytes: [UInt8(step), 2, 3])
                case 6: try phone.session.setOnline(chance.number(0...1) == 0)
                case 7:
                    let answers: [ServerFaults.Answer] = [.lost, .status(.init(503)), .status(.init(429))]
                    phone.session.server.faults.answers = (0..<chance.number(0...8)).map { _ in chance.one(of: answers)
                    }
                case 8: phone.session.server.faults.delay = .milliseconds(chance.one(of: [0, 100, 4_000, 20_000]))
                case 9: try phone.relaunch()
                case 10: try phone.leave(for: .milliseconds(chance.number(1...40_000)))
                default: try phone.session.wait(.milliseconds(chance.number(1...40_000)))
                }
            }
            phone.session.server.faults = ServerFaults()
            try phone.session.setOnline(true)
            try phone.session.wait(.seconds(120))
            try phone.leave()
            try phone.session.wait(.seconds(120))
            let rows = phone.backend.rows
            #expect(rows.map(\.member) == [member].compactMap(\.self), "seed \(seed)")
            if let row = rows.first {
                #expect(row.token == fcm ?? phone.session.phone.notifications.token.hex, "seed \(seed)")
            }
            #expect(try !phone.keptSecret.contains("bearer"), "seed \(seed)")
            #expect(!phone.backend.calls.contains { $0.hasSuffix("?") }, "seed \(seed): a call without a bearer")
        }
    }
}

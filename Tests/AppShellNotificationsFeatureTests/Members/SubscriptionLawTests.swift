import AppShell
import AppShellHeadless
import AppShellNotificationsFeature
import Testing

struct SubscriptionLawTests {
    /// What the person does and what goes wrong, from a seed.
    private struct Story {
        var chance: SplitMix64
        let phone: MemberPhone
        /// What the person has last seen and chosen.
        var wanted: SubscriptionPreferences

        init(seed: Int) throws {
            chance = SplitMix64(seed: UInt64(seed))
            phone = try MemberPhone(seed: UInt64(seed))
            try phone.signIn("anna")
            wanted = MemberBackend.standard
        }

        mutating func change() throws {
            let strings = SampleSubscriptionStrings()
            let isOn = chance.number(0...1) == 0
            guard try phone.shown != nil else { return }
            switch chance.number(0...2) {
            case 0:
                let item = chance.one(of: strings.switches)
                try phone.session.set(item.title, to: isOn)
                wanted.isOnBySwitch[item.id] = isOn
            case 1:
                let item = chance.one(of: strings.topics)
                try phone.session.set(item.title, to: isOn)
                let topics = Set(wanted.topics.filter { $0 != item.id } + (isOn ? [item.id] : []))
                wanted.topics = strings.topics.map(\.id).filter(topics.contains)
            default:
                let radius = chance.one(of: strings.radiusOptions.filter(strings.radii.contains))
                try phone.session.choose(strings.kilometres(radius), in: strings.radius)
                wanted.radius = radius
            }
        }

        /// Answers fail, are lost or late, the network goes, the app is left or ends: none of it undoes a change.
        mutating func fail() throws {
            switch chance.number(0...6) {
            case 0: try phone.session.setOnline(chance.number(0...1) == 0)
            case 1, 2:
                let answers: [ServerFaults.Answer] = [
                    .lost, .status(.init(503)), .status(.init(429)), .status(.init(500)),
                ]
                phone.session.server.faults.answers = (0..<chance.number(0...6)).map { _ in chance.one(of: answers) }
            case 3: phone.session.server.faults.delay = .milliseconds(chance.one(of: [0, 100, 700, 4_000, 20_000]))
            case 4: try phone.leave(for: .milliseconds(chance.number(1...5_000)))
            case 5: try phone.relaunch()
            default: try phone.happen("retry")
            }
        }

        /// The back end rejects saves, another device changes them, members come and go.
        mutating func upset() throws {
            switch chance.number(0...3) {
            case 0: phone.session.server.faults.answers = [.status(.init(422))]
            case 1: phone.session.server.faults.answers = [.lost, .status(.init(422)), .lost]
            case 2:
                var other = MemberBackend.standard
                other.radius = chance.number(5...50)
                other.topics = [chance.one(of: SampleSubscriptionStrings().topics).id]
                phone.backend.set(other, of: "anna")
            default:
                try phone.signOut()
                try phone.signIn("anna")
            }
        }

        /// The network is well, and the app comes back.
        func end() throws {
            phone.session.server.faults = ServerFaults()
            try phone.session.setOnline(true)
            try phone.session.wait(.seconds(120))
            try phone.leave()
            try phone.session.wait(.seconds(120))
        }
    }

    @Test(
        "AIC-7: whatever the order of changes, saves, failures and loads, in the end the back end has what is shown",
        arguments: [false, true]
    )
    func law(isUpset: Bool) throws {
        for seed in 0..<30 {
            var story = try Story(seed: seed)
            for _ in 0..<story.chance.number(5...40) {
                switch story.chance.number(0...9) {
                case 0...3: try story.change()
                case 4...5: try story.phone.session.wait(.milliseconds(story.chance.number(1...700)))
                case 6: try story.phone.session.wait(.milliseconds(story.chance.number(1...40_000)))
                case 7 where isUpset: try story.upset()
                default: try story.fail()
                }
                // Nothing but the person changes what they see, once there is something to see.
                if !isUpset, let shown = try story.phone.shown { #expect(shown == story.wanted, "seed \(seed)") }
            }
            try story.end()
            let shown = try #require(try story.phone.shown, "seed \(seed)")
            #expect(story.phone.backend.preferences(of: "anna") == shown, "seed \(seed)")
            if !isUpset { #expect(shown == story.wanted, "seed \(seed)") }
            let calls = story.phone.backend.calls.count
            try story.phone.session.wait(.seconds(3_600))
            #expect(story.phone.backend.calls.count == calls, "seed \(seed): it has come to rest")
        }
    }

    @Test("AIC-6: without a change nothing is ever saved, whatever goes wrong")
    func noChange() throws {
        for seed in 0..<30 {
            var story = try Story(seed: seed)
            for _ in 0..<20 { try story.fail() }
            try story.end()
            #expect(story.phone.backend.calls("PUT") == [], "seed \(seed)")
        }
    }
}

import AppShell
import AppShellHeadless
import AppShellNotificationsFeature
import Testing

struct SubscriptionTests {
    private let standard = MemberBackend.standard

    private func signedIn() throws -> MemberPhone {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        return phone
    }

    private func puts(_ phone: MemberPhone) -> Int { phone.backend.calls("PUT").count }

    private func gets(_ phone: MemberPhone) -> Int { phone.backend.calls("GET").count }

    @Test("AIC-6: loaded after sign-in, at launch and when the app comes back; never while nobody is signed in")
    func loads() throws {
        let phone = try MemberPhone()
        try phone.leave()
        #expect(gets(phone) == 0)
        #expect(try phone.shown == nil)
        try phone.signIn("anna")
        #expect(gets(phone) == 1)
        #expect(try phone.shown == standard)
        try phone.relaunch()
        #expect(gets(phone) == 2)
        #expect(try phone.shown == standard)
        try phone.leave()
        #expect(gets(phone) == 3)
    }

    @Test("AIC-6: what another device changed is shown when the app comes back; loading saves nothing")
    func elsewhere() throws {
        let phone = try signedIn()
        var other = standard
        other.radius = 20
        other.topics = ["FOOD"]
        phone.backend.set(other, of: "anna")
        try phone.leave()
        try phone.session.wait(.seconds(60))
        #expect(try phone.shown == other)
        #expect(puts(phone) == 0)
    }

    @Test("AIC-7: a change stands at once, and is saved 300 ms after the last one, in one call")
    func debounce() throws {
        let phone = try signedIn()
        try phone.session.set("New offers", to: false)
        #expect(try phone.isOn("New offers") == false)
        try phone.session.wait(.milliseconds(200))
        try phone.session.set("Food", to: false)
        try phone.session.wait(.milliseconds(299))
        #expect(puts(phone) == 0)
        try phone.session.wait(.milliseconds(1))
        #expect(puts(phone) == 1)
        #expect(phone.backend.preferences(of: "anna").isOnBySwitch == ["offers": false, "events": true])
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
        try phone.session.wait(.seconds(60))
        #expect(puts(phone) == 1)
    }

    @Test("AIC-8, AIC-9: switches, radius and topics are saved, topics in the order of the words")
    func fields() throws {
        let phone = try signedIn()
        for topic in ["Health", "Food", "Fun"] { try phone.session.set(topic, to: false) }
        try phone.session.set("Fun", to: true)
        try phone.session.set("Health", to: true)
        try phone.session.set("Local events", to: false)
        try phone.session.choose("50 km", in: "Radius")
        try phone.session.wait(.seconds(1))
        let wanted = SubscriptionPreferences(
            isOnBySwitch: ["offers": true, "events": false],
            radius: 50,
            topics: ["HEALTH", "FUN"]
        )
        #expect(phone.backend.preferences(of: "anna") == wanted)
        #expect(puts(phone) == 1)
    }

    @Test("AIC-8: no radius outside of 5…50 km can be chosen, and one between the options is shown as it is")
    func radius() throws {
        let phone = try signedIn()
        #expect(try phone.find("Radius")?.children.map(\.label) == ["5 km", "10 km", "50 km"])
        var other = standard
        other.radius = 12
        phone.backend.set(other, of: "anna")
        try phone.leave()
        #expect(try phone.find("Radius")?.value == "12 km")
        try phone.happen("far")
        try phone.session.wait(.seconds(1))
        #expect(phone.backend.preferences(of: "anna").radius == 50)
    }

    @Test("AIC-7: what is changed back before it was sent needs no call")
    func changedBack() throws {
        let phone = try signedIn()
        try phone.session.set("Food", to: false)
        try phone.session.set("Food", to: true)
        try phone.session.wait(.seconds(1))
        #expect(puts(phone) == 0)
    }

    @Test("AIC-7: a change during a save is not lost, nor one that is changed back; one save at a time")
    func duringSave() throws {
        let phone = try signedIn()
        phone.session.server.faults.delay = .seconds(2)
        try phone.session.set("Food", to: false)
        try phone.session.wait(.milliseconds(500))
        try phone.session.set("Food", to: true)
        try phone.session.set("Fun", to: false)
        try phone.session.wait(.milliseconds(500))
        #expect(phone.session.server.openRequests.count == 1)
        try phone.session.wait(.seconds(10))
        #expect(puts(phone) == 2)
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FOOD"])
        #expect(try phone.shown?.topics == ["HEALTH", "FOOD"])
    }

    @Test("AIC-6: a load that was under way while something was changed does not undo it")
    func duringLoad() throws {
        let phone = try signedIn()
        phone.session.server.faults.delay = .seconds(5)
        try phone.leave(for: .seconds(1))
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(60))
        #expect(try phone.isOn("Food") == false)
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
    }

    @Test("AIC-7: a save that failed says so, the change stands, and goes out once the network is back")
    func offline() throws {
        let phone = try signedIn()
        try phone.session.setOnline(false)
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(1))
        #expect(try phone.texts.contains("Not saved: Connexion requise"))
        #expect(try phone.isOn("Food") == false)
        try phone.session.setOnline(true)
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
        #expect(try !phone.texts.contains { $0.hasPrefix("Not saved") })
        #expect(puts(phone) == 1)
    }

    @Test("AIC-7: a save that failed is tried again in the foreground, by hand, and with the next change")
    func failed() throws {
        let phone = try signedIn()
        let isDown = Array(repeating: ServerFaults.Answer.status(.init(503)), count: 3)
        let occasions: [(MemberPhone) throws -> Void] = [
            { try $0.leave() },
            { try $0.happen("retry") },
            {
                try $0.session.set("New offers", to: false)
                try $0.session.wait(.seconds(1))
            },
        ]
        for (topic, occasion) in zip(["Food", "Fun", "Health"], occasions) {
            phone.session.server.faults.answers = isDown
            try phone.session.set(topic, to: false)
            try phone.session.wait(.seconds(30))
            #expect(try phone.texts.contains { $0.hasPrefix("Not saved") })
            try occasion(phone)
            #expect(try phone.isOn(topic) == false)
            #expect(phone.backend.preferences(of: "anna") == (try phone.shown))
            #expect(try !phone.texts.contains { $0.hasPrefix("Not saved") })
        }
    }

    @Test("AIC-8: what the back end would not have is undone, and said, until the next change")
    func rejected() throws {
        let phone = try signedIn()
        phone.session.server.faults.answers = [.status(.init(422))]
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(1))
        #expect(try phone.shown == standard)
        #expect(try phone.texts.contains("Restored"))
        try phone.session.set("Fun", to: false)
        #expect(try !phone.texts.contains("Restored"))
        try phone.session.wait(.seconds(1))
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FOOD"])
    }

    @Test("AIC-8: where a lost answer leaves it open what the back end has, it is asked after a rejection")
    func rejectedInTheDark() throws {
        let phone = try signedIn()
        phone.session.server.faults.answers = [.lost, .lost, .lost]
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(30))
        phone.session.server.faults.answers = [.status(.init(422))]
        try phone.session.set("Fun", to: false)
        try phone.session.wait(.seconds(30))
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
        #expect(try phone.shown == phone.backend.preferences(of: "anna"))
    }

    @Test("AIC-6: while nothing is loaded nothing can be changed; what failed is said, and tried again")
    func notLoaded() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.delay = .seconds(1)
        try phone.signIn("anna")
        #expect(try phone.texts.contains("Loading"))
        #expect(try phone.isEnabled("Food") == false)
        try phone.session.wait(.seconds(2))
        #expect(try phone.shown == standard)
        phone.session.server.faults.delay = .zero
        phone.session.phone.setOnline(false)
        try phone.relaunch()
        #expect(try phone.texts.contains("Not loaded: Connexion requise"))
        #expect(try phone.isEnabled("Food") == false)
        try phone.session.setOnline(true)
        #expect(try phone.shown == standard)
        #expect(try !phone.texts.contains { $0.hasPrefix("Not loaded") })
    }

    @Test("what was loaded before goes on to be shown where a later load fails")
    func laterFailure() throws {
        let phone = try signedIn()
        phone.session.phone.setOnline(false)
        try phone.leave()
        #expect(try phone.shown == standard)
        #expect(try !phone.texts.contains { $0.hasPrefix("Not loaded") })
    }

    @Test("who leaves the app right after a change has it saved: the system may end it")
    func background() throws {
        let phone = try signedIn()
        try phone.session.set("Food", to: false)
        try phone.session.enterBackground()
        #expect(puts(phone) == 1)
        phone.session.kill(by: .system)
        try phone.session.launch()
        #expect(try phone.isOn("Food") == false)
    }

    @Test("a change that could not be saved outlives the process, is shown at once, and saved by the next one")
    func killed() throws {
        let phone = try signedIn()
        phone.session.phone.setOnline(false)
        try phone.session.set("Food", to: false)
        try phone.relaunch()
        #expect(try phone.shown?.topics == ["HEALTH", "FUN"])
        try phone.session.setOnline(true)
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
        #expect(puts(phone) == 1)
        let key = StoredKey("notifications.subscriptions")
        #expect(try phone.session.environment.storage.secrets.secret(for: key) == nil)
    }

    @Test("AIC-7: what someone who has signed out had yet to save is saved for them alone, by a later process too")
    func killedAfterSignOut() throws {
        let phone = try signedIn()
        phone.session.phone.setOnline(false)
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(1))
        try phone.signOut()
        try phone.relaunch()
        try phone.signIn("bob")
        try phone.session.setOnline(true)
        #expect(try phone.shown == standard)
        #expect(phone.backend.calls("PUT") == ["PUT /preferences anna"])
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
        let key = StoredKey("notifications.subscriptions")
        #expect(try phone.session.environment.storage.secrets.secret(for: key) == nil)
    }

    @Test("AIC-7: who comes back before what they chose was saved finds it, and it is saved as theirs")
    func backAfterSignOut() throws {
        let phone = try signedIn()
        phone.session.phone.setOnline(false)
        try phone.session.set("Food", to: false)
        try phone.signOut()
        try phone.signIn("anna")
        #expect(try phone.shown?.topics == ["HEALTH", "FUN"])
        try phone.session.setOnline(true)
        #expect(phone.backend.calls("PUT") == ["PUT /preferences anna"])
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
    }

    @Test("AIC-7: a bearer that is valid no more ends the attempts to save what someone left behind")
    func refusedAfterSignOut() throws {
        let phone = try signedIn()
        phone.session.phone.setOnline(false)
        try phone.session.set("Food", to: false)
        try phone.signOut()
        phone.backend.expire("anna")
        try phone.session.setOnline(true)
        try phone.leave()
        try phone.session.wait(.seconds(3_600))
        #expect(phone.backend.calls("PUT") == ["PUT /preferences ?"])
    }

    @Test("AIC-6, AIC-7: while a server is down, loads and saves are tried again by themselves, ever more rarely")
    func retriedByItself() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.answers = Array(repeating: .status(.init(500)), count: 40)
        try phone.signIn("anna")
        try phone.session.wait(.seconds(60))
        #expect(try phone.texts.contains { $0.hasPrefix("Not loaded") })
        phone.session.server.faults.answers = []
        try phone.session.wait(.seconds(900))
        #expect(try phone.shown == standard)
        phone.session.server.faults.answers = Array(repeating: .status(.init(500)), count: 40)
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(60))
        phone.session.server.faults.answers = []
        try phone.session.wait(.seconds(900))
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
        let calls = phone.backend.calls.count
        try phone.session.wait(.seconds(36_000))
        #expect(phone.backend.calls.count == calls)
    }

    @Test("nothing of who has signed out is shown to the next one: not what they changed last, nor a late answer")
    func signOut() throws {
        let phone = try signedIn()
        try phone.session.set("Food", to: false)
        try phone.signOut()
        #expect(try phone.shown == nil)
        #expect(try phone.isOn("Food") == false)
        #expect(try phone.isEnabled("Food") == false)
        try phone.signIn("bob")
        try phone.session.wait(.seconds(5))
        #expect(try phone.shown == standard)
        #expect(phone.backend.calls("PUT") == ["PUT /preferences anna"])
        // Saved again as it was, for the second half.
        phone.backend.set(standard, of: "anna")
        phone.session.server.faults.delay = .seconds(2)
        var other = standard
        other.topics = []
        phone.backend.set(other, of: "bob")
        try phone.leave(for: .milliseconds(1))
        try phone.session.wait(.seconds(1))
        try phone.signOut()
        try phone.signIn("anna")
        // Bob's answer comes between Anna's question and her answer.
        for _ in 0..<20 {
            try phone.session.wait(.milliseconds(250))
            #expect([nil, standard].contains(try phone.shown))
        }
        #expect(try phone.shown == standard)
    }

    @Test("the answer to a save of someone who has signed out meanwhile is nobody's")
    func signOutDuringSave() throws {
        let phone = try signedIn()
        phone.session.server.faults.delay = .seconds(2)
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(1))
        try phone.signOut()
        try phone.signIn("bob")
        for _ in 0..<20 {
            try phone.session.wait(.milliseconds(250))
            #expect([nil, standard].contains(try phone.shown))
        }
        #expect(try phone.shown == standard)
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN"])
    }

    @Test("AIC-20: a bearer that is valid no more ends the session")
    func unauthorized() throws {
        let phone = try signedIn()
        phone.backend.expire("anna")
        try phone.session.set("Food", to: false)
        try phone.session.wait(.seconds(1))
        #expect(try phone.member == "nobody")
        #expect(try phone.shown == nil)
    }

    @Test("topics and switches that this version does not know stay as they are")
    func unknown() throws {
        let phone = try signedIn()
        var other = standard
        other.topics = ["NEW", "FUN"]
        other.isOnBySwitch["later"] = true
        phone.backend.set(other, of: "anna")
        try phone.leave()
        try phone.session.set("Health", to: true)
        try phone.session.wait(.seconds(1))
        #expect(phone.backend.preferences(of: "anna").topics == ["HEALTH", "FUN", "NEW"])
        #expect(phone.backend.preferences(of: "anna").isOnBySwitch["later"] == true)
    }
}

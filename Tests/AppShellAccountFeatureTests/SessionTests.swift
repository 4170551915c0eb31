import AppShell
import AppShellHeadless
import FoundationEssentials
import Testing

/// The life of a session: over the end of the process, to its own end, to sign-out.
struct SessionTests {
    @Test("A relaunch keeps one signed in, with the same token")
    func relaunch() throws {
        let phone = try ClubPhone.signedIn()
        try phone.relaunch()
        #expect(try phone.reads("News, for members"))
        #expect(try phone.log == ["access token 1", "in ada@club.example"])
        #expect(phone.calls.filter { $0.hasPrefix("POST") }.count == 1)
    }

    @Test("A token without an end, or an opaque one, is left to the back end")
    func endless() throws {
        let phone = try ClubPhone()
        phone.backend.change { $0.lifetime = nil }
        try phone.signIn()
        phone.session.kill(by: .person)
        try phone.session.wait(.seconds(86_400 * 400))
        try phone.session.launch()
        #expect(try phone.reads("News, for members"))
    }

    @Test("A phone whose clock is ahead of a fresh token's end stays signed in, over a relaunch too")
    func clockAhead() throws {
        let phone = try ClubPhone()
        phone.backend.change { $0.lifetime = -3_600 }
        try phone.signIn()
        try phone.relaunch()
        #expect(try phone.reads("News, for members"))
        #expect(try !phone.isGated)
    }

    @Test("A JWT whose exp has passed is not used at the next launch: that is said, told and forgotten")
    func expiredAtLaunch() throws {
        for (age, isOver) in [(3_599, false), (3_600, true)] {
            let phone = try ClubPhone.signedIn()
            phone.session.kill(by: .person)
            try phone.session.wait(.seconds(age))
            try phone.session.launch(with: phone.link(5))
            #expect(try phone.isGated == isOver)
            guard isOver else { continue }
            #expect(try phone.reads("Your session is over"))
            #expect(try phone.log == ["no access", "out ada@club.example token 1"])
            #expect(phone.secrets.isEmpty)
            try phone.openSheet()
            #expect(try phone.field("Email")?.value == "ada@club.example")
            try phone.fill()
            try phone.session.tap("Send")
            #expect(try phone.current == "news.item(id: 5)")
        }
    }

    @Test("A JWT that ends while the app is in the background is not used when it comes back")
    func expiredMeanwhile() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(3_600))
        try phone.session.receive(phone.link(5))
        #expect(try phone.isGated)
        #expect(try phone.reads("Your session is over"))
        // What arrived meanwhile stands there, and is read once they have signed in again.
        try phone.signIn()
        #expect(try phone.reads("Item 5, for members"))
    }

    @Test("A phone whose clock is ahead of the back end's can still sign in")
    func wrongClock() throws {
        let phone = try ClubPhone()
        phone.backend.change { $0.lifetime = -60 }
        try phone.signIn()
        #expect(try phone.reads("News, for members"))
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.reads("News, for members"))
    }

    @Test("A call that is answered 401 ends the session, once, and says so where the person stands")
    func unauthorized() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.receive(phone.link(5))
        phone.revoke()
        try phone.session.tap("Call", times: 2)
        #expect(try phone.reads("Your session is over"))
        #expect(try phone.current == "news.item(id: 5)")
        #expect(try phone.log.suffix(2) == ["no access", "out ada@club.example token 1"])
        #expect(phone.secrets.isEmpty)
        // Arrivals wait again.
        try phone.session.receive(phone.link(6))
        #expect(try phone.current == "news.item(id: 5)")
        try phone.signIn()
        #expect(try phone.current == "news.item(id: 6)")
    }

    @Test("So does the account's own call")
    func unauthorizedHere() throws {
        let phone = try ClubPhone.signedIn()
        phone.revoke()
        try phone.session.selectTab("Card")
        #expect(try phone.reads("Your session is over"))
        #expect(try phone.current == "account.card")
    }

    @Test("A late 401 of an earlier session does not end the next one")
    func lateUnauthorized() throws {
        let phone = try ClubPhone.signedIn()
        phone.revoke()
        phone.session.server.faults.delay = .seconds(5)
        try phone.session.tap("Call")
        phone.session.server.faults.delay = .zero
        try phone.session.tap("Sign out here")
        try phone.signIn()
        try phone.session.wait(.seconds(10))
        #expect(try phone.reads("News, for members"))
    }

    @Test("After an expiry the same person goes on where they stood; someone else begins at the roots")
    func whoComesBack() throws {
        for (name, current) in [("ADA", "account.order(id: 7)"), ("bob", "account.profile")] {
            let phone = try ClubPhone.signedIn()
            try phone.session.receive(phone.tap("order_detail", 7))
            phone.revoke()
            try phone.session.pullToRefresh()
            #expect(try phone.isGated)
            #expect(try !phone.reads("Lamp"))
            try phone.signIn(as: name)
            #expect(try phone.current == current)
            #expect(try phone.reads("Lamp") == (name == "ADA"))
        }
    }

    @Test("Signing out leaves every stack, and nothing of the person stays on screen, in memory or stored")
    func signOut() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.selectTab("Card")
        try phone.session.receive(phone.tap("order_detail", 7))
        try phone.session.receive(phone.link(5))
        try phone.session.tap("Sign out here")
        #expect(try phone.current == "news.list")
        #expect(try phone.session.navigation().stacks.allSatisfy(\.pushed.isEmpty))
        #expect(try phone.isGated)
        #expect(try phone.reads("For members"))
        #expect(phone.secrets.isEmpty)
        #expect(try phone.log.suffix(2) == ["no access", "out ada@club.example token 1"])
        try phone.session.setOnline(false)
        for tab in ["Card", "Profile"] {
            try phone.session.selectTab(tab)
            #expect(try phone.isGated)
            #expect(try !phone.reads("Ada Member"))
        }
        try phone.openSheet()
        #expect(try phone.field("Email")?.value == "")
    }

    @Test("Signing out twice, or while nobody is signed in, does nothing more")
    func signOutTwice() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.tap("Sign out here", times: 2)
        try phone.session.tap("Sign out here")
        #expect(try phone.log.filter { $0.hasPrefix("out") }.count == 1)
    }

    @Test("After a sign-out a relaunch stays signed out, and says nothing of an expiry")
    func relaunchSignedOut() throws {
        let phone = try ClubPhone.signedIn()
        try phone.signOut()
        try phone.relaunch()
        #expect(try phone.isGated)
        #expect(try phone.reads("For members"))
        #expect(try phone.log == ["no access"])
    }

    @Test("What another version left in the store signs nobody in, and is replaced at the next sign-in")
    func unreadable() async throws {
        let phone = try ClubPhone(launch: false)
        try await phone.secrets.put("not JSON")
        try phone.session.launch()
        #expect(try phone.isGated)
        try phone.signIn()
        try phone.relaunch()
        #expect(try phone.reads("News, for members"))
    }
}

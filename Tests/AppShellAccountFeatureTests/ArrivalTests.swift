import AppShell
import AppShellHeadless
import Testing

/// What arrives while nobody is signed in waits, and then opens.
struct ArrivalTests {
    @Test("AIC-18: a link that starts the app signed out waits, and opens once after sign-in")
    func cold() throws {
        let phone = try ClubPhone(launch: false)
        try phone.session.launch(with: phone.link(5))
        #expect(try phone.current == "news.list")
        #expect(try phone.isGated)
        #expect(try phone.outcomes == ["held: locked by “account.signed-out”: nobody is signed in"])
        try phone.signIn()
        #expect(try phone.current == "news.item(id: 5)")
        #expect(try phone.reads("Item 5, for members"))
        #expect(try phone.outcomes == ["opened news.item(id: 5)"])
        try phone.session.goBack()
        #expect(try phone.reads("News, for members"))
    }

    @Test("AIC-18: so does a tap that comes in the foreground or from the background, on the tab it belongs to")
    func running() throws {
        for inBackground in [false, true] {
            let phone = try ClubPhone()
            if inBackground { try phone.session.enterBackground() }
            try phone.session.receive(phone.tap("order_detail", 7, delivery: "n1"))
            try phone.session.receiveSilently(phone.tap("order_detail", 7, delivery: "n1"))
            #expect(try phone.isGated)
            try phone.signIn()
            #expect(try phone.session.selectedTab == "Profile")
            #expect(try phone.reads("Lamp"))
            #expect(
                try phone.outcomes == ["opened account.order(id: 7)", "a duplicate of arrival 1"],
                "background: \(inBackground)"
            )
            try phone.session.goBack()
            #expect(try phone.current == "account.profile")
        }
    }

    @Test("AIC-18: several open in the order in which they came, the last one on top; the sheet does not stay")
    func several() throws {
        let phone = try ClubPhone()
        try phone.openSheet()
        try phone.session.receive(phone.tap("order_detail", 7))
        try phone.session.receive(phone.tap("news_detail", 3))
        #expect(try phone.current == "account.sign-in")
        try phone.fill()
        try phone.session.tap("Send")
        #expect(try phone.session.navigation().sheets.isEmpty)
        #expect(try phone.current == "news.item(id: 3)")
        #expect(try phone.outcomes == ["opened account.order(id: 7)", "opened news.item(id: 3)"])
    }

    @Test("AIC-18: signed in, what arrives opens at once; after a sign-out it waits again")
    func afterSignOut() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.receive(phone.link(4))
        #expect(try phone.current == "news.item(id: 4)")
        try phone.signOut()
        try phone.session.receive(phone.link(6))
        #expect(try phone.current == "account.profile")
        #expect(try phone.outcomes.last?.hasPrefix("held") == true)
        try phone.signIn(as: "bob")
        #expect(try phone.current == "news.item(id: 6)")
        try phone.session.receive(phone.link(9))
        #expect(try phone.current == "news.item(id: 9)")
    }

    @Test("AIC-18: a sign-in that fails opens nothing")
    func failed() throws {
        let phone = try ClubPhone(launch: false)
        try phone.session.launch(with: phone.link(5))
        try phone.signIn(password: "wrong")
        #expect(try phone.current == "account.sign-in")
        #expect(try phone.outcomes.first?.hasPrefix("held") == true)
        try phone.fill()
        try phone.session.tap("Send")
        #expect(try phone.current == "news.item(id: 5)")
    }

    @Test("AIC-18: kept signed in, a link that starts the app opens at once")
    func keptSignedIn() throws {
        let phone = try ClubPhone.signedIn()
        phone.session.kill(by: .person)
        try phone.session.launch(with: phone.link(5))
        #expect(try phone.reads("Item 5, for members"))
    }

    @Test("AIC-15: order_detail and message_thread open on the profile's tab, with what the back end says")
    func items() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.receive(phone.tap("order_detail", 7))
        #expect(try phone.session.selectedTab == "Profile")
        for text in ["Lamp", "Sent", "5 janvier 2026"] { #expect(try phone.reads(text), "\(text)") }
        try phone.session.receive(phone.tap("message_thread", 8))
        #expect(try phone.session.selectedTab == "Profile")
        for text in ["Hello", "Your order has left"] { #expect(try phone.reads(text), "\(text)") }
        try phone.session.receive(phone.tap("order_detail", 70))
        #expect(try phone.reads("No such order"))
        try phone.session.receive(phone.tap("message_thread", 80))
        #expect(try phone.reads("No such message"))
    }

    @Test("AIC-15: a tap that says an order has changed shows it as it is now, also where it is open already")
    func changed() throws {
        for goesBack in [false, true] {
            let phone = try ClubPhone.signedIn()
            try phone.session.receive(phone.tap("order_detail", 7, delivery: "n1"))
            #expect(try phone.reads("Sent"))
            if goesBack { try phone.session.goBack() }
            phone.backend.change { $0.status = "Delivered" }
            try phone.session.receive(phone.tap("order_detail", 7, delivery: "n2"))
            #expect(try phone.reads("Delivered"), "went back: \(goesBack)")
        }
    }

    @Test("AIC-15: an order that can't be had says why, and is loaded once the network is back; one that was stays")
    func itemFailures() throws {
        let phone = try ClubPhone.signedIn()
        try phone.session.setOnline(false)
        try phone.session.receive(phone.tap("order_detail", 7))
        #expect(try phone.reads("Connexion requise"))
        #expect(try phone.reads("Try again"))
        try phone.session.setOnline(true)
        #expect(try phone.reads("Lamp"))
        #expect(try !phone.reads("Connexion requise"))
        try phone.session.setOnline(false)
        try phone.session.pullToRefresh()
        #expect(try phone.reads("Connexion requise"))
        #expect(try phone.reads("Lamp"))
    }
}

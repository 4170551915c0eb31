import AppShell
import AppShellHeadless
import Testing

/// The sheet: what it asks, what it sends, what it says.
struct SignInTests {
    @Test("Signed out, every tab shows where to sign in in place of its content")
    func gate() throws {
        let phone = try ClubPhone()
        for tab in ["News", "Card", "Profile"] {
            try phone.session.selectTab(tab)
            #expect(try phone.isGated, "\(tab)")
        }
        #expect(try !phone.reads("Sign out"))
        #expect(phone.calls.isEmpty)
    }

    @Test("Who signs in sees the content, the sheet is gone, and the hooks hear of it in order")
    func signIn() throws {
        let phone = try ClubPhone()
        #expect(try phone.log == ["no access"])
        try phone.signIn()
        #expect(try phone.session.navigation().sheets.isEmpty)
        #expect(try phone.reads("News, for members"))
        #expect(try phone.reads("ada@club.example"))
        #expect(try phone.log == ["no access", "access token 1", "in ada@club.example"])
    }

    @Test("The button waits for an address and a password; what is wrong is said at its field")
    func validation() throws {
        let phone = try ClubPhone()
        try phone.openSheet()
        #expect(try phone.heading("Signing in")?.role == .heading(level: 1))
        #expect(try phone.button("Send")?.state.isDisabled == true)
        #expect(try phone.field("Email")?.state.isValid == nil)
        #expect(try phone.field("Password")?.state.isValid == nil)
        try phone.session.type("ada@club", into: "Email")
        #expect(try phone.field("Email")?.state.message == "Not an address")
        try phone.session.type(" ada@club.example ", into: "Email")
        #expect(try phone.field("Email")?.state.isValid == true)
        #expect(try phone.button("Send")?.state.isDisabled == true)
        try phone.session.type("x", into: "Password")
        #expect(try phone.button("Send")?.state.isDisabled == false)
        try phone.session.type("", into: "Password")
        #expect(try phone.field("Password")?.state.message == "Type your password")
        #expect(try phone.button("Send")?.state.isDisabled == true)
    }

    @Test("A double tap sends once, and nothing can be changed meanwhile")
    func doubleTap() throws {
        let phone = try ClubPhone()
        phone.session.server.faults.delay = .seconds(2)
        try phone.openSheet()
        try phone.fill()
        try phone.session.tap("Send", times: 2)
        #expect(try phone.reads("Just a moment"))
        #expect(try phone.field("Email")?.state.isDisabled == true)
        try phone.session.wait(.seconds(2))
        #expect(phone.calls.filter { $0.hasPrefix("POST") } == ["POST /auth/authenticate"])
        #expect(try phone.reads("News, for members"))
    }

    @Test("A wrong password is said as one, and another try is open")
    func wrongPassword() throws {
        let phone = try ClubPhone()
        try phone.signIn(password: "wrong")
        #expect(try phone.reads("Wrong address or password"))
        try phone.session.type("swordfish", into: "Password")
        #expect(try !phone.reads("Wrong address or password"))
        try phone.session.tap("Send")
        #expect(try phone.reads("News, for members"))
    }

    @Test(
        "Offline, too many tries and a broken back end are said in words, and can be tried again",
        arguments: [
            (429, "Trop de demandes. Réessayez dans 90 secondes."), (503, "Le serveur rencontre un problème."),
            (403, "L'accès a été refusé."), (0, "Connexion requise"),
        ]
    )
    func failures(status: Int, strings: String) throws {
        let phone = try ClubPhone()
        if status == 0 {
            try phone.session.setOnline(false)
        } else {
            phone.session.server.faults.answers = [.status(.init(status, retryAfter: status == 429 ? 90 : nil))]
        }
        try phone.signIn()
        #expect(try phone.reads(strings))
        try phone.session.setOnline(true)
        try phone.session.tap("Try again")
        #expect(try phone.reads("News, for members"))
    }

    @Test("What the back end says of a field stands at the field until it is changed")
    func refusal() throws {
        let phone = try ClubPhone()
        phone.backend.change { $0.refusal = "Unknown domain" }
        try phone.signIn()
        #expect(try phone.field("Email")?.state.message == "Unknown domain")
        try phone.session.type("bob@club.example", into: "Email")
        #expect(try phone.field("Email")?.state.message == nil)
        try phone.session.type("ada@club.example", into: "Email")
        #expect(try phone.field("Email")?.state.message == "Unknown domain")
    }

    @Test("Who closes the sheet while the answer is on its way is not signed in")
    func closed() throws {
        let phone = try ClubPhone()
        phone.session.server.faults.delay = .seconds(2)
        try phone.signIn()
        try phone.session.dismissSheet()
        try phone.session.wait(.seconds(5))
        #expect(try phone.isGated)
        #expect(phone.secrets.isEmpty)
    }

    @Test("Two quick taps on the gate open one sheet")
    func oneSheet() throws {
        let phone = try ClubPhone()
        try phone.session.tap("Sign in", times: 2)
        #expect(try phone.session.navigation().sheets.count == 1)
    }

    @Test("The password is in nothing that is drawn, traced or stored, and gone with the sheet")
    func passwordNowhere() throws {
        let phone = try ClubPhone()
        try phone.openSheet()
        try phone.fill()
        #expect(try phone.field("Password")?.value == "•••••••••")
        #expect(try !phone.session.content().outline.contains("swordfish"))
        try phone.session.dismissSheet()
        try phone.openSheet()
        #expect(try phone.field("Password")?.value == "")
        try phone.fill()
        try phone.session.tap("Send")
        #expect(!phone.session.trace.text.contains("swordfish"))
        let stored = try phone.secrets.secret(for: StoredKey("account.session"))?.reveal()
        #expect(stored?.contains("ada@club.example") == true)
        #expect(stored?.contains("swordfish") == false)
    }
}

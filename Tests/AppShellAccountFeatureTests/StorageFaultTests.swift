import AppShell
import AppShellHeadless
import Testing

/// A secret store that refuses.
struct StorageFaultTests {
    @Test("A store that refuses to write: signed in for this launch, and that is said; the next launch asks again")
    func refusesWriting() throws {
        let phone = try ClubPhone()
        phone.secrets.refusesWriting = true
        try phone.signIn()
        #expect(try phone.reads("News, for members"))
        #expect(try phone.reads("not stored"))
        for tab in ["Card", "Profile"] {
            try phone.session.selectTab(tab)
            #expect(try phone.reads("You will be asked again"), "\(tab)")
        }
        #expect(try phone.badge("Name") == "Ada Member")
        try phone.relaunch()
        #expect(try phone.isGated)
    }

    @Test("What could not be written is written when the app is left or comes back")
    func writtenLater() throws {
        let phone = try ClubPhone()
        phone.secrets.refusesWriting = true
        try phone.signIn()
        phone.secrets.refusesWriting = false
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.reads("stored"))
        #expect(try !phone.reads("not stored"))
        try phone.relaunch()
        #expect(try phone.reads("News, for members"))
    }

    @Test("A store that refuses to read: nobody is signed in, and that is said; one can sign in for this launch")
    func refusesReading() throws {
        let phone = try ClubPhone.signedIn(as: "bob")
        phone.session.kill(by: .person)
        phone.secrets.refusesReading = true
        try phone.session.launch(with: phone.link(5))
        #expect(try phone.isGated)
        #expect(try phone.reads("Who you are can't be read"))
        try phone.signIn()
        #expect(try phone.current == "news.item(id: 5)")
        #expect(try phone.reads("not stored"))
        // Once it reads again, the later session is the one that counts.
        phone.secrets.refusesReading = false
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.reads("ada@club.example"))
        try phone.relaunch()
        #expect(try phone.reads("ada@club.example"))
    }

    @Test("What could not be read is taken up when the app comes back: then what arrived opens")
    func readLater() throws {
        let phone = try ClubPhone.signedIn()
        phone.session.kill(by: .person)
        phone.secrets.refusesReading = true
        try phone.session.launch(with: phone.link(5))
        #expect(try phone.isGated)
        phone.secrets.refusesReading = false
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.current == "news.item(id: 5)")
        #expect(try phone.reads("Item 5, for members"))
        #expect(try phone.log == ["no access", "access token 1", "in ada@club.example"])
    }

    @Test("What could be read only later, and has ended, signs nobody in")
    func readLaterExpired() throws {
        let phone = try ClubPhone.signedIn()
        phone.session.kill(by: .person)
        phone.secrets.refusesReading = true
        try phone.session.wait(.seconds(4_000))
        try phone.session.launch()
        phone.secrets.refusesReading = false
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.reads("Your session is over"))
        #expect(try phone.log == ["no access", "out ada@club.example token 1"])
        #expect(phone.secrets.isEmpty)
    }

    @Test("A sign-out that can't be stored is said, counts in this launch, and is tried again")
    func signOutNotStored() throws {
        let phone = try ClubPhone.signedIn()
        phone.secrets.refusesWriting = true
        try phone.session.tap("Sign out here")
        #expect(try phone.isGated)
        #expect(try phone.reads("The phone has not forgotten you"))
        #expect(!phone.secrets.isEmpty)
        phone.secrets.refusesWriting = false
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(phone.secrets.isEmpty)
        #expect(try !phone.reads("The phone has not forgotten you"))
    }

    @Test("Signed in and out while it can't be read: what was kept from before is forgotten too")
    func signOutUnread() throws {
        let phone = try ClubPhone.signedIn(as: "bob")
        phone.session.kill(by: .person)
        phone.secrets.refusesReading = true
        try phone.session.launch()
        try phone.signIn()
        try phone.session.tap("Sign out here")
        phone.secrets.refusesReading = false
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.isGated)
        #expect(phone.secrets.isEmpty)
    }
}

import AppShell
import Headless
import Testing

struct ConsentTests {
    @Test("PI-FR14: after the first session, not before, a sheet asks and says what the reminder is for")
    func asks() throws {
        let phone = try StreakPhone()
        #expect(try !phone.isAsked)
        try phone.session.tap("Practise")
        #expect(try phone.isAsked)
        #expect(try phone.texts.contains("It saves your streak."))
        #expect(phone.notifications.prompts == 0)
    }
}

import AppShell
import AppShellHeadless
import Testing

struct ConsentTests {
    @Test("PI-FR14: after the first session, not before, a sheet asks and says what the reminder is for")
    func asks() throws {
        let phone = try StreakPhone()
        #expect(try !phone.isAsked)
        try phone.session.tap("Practise")
        #expect(try phone.isAsked)
        #expect(try phone.texts.contains("It saves your streak."))
        #expect(phone.notifications.prompts == 0, "the system asks who says yes")
    }

    @Test("PI-FR14: yes asks the system, and what it allows brings the reminder")
    func yes() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.session.tap("Yes please", times: 2)
        #expect(phone.notifications.prompts == 1)
        #expect(phone.waiting == [])
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(try !phone.isAsked)
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
        try phone.session.goBack()
        #expect(try phone.isReminderOn == true)
        #expect(try phone.note == nil)
    }

    @Test("PI-FR14: no is no, for good")
    func no() throws {
        let phone = try StreakPhone()
        try phone.practise(answering: "No thanks")
        try phone.session.tap("Practise")
        #expect(try !phone.isAsked)
        try phone.session.goBack()
        try phone.relaunch()
        try phone.session.tap("Practise")
        #expect(try !phone.isAsked)
        try phone.session.goBack()
        #expect(phone.notifications.prompts == 0)
        #expect(phone.waiting == [])
        #expect(try phone.isReminderOn == false)
        #expect(try phone.note == nil)
    }

    @Test("PI-FR14: the system's refusal is said, on the sheet and in the settings, and never asked again")
    func refused() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.session.tap("Yes please")
        try phone.session.answerNotificationPrompt(isAllowed: false)
        #expect(try phone.isAsked)
        #expect(try phone.texts.contains("Allow notifications in the phone's settings"))
        #expect(try !phone.texts.contains("Yes please"))
        try phone.session.dismissSheet()
        try phone.session.goBack()
        #expect(try phone.note == "Allow notifications in the phone's settings")
        for _ in 0..<2 {
            try phone.session.tap("Practise")
            #expect(try !phone.isAsked)
            try phone.session.goBack()
            try phone.relaunch()
        }
        #expect(phone.notifications.prompts == 1)
        #expect(phone.waiting == [])
    }

    @Test("PI-FR14: what was refused and is allowed in the phone's settings later brings the reminder")
    func allowedLater() throws {
        let phone = try StreakPhone()
        try phone.practise(answering: "Yes please", allowed: false)
        try phone.session.enterBackground()
        phone.session.setNotificationPermission(.authorized)
        try phone.session.enterForeground()
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
        #expect(try phone.note == nil)
        try phone.session.enterBackground()
        phone.session.setNotificationPermission(.denied)
        try phone.session.enterForeground()
        #expect(phone.waiting == [])
        #expect(try phone.note == "Allow notifications in the phone's settings")
    }

    @Test("PI-FR14: a failed session is a session: it asks too, and there is no streak to remind of")
    func failed() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Fail at once")
        #expect(try phone.isAsked)
        try phone.session.tap("Yes please")
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.waiting == [])
        try phone.session.goBack()
        try phone.practise()
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
    }

    @Test("PI-FR14: the app ended with the question unanswered: it is asked after a later session, and not at launch")
    func killed() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.relaunch()
        #expect(try !phone.isAsked)
        try phone.session.tap("Practise")
        #expect(try phone.isAsked)
    }

    @Test("PI-FR14: closed without an answer it never comes back; the settings can still switch the reminder on")
    func closed() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.session.dismissSheet()
        #expect(try !phone.isAsked)
        try phone.session.goBack()
        #expect(try phone.isReminderOn == false)
        try phone.session.tap("Practise")
        #expect(try !phone.isAsked)
        try phone.relaunch()
        try phone.session.tap("Practise")
        #expect(try !phone.isAsked)
        #expect(phone.notifications.prompts == 0)
    }

    @Test("PI-FR14: the app ended while the system asked: the yes holds, and the system asks after a later session")
    func killedBySystemQuestion() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.session.tap("Yes please")
        try phone.relaunch()
        #expect(try phone.isReminderOn == true)
        #expect(try phone.note == "The phone waits for your answer")
        #expect(phone.notifications.prompts == 1)
        try phone.session.tap("Practise")
        #expect(try !phone.isAsked, "the sheet is not shown again")
        #expect(phone.notifications.prompts == 2)
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
    }

    @Test("PI-FR14: a yes counts although the sheet is closed before the system is answered")
    func closedBySystemQuestion() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.session.tap("Yes please")
        try phone.session.dismissSheet()
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
        #expect(try phone.session.navigation().current.name == "streak.summary")
    }

    @Test("PI-FR14: while the system asks, the sheet can't be answered otherwise")
    func busy() throws {
        let phone = try StreakPhone()
        try phone.session.tap("Practise")
        try phone.session.tap("Yes please")
        #expect(throws: HeadlessError.self) { try phone.session.tap("No thanks") }
        #expect(throws: HeadlessError.self) { try phone.session.tap("Yes please") }
    }

    @Test("who switches the reminder on in the settings is asked by the system, and by no sheet later")
    func settings() throws {
        let phone = try StreakPhone()
        try phone.session.set("Reminder", to: true)
        #expect(phone.notifications.prompts == 1)
        try phone.session.answerNotificationPrompt(isAllowed: true)
        try phone.session.tap("Practise")
        #expect(try !phone.isAsked)
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
    }

    @Test("who switches it on after the system's refusal is told where to allow it")
    func settingsRefused() throws {
        let phone = try StreakPhone()
        try phone.practise(answering: "Yes please", allowed: false)
        try phone.session.set("Reminder", to: false)
        #expect(try phone.note == nil)
        try phone.session.set("Reminder", to: true)
        #expect(phone.notifications.prompts == 1)
        #expect(try phone.note == "Allow notifications in the phone's settings")
    }

    @Test("who has declined can switch it on in the settings")
    func changedMind() throws {
        let phone = try StreakPhone()
        try phone.practise(answering: "No thanks")
        try phone.session.set("Reminder", to: true)
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
        try phone.relaunch()
        #expect(try phone.isReminderOn == true)
    }

    @Test("PI-NFR4: the sheet can be used by whoever does not see it, asking, waiting and refused")
    func accessible() throws {
        let phone = try StreakPhone()
        func issues() throws -> [AccessibilityIssue] { try phone.session.content().accessibilityIssues }
        try phone.session.tap("Practise")
        #expect(try issues() == [])
        try phone.session.tap("Yes please")
        #expect(try issues() == [])
        try phone.session.answerNotificationPrompt(isAllowed: false)
        #expect(try phone.isAsked)
        #expect(try issues() == [])
    }
}

import AppShell
import AppShellHeadless
import Testing

struct StorageTests {
    private let values = FaultyValues()

    @Test("PI-FR11, PI-FR14: streak, answer and hour are kept, readable by anyone")
    func kept() throws {
        let phone = try StreakPhone(storage: values.storage)
        #expect(try values.stored("engagement.consent") == nil)
        try phone.session.tap("Practise")
        #expect(try values.stored("engagement.consent") == nil, "asked is not answered")
        #expect(try values.stored("engagement.hour") == nil)
        try phone.session.tap("Yes please")
        #expect(try values.stored("engagement.consent") == #""accepted""#, "before the system is answered")
        try phone.session.answerNotificationPrompt(isAllowed: true)
        try phone.session.goBack()
        try phone.setHour(7)
        #expect(try values.stored("engagement.hour") == "7")
        try phone.session.set("Reminder", to: false)
        #expect(try values.stored("engagement.consent") == #""declined""#)
        #expect(
            try values.stored("engagement.streak") == #"{"count":1,"day":"2026-01-10","zone":"Europe\/Paris"}"#
        )
        try phone.relaunch()
        #expect(try phone.streak == "1")
    }

    @Test("PI-FR11: a full disk is told of, the session counts all the same, and is stored once there is room")
    func full() throws {
        let phone = try StreakPhone(storage: values.storage)
        try phone.practise(answering: "Yes please", allowed: true)
        try phone.session.wait(.days(1))
        values.writing = FaultyValues.full
        try phone.practise()
        #expect(try phone.streak == "2")
        #expect(try phone.note == "L'espace de stockage est plein : il faut libérer de la place, puis réessayer.")
        #expect(phone.waiting == ["2026-01-12T20:00 Your streak of 2 days awaits you"])
        values.writing = nil
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.note == nil)
        try phone.relaunch()
        #expect(try phone.streak == "2")
    }

    @Test("an hour or an answer that can't be stored holds until the app ends, and is said")
    func fullSettings() throws {
        let phone = try StreakPhone(storage: values.storage)
        try phone.practise(answering: "Yes please", allowed: true)
        values.writing = FaultyValues.full
        try phone.setHour(7)
        #expect(phone.waiting == ["2026-01-11T07:00 Your streak of 1 day awaits you"])
        #expect(try phone.note != nil)
        try phone.session.set("Reminder", to: false)
        #expect(phone.waiting == [])
        let note = try phone.note
        #expect(note == "L'espace de stockage est plein : il faut libérer de la place, puis réessayer.", "said once")
        try phone.relaunch()
        #expect(try phone.hour == "20")
        #expect(try phone.isReminderOn == true)
    }

    @Test(
        "PI-FR11: a streak whose form is not known begins anew, and a copy of it is kept",
        arguments: ["{}", "not JSON", #"{"count":0,"day":"2026-01-09","zone":"Europe/Paris"}"#]
    )
    func unreadable(_ text: String) async throws {
        try await values.put(text, as: "engagement.streak")
        try await values.put(#""declined""#, as: "engagement.consent")
        let phone = try StreakPhone(storage: values.storage)
        #expect(try phone.streak == "0")
        #expect(try phone.note == "Les données enregistrées sont illisibles.")
        #expect(try values.stored("engagement.streak") == text)
        try phone.practise()
        #expect(try phone.streak == "1")
        #expect(try phone.note == nil)
        #expect(try values.stored("engagement.streak.unreadable-1") == text)
    }

    @Test("PI-FR11: what a later version of the app wrote is left as it is, and said")
    func newer() async throws {
        try await values.put("7", as: "engagement.streak", schema: 2)
        let phone = try StreakPhone(storage: values.storage)
        try phone.practise(answering: "No thanks")
        #expect(try phone.streak == "0")
        #expect(
            try phone.note == "Ces données viennent d'une version plus récente : il faut mettre l'application à jour."
        )
    }

    @Test("PI-FR11: sessions that come while the streak can't be read count once it can, each on its day")
    func unreadableForAWhile() async throws {
        try await values.put(#"{"count":4,"day":"2026-01-09","zone":"Europe/Paris"}"#, as: "engagement.streak")
        try await values.put(#""declined""#, as: "engagement.consent")
        values.reading = FaultyValues.broken
        let phone = try StreakPhone(storage: values.storage)
        try phone.practise()
        try phone.session.wait(.days(1))
        try phone.practise()
        try phone.practise()
        #expect(try phone.streak == "0")
        #expect(try phone.note == "Les données n'ont pas pu être lues ou enregistrées.")
        values.reading = nil
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.streak == "6")
        #expect(try phone.note == nil)
        try phone.relaunch()
        #expect(try phone.streak == "6")
    }

    @Test("PI-FR14: an answer whose form is not known is asked for again, and a copy of it is kept")
    func unreadableConsent() async throws {
        try await values.put("maybe", as: "engagement.consent")
        let phone = try StreakPhone(storage: values.storage)
        #expect(try phone.isReminderOn == false)
        try phone.practise(answering: "Yes please", allowed: true)
        #expect(try phone.isReminderOn == true)
        #expect(try phone.note == nil)
        #expect(try values.stored("engagement.consent.unreadable-1") == "maybe")
    }

    @Test("an hour whose form is not known is 20, and a copy of it is kept", arguments: ["24", "x"])
    func unreadableHour(_ text: String) async throws {
        try await values.put(text, as: "engagement.hour")
        let phone = try StreakPhone(storage: values.storage)
        #expect(try phone.hour == "20")
        try phone.practise(answering: "Yes please", allowed: true)
        #expect(try phone.note != nil)
        try phone.setHour(7)
        #expect(try phone.note == nil)
        #expect(try values.stored("engagement.hour.unreadable-1") == text)
    }

    @Test("what has not changed is not stored again")
    func economical() throws {
        let phone = try StreakPhone(storage: values.storage)
        try phone.practise(answering: "Yes please", allowed: true)
        try phone.setHour(7)
        let writes = values.writes
        try phone.practise()
        try phone.setHour(7)
        try phone.relaunch()
        try phone.practise()
        #expect(values.writes == writes)
    }

    @Test("what could not be stored and is changed back is no fault any more")
    func changedBack() throws {
        let phone = try StreakPhone(storage: values.storage)
        try phone.practise(answering: "Yes please", allowed: true)
        values.writing = FaultyValues.full
        try phone.session.set("Reminder", to: false)
        #expect(try phone.note != nil)
        try phone.session.set("Reminder", to: true)
        #expect(try phone.note == nil)
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
    }
}

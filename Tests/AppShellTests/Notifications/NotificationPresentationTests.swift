import AppShell
import Testing

struct NotificationPresentationTests {
    private let news = NotificationCategory(id: "news", title: "Nouvelles formations")
    private let tips = NotificationCategory(id: "tips", title: "Conseils", isOnByDefault: false)

    private func decided(
        _ category: NotificationCategory?,
        _ preferences: NotificationPreferences = NotificationPreferences(),
        isOnTop: Bool = false,
        isInForeground: Bool = true
    ) -> NotificationPresentation {
        .decided(
            for: category,
            isInForeground: isInForeground,
            isOnTop: isOnTop,
            preferences: preferences
        )
    }

    @Test("in the foreground everything; where its place is on the screen, the list and the badge only")
    func foreground() {
        #expect(decided(news) == [.banner, .sound, .badge, .list])
        #expect(decided(nil) == .all)
        #expect(decided(news, isOnTop: true) == [.list, .badge])
        #expect(decided(news, isOnTop: true, isInForeground: false) == .all)
    }

    @Test("MAD-FR32 what is switched off is not shown at all, the badge neither")
    func switchedOff() {
        #expect(decided(news, NotificationPreferences(choices: ["news": false])) == [])
        #expect(decided(news, NotificationPreferences(choices: ["news": false]), isInForeground: false) == [])
        #expect(decided(tips) == [])
        #expect(decided(tips, NotificationPreferences(choices: ["tips": true])) == .all)
        #expect(decided(nil, NotificationPreferences(areAllOff: true)) == [])
        #expect(decided(news, NotificationPreferences(areAllOff: true, choices: ["news": true])) == [])
    }

    @Test("all off keeps the single choices for later")
    func allOff() {
        var preferences = NotificationPreferences(areAllOff: true)
        preferences.set("tips", isOn: true)
        #expect(!preferences.isOn(tips))
        #expect(preferences.choice(of: tips))
        preferences.areAllOff = false
        #expect(preferences.isOn(tips))
    }

    @Test("a category that no module contributes is on until it is switched off")
    func unknown() {
        let known = [news, tips]
        #expect(known.category("tips") == tips)
        #expect(known.category(nil) == nil)
        #expect(NotificationPreferences().isOn(known.category("later")))
        #expect(!NotificationPreferences(choices: ["later": false]).isOn(known.category("later")))
    }

    @Test("a presentation is put into words")
    func words() {
        #expect("\(NotificationPresentation.all)" == "banner, sound, badge, list")
        #expect("\(NotificationPresentation([.list, .badge]))" == "badge, list")
        #expect("\(NotificationPresentation([]))" == "nothing")
    }
}

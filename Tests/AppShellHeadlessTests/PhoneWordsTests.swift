import AppShellTexts
import Testing

@testable import AppShellHeadless

/// What the trace says of the phone in English is known, so that it is read in French.
struct PhoneWordsTests {
    private static func french(_ text: () -> String) -> String {
        Reader.$current.withValue(Reader(.french, translations: Translations.headless), operation: text)
    }

    @Test(
        "what happens on the phone",
        arguments: [
            ("asks whether the app may send notifications", "demande si l'application peut envoyer des notifications"),
            ("will answer denied", "répondra : autorisation refusée"),
            (
                "notification “A”: “b” not shown: permission notDetermined",
                "notification « A » : « b » non affichée : autorisation non demandée"
            ),
            ("notification “A”: “b”: banner, sound", "notification « A » : « b » : bannière, son"),
            ("notification “A”: nothing", "notification « A » : rien"),
            ("tap on the notification “A”", "tap sur la notification « A »"), ("badge 3", "badge 3"),
            ("haptic selection", "vibration : sélection"), ("something else", "something else"),
        ]
    )
    func phone(_ english: String, _ french: String) {
        #expect(Self.french { KnownText.phoneEvent(english) } == french)
        #expect(KnownText.phoneEvent(english) == english)
    }
}

import Headless
import Testing

struct PlainTextTests {
    @Test(
        "words are found whole",
        arguments: [
            ("490 €", "4", false), ("490 €", "490", true), ("490 €", "€", true), ("mais", "ai", false),
            ("J'ai", "ai", true), ("Niveau : Débutant", "Débutant", true), ("Débutants", "Débutant", false),
            ("a b", "a  b", true), ("", "a", false), ("abc", "", false), ("(signé)", "signé", true), ("a.b", "b", true),
        ]
    )
    func contains(_ text: String, _ wanted: String, _ isThere: Bool) {
        #expect(PlainText(text).contains(PlainText(wanted)) == isThere)
    }

    @Test("kinds of space and apostrophe are one")
    func plain() {
        #expect(PlainText(" l\u{2019}IA\u{00A0}:\u{202F}oui\n") == PlainText("l'IA : oui"))
    }
}

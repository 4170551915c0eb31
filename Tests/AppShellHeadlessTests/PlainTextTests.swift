import AppShellHeadless
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

    @Test("every space is plain space, alone and at the ends, and all else stays")
    func spaces() {
        let scalars = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
        let wrong = scalars.filter { scalar in
            let isApostrophe = ["\u{2019}", "\u{02BC}"].contains(scalar)
            let expected = scalar.properties.isWhitespace ? "a b" : "a\(isApostrophe ? "'" : "\(scalar)")b"
            return PlainText("a\(scalar)b").description.unicodeScalars.elementsEqual(expected.unicodeScalars) == false
                || scalar.properties.isWhitespace && PlainText("\(scalar)a\(scalar)").description != "a"
        }
        #expect(wrong == [])
    }

    @Test(
        "words are found one behind the other, without sharing a letter",
        arguments: [
            (["a", "b"], true), (["b", "a"], false), (["a", "a"], false), (["b", "b"], true), (["a b", "b"], true),
            (["a b", "a"], false), (["a", ""], false), ([], false),
        ]
    )
    func order(_ wanted: [String], _ isThere: Bool) {
        #expect(PlainText("a b b").contains(inOrder: wanted.map { PlainText($0) }) == isThere)
    }
}

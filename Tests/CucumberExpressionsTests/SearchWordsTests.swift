import CucumberExpressions
import Testing

struct SearchWordsTests {
    @Test("words are found at the beginning of words, whatever their case and accents, also behind optional letters")
    func found() {
        let text = "l'écran {string} a 1 élément(s) affiché(s) Œuvre"
        for words in ["ecran", "ÉCRAN elem", "éléments", "{string}", "oeuvre", "element(s)", "  "] {
            #expect(SearchWords(words).areAll(in: text), "\(words)")
        }
        for words in ["fiche", "cran", "ecran absent", "string absent"] {
            #expect(!SearchWords(words).areAll(in: text), "\(words)")
        }
        #expect(SearchWords("ecran absent affiche").count(in: text) == 2)
        #expect(SearchWords("long").count(in: "") == 0)
    }
}

import Testing

@testable import AppShellCoachFeature

/// A generator of our own (SplitMix64), so that a seed means the same sequence on every machine.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Any code points: mostly of Latin, some of anywhere, some words of the sample vocabulary.
    mutating func text() -> String {
        let words = [
            "price", "team", "of", "four", "Alpha", "beta", "not", "beginner", "difference", "how much", "hundred",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...60, using: &self) {
            switch Int.random(in: 0...9, using: &self) {
            case 0...3: text += Unicode.Scalar(UInt32.random(in: 0...0x250, using: &self)).map { [$0] } ?? []
            case 4: text += Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)).map { [$0] } ?? []
            default: text += (words.randomElement(using: &self) ?? "").unicodeScalars + [" "]
            }
        }
        return String(text)
    }
}

struct UnderstandingTests {
    private static let french = CoachSpelling(elisions: ["l", "d"], signs: ["€": "euros"])
    private static let english = CoachSpelling(joinsApostrophes: true, signs: ["&": "and"])

    private func words(_ text: String, _ spelling: CoachSpelling = Self.french) -> [String] {
        Word.words(in: text.unicodeScalars, spelling: spelling).map(\.text)
    }

    @Test(
        "case, accents, ligatures, apostrophes and width are folded",
        arguments: [
            ("L’ÉCOLE d'été", ["ecole", "ete"]), ("Cœur, ŒUVRE", ["coeur", "oeuvre"]),
            ("qu’est-ce", ["qu", "est", "ce"]),
            ("e\u{301}te\u{301}", ["ete"]), ("ＡＢＣ１", ["abc1"]), ("490 €", ["490", "euros"]), ("Straße", ["strasse"]),
            ("na\u{200B}ïf", ["naif"]), ("İstanbul", ["istanbul"]), ("", []), ("?! 👍", []),
        ]
    )
    func folding(_ text: String, _ expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(
        "a language's spelling decides what an apostrophe does, and which signs are words",
        arguments: [
            ("don’t", ["don", "t"], ["dont"]), ("Master's", ["master", "s"], ["masters"]),
            ("'Starter'", ["starter"], ["starter"]), ("l'IA & d'un", ["ia", "un"], ["lia", "and", "dun"]),
            ("5 €", ["5", "euros"], ["5"]), ("I'd", ["i"], ["id"]),
        ]
    )
    func spelling(_ text: String, _ inFrench: [String], _ inEnglish: [String]) {
        #expect(words(text) == inFrench)
        #expect(words(text, Self.english) == inEnglish)
    }

    @Test("folding twice is folding once, whatever the text")
    func foldingLaw() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<2_000 {
            let once = FoldedText.fold(random.text().unicodeScalars)
            #expect(FoldedText.fold(once.unicodeScalars) == once)
        }
    }

    @Test(
        "typing mistakes are counted: left out, added, changed, swapped",
        arguments: [
            ("starter", "starter", 0), ("starter", "stater", 1), ("starter", "startter", 1), ("starter", "stirter", 1),
            ("starter", "satrter", 1), ("performer", "prefomer", 2), ("abc", "", nil), ("starter", "master", nil),
        ]
    )
    func distance(_ one: String, _ other: String, _ expected: Int?) {
        #expect(EditDistance.distance(Array(one.utf8), Array(other.utf8), limit: 2) == expected)
        #expect(EditDistance.distance(Array(other.utf8), Array(one.utf8), limit: 2) == expected)
    }

    @Test("words under 5 letters have no mistakes, under 9 one, else two")
    func tolerance() {
        #expect([1, 4, 5, 8, 9, 30].map(EditDistance.tolerance) == [0, 0, 1, 1, 2, 2])
    }

    private func found(_ phrases: [String], in text: String, neverTypos: [String] = []) -> Bool {
        var lexicon = Lexicon<Int>(spelling: Self.french, neverTypos: neverTypos)
        lexicon.add(phrases, 0)
        return !lexicon.matches(in: Word.words(in: text.unicodeScalars, spelling: Self.french)).isEmpty
    }

    @Test(
        "whole words and declared stems are found, never pieces of words",
        arguments: [
            ("ai", "mais", false), ("ai", "j'ai", true), ("test", "tester", false), ("test", "contester", false),
            ("test*", "tester", true), ("test*", "contester", false), ("prix", "prox", false), ("tarif", "tarfi", true),
            ("formation", "information", false), ("automatis*", "automatsier", true), ("a … b", "a x y z b", true),
            ("a … b", "a x y z w b", false), ("a b", "a. b", false), ("a … b", "a, b", false),
            ("former", "12345", false),
        ]
    )
    func matching(_ phrase: String, _ text: String, _ isFound: Bool) {
        #expect(found([phrase], in: text) == isFound)
    }

    @Test("a word of the language is no mistake for another")
    func neverTypos() {
        #expect(found(["former"], in: "fermer"))
        #expect(!found(["former"], in: "fermer", neverTypos: ["fermer"]))
    }

    @Test("a phrase hides those that lie within it")
    func longest() {
        var lexicon = Lexicon<String>(spelling: Self.french)
        lexicon.add(["how much"], "price")
        lexicon.add(["how much time"], "duration")
        let words = Word.words(in: "how much time, how much".unicodeScalars, spelling: Self.french)
        #expect(lexicon.matches(in: words).map(\.meaning) == ["duration", "price"])
    }

    @Test(
        "numbers are read in digits and words",
        arguments: [
            ("5", [5]), ("four twenty seven", [87]), ("twenty and two", [22]), ("two hundred four", [204]),
            ("twenty and and two", [20, 2]),
            ("four thousand two hundred", [4_200]), ("1234567", []), ("two, 3", [2, 3]),
            (String(repeating: "hundred thousand ", count: 11), []),
            ("none", []),
        ]
    )
    func numbers(_ text: String, _ expected: [Int]) {
        let words = Word.words(in: text.unicodeScalars, spelling: Self.french)
        #expect(Numbers(.sample).numbers(in: words).map(\.value) == expected)
    }
}

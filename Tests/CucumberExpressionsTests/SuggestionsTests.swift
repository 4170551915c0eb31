import Testing

@testable import CucumberExpressions

struct SuggestionsTests {
    private let labels = ["Accueil", "Formations", "Blog", "Contact", "Se préinscrire", "Réessayer", "Œuvres"]

    @Test(arguments: [
        ("formations", "Formations"), ("Formation", "Formations"), ("Fromations", "Formations"),
        ("se preinscrire", "Se préinscrire"), ("REESSAYER", "Réessayer"), ("Acceuil", "Accueil"), ("blgo", "Blog"),
        ("oeuvres", "Œuvres"), ("Se\u{A0}préinscrire", "Se préinscrire"), ("Se pre\u{301}inscrire", "Se préinscrire"),
    ])
    func findsTheNearestLabel(_ text: String, _ label: String) {
        #expect(Suggestions.nearest(to: text, among: labels).first == label)
    }

    @Test(arguments: ["Paramètres", "xyz", "", "Le ROI de la formation IA en PME", "?"])
    func findsNothingForUnrelatedText(_ text: String) {
        #expect(Suggestions.nearest(to: text, among: labels).isEmpty)
    }

    @Test func putsTheBestFirst() {
        let candidates = ["Performers", "Performer", "performer", "Perform", "Formation Performer — 790 €"]
        let found = Suggestions.ranked(to: "Performer", among: candidates, limit: 5)
        let expected = ["Performer", "performer", "Performers", "Perform", "Formation Performer — 790 €"]
        #expect(found.map(\.text) == expected)
        #expect(found.prefix(4).map(\.distance) == [0, 0, 1, 2])
        #expect(Suggestions.nearest(to: "Performer", among: candidates, limit: 2) == ["Performer", "performer"])
        #expect(Suggestions.nearest(to: "Performer", among: candidates, limit: 0).isEmpty)
        #expect(Suggestions.nearest(to: "Performer", among: ["Performer", "Performer"]) == ["Performer"])
    }

    @Test(arguments: [
        ("je vois la formation \"Starter\"", "je vois la/une formation {string}"),
        ("je vois Formations", "je vois {string}"),
        ("je touche « Contact »", "je touche {string}"),
        ("il reste 3 place", "il reste {int} place(s)"),
        ("il reste trois places", "il reste {int} place(s)"),
        ("nous sommes le 15 fevrier 2026", "nous sommes le {date}"),
        ("I have 5 cucumbres in my stomach", "I have {int} cucumber(s) in my belly/stomach"),
    ])
    func findsTheNearestExpression(_ step: String, _ expression: String) {
        let expressions = [
            "je vois {string}", "je vois la/une formation {string}", "je ne vois pas {string}", "je touche {string}",
            "il reste {int} place(s)", "nous sommes le {date}", "I have {int} cucumber(s) in my belly/stomach", "{}",
        ]
        #expect(Suggestions.nearestExpressions(to: step, among: expressions).first == expression)
    }

    @Test func findsNoExpressionForAnotherSubject() {
        let found = Suggestions.nearestExpressions(
            to: "la base de données est vide",
            among: ["je vois {string}", "j'attends {int} seconde(s)", "{}", "{string} {int}", ""]
        )
        #expect(found.isEmpty)
    }

    @Test func survivesHugeAndBrokenInput() {
        let huge = String(repeating: "je vois ", count: 20_000)
        let optionals = String(repeating: "(a)", count: 150) + String(repeating: "a/b ", count: 10_000)
        _ = Suggestions.nearestExpressions(to: huge, among: [huge, optionals, "{unfinished", "\\", "/////", "a/b/c"])
        _ = Suggestions.nearestExpressions(to: optionals, among: [optionals, huge])
        _ = Suggestions.nearest(to: huge, among: [huge, String(repeating: "é", count: 30_000)])
        #expect(Suggestions.nearestExpressions(to: "{unfinishe", among: ["{unfinished"]) == ["{unfinished"])
    }

    @Test(arguments: [
        ("", "", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abc", "", 3), ("ca", "abc", 3), ("abcd", "acbd", 1),
    ])
    func countsEdits(_ first: String, _ second: String, _ distance: Int) {
        let (first, second) = (Array(first), Array(second))
        #expect(EditDistance.between(first, second, atMost: 10) == distance)
        #expect(EditDistance.between(second, first, atMost: distance) == distance)
        #expect(distance == 0 || EditDistance.between(first, second, atMost: distance - 1) == nil)
    }
}

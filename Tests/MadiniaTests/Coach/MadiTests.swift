import Foundation
import Testing

@testable import AppShellCoachFeature
@testable import Madinia

/// What Madi answers by its own rules to what people write.
struct MadiTests {
    private func check(_ question: MadiQuestion) {
        var madi = Madi()
        for message in question.before { _ = madi.hears(message) }
        let answer = madi.hears(question.text)
        #expect(madi.titles(answer) == question.titles, "\(answer.text)")
        for word in question.strings { #expect(answer.text.contains(word)) }
        for word in question.absent { #expect(!answer.text.contains(word)) }
    }

    @Test(
        "MAD-FR24: recommends by goal and level, and asks for the level where it is missing",
        arguments: MadiQuestion.choosing
    )
    func choosing(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR24: recommends for a team", arguments: MadiQuestion.teams)
    func teams(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR23: answers with the catalogue's prices, durations, dates and contents", arguments: MadiQuestion.facts)
    func facts(_ question: MadiQuestion) { check(question) }

    @Test(
        "MAD-FR24: what someone has done is behind them, and what they don't want is not recommended",
        arguments: MadiQuestion.stances
    )
    func stances(_ question: MadiQuestion) { check(question) }

    @Test(
        "MAD-FR23: the cheapest and the shortest, sessions by date and month, and seats, from the catalogue's data",
        arguments: MadiQuestion.rankings
    )
    func rankings(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR25: explains what the packs differ in", arguments: MadiQuestion.differences)
    func differences(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR23: talks, and says what it does not know", arguments: MadiQuestion.talk)
    func talk(_ question: MadiQuestion) { check(question) }

    @Test("MAD-J3: Marc's dialogue: asked for the level, Madi recommends Starter for all, Performer for the keenest")
    func marc() {
        var madi = Madi()
        let first = madi.hears("Je suis chef d'entreprise, je veux former mon équipe de 5 personnes")
        #expect(first.text.contains("Quel est leur niveau actuel avec l'IA ?"))
        #expect(first.recommended.isEmpty)
        let second = madi.hears("Débutants complets, ils n'utilisent même pas ChatGPT")
        #expect(second.text.contains("Starter pour toute l'équipe, puis Performer pour les plus motivés"))
        #expect(madi.titles(second) == ["Starter", "Performer"])
    }

    @Test("a fact that changes in the catalogue changes in the answer")
    func changes() {
        var madi = Madi()
        madi.items = Madi.items([
            Madi.course(1, "starter", "Starter", "Débutant", 512, "3 jours", "2026-05-04", "Les fondamentaux.", [], nil)
        ])
        let answer = madi.hears("Prix, durée et prochaine session de Starter ?").text
        for fact in ["512", "3 jours", "4 mai 2026"] { #expect(answer.contains(fact)) }
        #expect(!answer.contains("490"))
    }

    private static let questions = [
        "Combien ça coûte ?", "C'est quand la prochaine session ?", "Je suis débutant", "Quelle différence ?",
    ]

    @Test("of an empty catalogue Madi says that it is empty, not that it failed, and asks for no level")
    func emptyCatalogue() {
        var madi = Madi()
        madi.items = []
        for question in Self.questions + ["Je veux former mon équipe"] {
            let answer = madi.hears(question)
            #expect(answer.text.hasPrefix("Il n'y a pas de formation au catalogue"))
            #expect(answer.recommended.isEmpty)
        }
        #expect(madi.hears("Je veux parler à un humain").text.contains("Contact"))
    }

    @Test("without a catalogue Madi says so rather than invent, and still asks for the level")
    func withoutCatalogue() {
        var madi = Madi()
        madi.items = nil
        for question in Self.questions {
            let answer = madi.hears(question)
            #expect(answer.text.contains("Je n'arrive pas à charger le catalogue"))
            #expect(answer.recommended.isEmpty)
        }
        #expect(madi.hears("Je veux former mon équipe").text.contains("leur niveau actuel"))
        #expect(madi.hears("Je veux parler à un humain").text.contains("Contact"))
    }

    @Test("each thing asked is answered once, however often it is asked")
    func once() {
        var madi = Madi()
        let answer = madi.hears(String(repeating: "Combien coûte Starter ? ", count: 160))
        #expect(answer.text == "Starter coûte 490\u{A0}€.")
    }

    @Test("a vocabulary's phrases have words, so that none of them is dead")
    func phrases() {
        let vocabulary = CoachVocabulary.madinia
        let phrases =
            vocabulary.topics.values.flatMap(\.self) + vocabulary.goals.flatMap(\.phrases)
            + vocabulary.facts.flatMap(\.phrases) + vocabulary.levels.values.flatMap(\.self)
            + vocabulary.itemRefusals + vocabulary.itemRebuffs + vocabulary.completions + vocabulary.harmless
            + vocabulary.months.flatMap(\.self)
        for phrase in phrases {
            #expect(!Word.words(in: phrase.unicodeScalars, spelling: .french).isEmpty, "\(phrase)")
        }
        for topic in CoachTopic.allCases { #expect(vocabulary.topics[topic]?.isEmpty == false) }
    }
}

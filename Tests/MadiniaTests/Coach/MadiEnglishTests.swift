import Testing

@testable import AppShellCoachFeature
@testable import Madinia

/// What Madi answers in English, by the same rules and from the same French catalogue.
struct MadiEnglishTests {
    private func check(_ question: MadiQuestion) {
        var madi = Madi.english
        for message in question.before { _ = madi.hears(message) }
        let answer = madi.hears(question.text)
        #expect(madi.titles(answer) == question.titles, "\(answer.text)")
        for words in question.strings { #expect(answer.text.contains(words)) }
        for words in question.absent { #expect(!answer.text.contains(words)) }
    }

    @Test("MAD-FR24: recommends by goal and level in English", arguments: MadiQuestion.englishAdvice)
    func advice(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR24: recommends for a team in English", arguments: MadiQuestion.englishTeams)
    func teams(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR23: answers with the catalogue's facts in English", arguments: MadiQuestion.englishFacts)
    func facts(_ question: MadiQuestion) { check(question) }

    @Test("MAD-FR24: hears in English what is done, and what is not wanted", arguments: MadiQuestion.englishStances)
    func stances(_ question: MadiQuestion) { check(question) }

    @Test(
        "MAD-FR23: talks in English, says what it does not know, and what it does not read",
        arguments: MadiQuestion.englishTalk
    )
    func talk(_ question: MadiQuestion) { check(question) }

    @Test("the catalogue is read as French, whichever language the questions are in")
    func frenchCatalogue() {
        #expect(CoachVocabulary.madiniaEnglish.itemSpelling == CoachVocabulary.madinia.itemSpelling)
    }

    @Test("each thing asked is answered once in 2,000 characters too")
    func once() {
        var madi = Madi.english
        let message = String(String(repeating: "How much is Starter? ", count: 100).prefix(2_000))
        #expect(madi.hears(message).text == "Starter costs €490.")
    }

    @Test(
        "the catalogue's levels and durations are said in English, and what is not known stays",
        arguments: [
            ("Débutant", "2 jours", "beginner, 2 days, price on request"),
            ("Intermédiaire", "1 jour", "intermediate, 1 day, price on request"),
            ("Avancé", "90 minutes", "advanced, 90 minutes, price on request"),
            ("Tous niveaux", "une demi-journée", "Tous niveaux, une demi-journée, price on request"),
        ]
    )
    func words(_ level: String, _ duration: String, _ expected: String) {
        let course = Madi.course(1, nil, "X", level, nil, duration, nil, "S.", [], nil)
        for item in Madi.items([course]) { #expect(MadiniaEnglishCoachReplies().facts(item) == expected) }
    }

    @Test("each pack is told in English, not in its French words")
    func gists() {
        let replies = MadiniaEnglishCoachReplies()
        for item in Madi.items(Madi.courses) where item.step != nil {
            #expect(!replies.path([item]).contains(item.gist), "\(item.title)")
        }
    }

    @Test("without a catalogue, or with an empty one, Madi says so in English")
    func absence() {
        var madi = Madi.english
        madi.items = nil
        #expect(madi.hears("How much is it?").text.contains("can't load the catalogue"))
        madi.items = []
        #expect(madi.hears("How much is it?").text.contains("There is no course in the catalogue"))
    }

    @Test("the English vocabulary has words for all that the French one has, and no dead phrase")
    func phrases() {
        let (french, english) = (CoachVocabulary.madinia, CoachVocabulary.madiniaEnglish)
        for topic in CoachTopic.allCases { #expect(english.topics[topic]?.isEmpty == false, "\(topic)") }
        for level in CoachLevel.allCases { #expect(english.levels[level]?.isEmpty == false, "\(level)") }
        #expect(english.goals.map(\.id) == french.goals.map(\.id))
        #expect(english.goals.map(\.keywords) == french.goals.map(\.keywords))
        #expect(english.months.count == 12)
        let phrases =
            english.topics.values.flatMap(\.self) + english.goals.flatMap(\.phrases)
            + english.facts.flatMap(\.phrases) + english.levels.values.flatMap(\.self) + english.asides
            + english.months.flatMap(\.self)
        for phrase in phrases {
            #expect(!Word.words(in: phrase.unicodeScalars, spelling: english.spelling).isEmpty, "\(phrase)")
        }
    }
}

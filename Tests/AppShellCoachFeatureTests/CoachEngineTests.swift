import Testing

@testable import AppShellCoachFeature

struct CoachEngineTests {
    private let engine = CoachEngine(vocabulary: .sample, replies: SampleCoachReplies())

    private func answer(_ messages: [String], items: [CoachItem]? = [.first, .second]) -> CoachAnswer {
        var state = CoachState()
        var answer = CoachAnswer(text: "")
        for message in messages { answer = engine.answer(message, state: &state, items: items) }
        return answer
    }

    @Test("whatever is written is answered, within bounds, and the same way each time")
    func anything() {
        var random = SplitMix64(seed: 7)
        var one = CoachState()
        var other = CoachState()
        for round in 0..<500 {
            let text = random.text()
            let items: [CoachItem]? = round.isMultiple(of: 5) ? nil : [.first, .second]
            let answer = engine.answer(text, state: &one, items: items)
            #expect(!answer.text.isEmpty)
            #expect(answer.text.unicodeScalars.count <= CoachEngine.maximumAnswerLength)
            #expect(answer.recommended.allSatisfy { [1, 2].contains($0) })
            #expect(Set(answer.recommended).count == answer.recommended.count)
            #expect(engine.answer(text, state: &other, items: items) == answer)
            #expect(one == other)
        }
    }

    @Test("what is beyond 4,000 code points of a message is not read")
    func bounded() {
        let filler = String(repeating: "zz ", count: 1_332)  // 3,996
        #expect(answer([filler + "price"]).text == "No idea")
        #expect(answer([filler + "beta"]).text == "Beta: Painting with machines.")
        #expect(answer([filler + "beta" + String(repeating: " price", count: 100_000)]) == answer([filler + "beta"]))
    }

    @Test("an answer is cut at its limit, however long the catalogue's texts are")
    func longTexts() {
        let long = CoachItem(
            id: 3,
            title: "Gamma",
            key: "gamma",
            level: nil,
            levelText: "",
            gist: "",
            summary: String(repeating: "x", count: 10_000),
            price: nil,
            duration: "",
            nextSession: nil
        )
        let text = answer(["Gamma"], items: [long]).text
        #expect(text.unicodeScalars.count == CoachEngine.maximumAnswerLength)
        #expect(text.hasSuffix("x…"))
    }

    @Test("level, team and goal are remembered")
    func memory() {
        #expect(answer(["paint", "beginner"]).text == "Alpha, then Beta art")
        #expect(answer(["team of four"]).text == "Great, 4! Their level?")
        #expect(answer(["team of four", "beginner"]).text == "Alpha, then Beta ")
        #expect(answer(["team of four", "beginner", "price"]).text == "Alpha 10 €, Beta ?")
    }

    @Test("words that tell a level only after the question tell none before it")
    func asked() {
        #expect(answer(["none"]).text == "No idea")
        #expect(answer(["advise", "none"]).text == "Take Alpha")
        #expect(answer(["advise", "gibberish"]).text == "Which level?")
    }

    @Test("a level that is denied is not taken")
    func denied() {
        #expect(answer(["not a beginner"]).text == "Take Beta")
        #expect(answer(["not now, beginner"]).text == "Take Alpha")
        #expect(answer(["I never really used it"]).text == "Take Alpha")
        #expect(answer(["I used it"]).text == "Take Beta")
    }

    @Test("several questions are answered in their order, each once")
    func several() {
        #expect(answer(["hello, how much time and price of Alpha, how much?"]).text == "Hello!\n1 day\nAlpha 10 €")
        #expect(answer(["price of Alpha, how much time"]).text == "Alpha 10 €\n1 day")
    }

    @Test("a question that names both leads to both")
    func both() {
        #expect(answer(["alpha or beta"]).recommended == [1, 2])
        #expect(answer(["beta or alpha"]).text == "the start/the rest, first Alpha")
        #expect(answer(["price of beta and alpha"]).recommended == [2, 1])
        #expect(answer(["alpha male"]).recommended == [])
    }

    @Test("what an item is called is no foreign word, and a form of its title names it whole")
    func titles() {
        var vocabulary = CoachVocabulary.sample
        vocabulary.foreignWords = ["alpha", "beta", "der"]
        vocabulary.itemForms = ["… team"]
        let engine = CoachEngine(vocabulary: vocabulary, replies: SampleCoachReplies())
        func answer(_ message: String) -> String {
            var state = CoachState()
            return engine.answer(message, state: &state, items: [.first, .second]).text
        }
        #expect(answer("alpha beta") == "the start/the rest, first Alpha")
        #expect(answer("der alpha der") == "In English, please")
        #expect(answer("alpha team") == "Alpha: Where one starts.")
        #expect(answer("alpha, team") != answer("alpha team"))
    }
}

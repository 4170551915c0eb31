import AppShell
import MadiniaBackend
import Testing

/// `POST /madi/chat`.
struct ChatTests {
    private func ask(_ backend: MadiniaBackend, _ message: String, history: String? = nil, viewed: String? = nil)
        -> Call
    {
        let members = [("message", "\"\(message)\""), ("history", history), ("viewed", viewed)]
        return backend.send(.post, "/madi/chat", Call.object(members))
    }

    @Test("what no script foresaw is answered with the first formation for beginners")
    func plain() {
        let call = ask(.sample(), "Bonjour")
        #expect(call.status == 200)
        #expect((call.data?["content"] as? String)?.contains("Starter") == true)
        #expect(call.data?["recommendations"] as? [Int] == [1])
    }

    @Test("an empty catalogue recommends nothing, and says so")
    func empty() {
        let call = ask(MadiniaBackend(apiKey: "key", formations: []), "Bonjour")
        #expect(call.status == 200)
        #expect((call.data?["content"] as? String)?.isEmpty == false)
        #expect(call.data?["recommendations"] as? [Int] == [])
    }

    @Test("a scripted answer fits whole words, whatever their case, accents and order; the last one wins")
    func scripted() {
        let backend = MadiniaBackend.sample()
        backend.madiAnswers = [
            MadiAnswer(words: "ai", content: "first", recommendations: [2]),
            MadiAnswer(words: "Équipe débutants", content: "second", recommendations: [1, 2]),
        ]
        let answers = [
            ("Une AI pour moi ?", "first"), ("mes debutants, toute l'EQUIPE", "second"),
            ("L'ai-je dit à l'équipe de débutants ?", "second"),
        ]
        for (message, content) in answers {
            #expect(ask(backend, message).data?["content"] as? String == content, "\(message)")
        }
        for message in ["Mais non", "une équipe", "des debutantes en équipe"] {
            #expect((ask(backend, message).data?["content"] as? String)?.contains("Starter") == true, "\(message)")
        }
        #expect(ask(backend, "équipe débutants").data?["recommendations"] as? [Int] == [1, 2])
    }

    @Test("MAD-NFR8: a message has 1 to 4,000 characters")
    func bounds() {
        for (count, status) in [(0, 422), (1, 200), (4_000, 200), (4_001, 422)] {
            #expect(ask(.sample(), String(repeating: "é", count: count)).status == status, "\(count)")
        }
        #expect(ask(.sample(), #" \n\u0000 "#).errors == ["message": ["Le champ message est obligatoire."]])
    }

    @Test("MAD-NFR9: the history has 10 turns at most, each of a role and words; viewed are ids of formations")
    func history() {
        let turn = #"{"role":"user","content":"Bonjour"}"#
        func turns(_ count: Int) -> String { "[\(Array(repeating: turn, count: count).joined(separator: ","))]" }
        #expect(ask(.sample(), "x", history: turns(10), viewed: "[1,2]").status == 200)
        #expect(ask(.sample(), "x", history: "[]", viewed: "[]").status == 200)
        #expect(
            ask(.sample(), "x", history: turns(11)).errors == [
                "history": ["Le tableau history ne peut contenir plus de 10 éléments."]
            ]
        )
        let wrong = #"[{"role":"assistant","content":"Salut"},{"role":"system","content":""},"x"]"#
        #expect(
            ask(.sample(), "x", history: wrong, viewed: #"[1,"2",0]"#).errors == [
                "history.1.role": ["Le champ history.1.role est invalide."],
                "history.1.content": ["Le champ history.1.content est obligatoire."],
                "history.2": ["Le champ history.2 doit être un tableau."],
                "viewed.1": ["Le champ viewed.1 doit être un entier."],
                "viewed.2": ["Le champ viewed.2 doit être un entier."],
            ]
        )
    }
}

import AppShell

extension MadiniaData {
    /// `POST /madi/chat`: message, history, viewed.
    func chat(_ body: RequestFields) -> Outcome<HTTPResponse> {
        struct Answer: Encodable {
            let content: String
            let recommendations: [Int]
        }
        var validation = Validation()
        let message = validation.text("message", in: body, upTo: 4_000, isOneLine: false)
        for (index, value) in validation.list("history", in: body, upTo: 10).enumerated() {
            guard let turn = validation.fields(value, at: "history.\(index)") else { continue }
            _ = validation.choice("role", in: turn, of: ["user", "assistant"])
            // Madi's own words may be longer than a question.
            _ = validation.text("content", in: turn, upTo: 10_000, isOneLine: false)
        }
        for (index, value) in validation.list("viewed", in: body, upTo: 100).enumerated() {
            _ = validation.identifier(value, at: "viewed.\(index)")
        }
        guard let message, validation.errors.isEmpty else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        // The last arranged wins.
        let scripted = madiAnswers.last { $0.fits(message) }
        guard let answer = scripted ?? (answersUnscripted ? plainAnswer : nil) else {
            return Outcome(LaravelResponse.message("Service Unavailable", status: 503))
        }
        return Outcome(LaravelResponse.data(Answer(content: answer.content, recommendations: answer.recommendations)))
    }

    /// For what no script foresaw: the first formation for beginners.
    private var plainAnswer: MadiAnswer {
        guard let first = formations.first(where: { $0.level == "Débutant" }) ?? formations.first else {
            return MadiAnswer(
                words: "",
                content: "Aucune formation n'est ouverte pour l'instant. Écris-nous par l'onglet Contact, nous te "
                    + "tiendrons au courant !"
            )
        }
        return MadiAnswer(
            words: "",
            content: "Bonne question ! Pour bien démarrer, je te conseille \(first.title) (\(first.duration)). "
                + "Dis-moi ton objectif et ton niveau avec l'IA, et je t'en dirai plus.",
            recommendations: [first.id]
        )
    }
}

extension ArticleData {
    /// The very long one: some 2,000 words. Sample data, made up.
    static let guide = ArticleData(
        id: 8,
        slug: "guide-des-taches-a-confier-a-lia",
        title: "Le grand guide des tâches à confier à l'IA",
        excerpt: "Métier par métier, ce qui se délègue bien, ce qui se relit toujours, et le temps que l'on y gagne.",
        content: guideContent,
        publishedAt: "2025-10-02T09:00:00.000000Z",
        imageURL: "https://madinia.fr/images/guide.jpg",
        relatedFormationID: 7
    )

    private static var guideContent: String {
        let chapters = trades.map { trade in
            "<h2>\(trade.name)</h2>" + trade.tasks.map { chapter(of: $0, for: trade.name) }.joined(separator: "\n")
        }
        return "<p>Ce guide se lit dans l'ordre que l'on veut : chaque tâche y a sa méthode, ses limites et son "
            + "exemple.</p>\n" + chapters.joined(separator: "\n")
    }

    private static func chapter(of task: String, for trade: String) -> String {
        """
        <h3>\(task)</h3>
        <p>Commencez par un cas réel, petit et sans données sensibles. Donnez à l'assistant le contexte, le public et \
        la longueur attendue, puis un exemple de ce que vous jugez réussi. Relisez la première version à voix haute : \
        ce qui sonne faux l'est souvent.</p>
        <ul><li>À préparer : les documents de référence et les mots à éviter.</li>\
        <li>À vérifier : les chiffres, les noms et les dates, toujours.</li>\
        <li>À garder : le prompt qui a marché, avec sa date et son résultat.</li></ul>
        <p><em>\(trade)</em> : comptez une heure pour apprendre, et une demi-heure gagnée à chaque fois ensuite.</p>
        """
    }

    private static let trades: [(name: String, tasks: [String])] = [
        ("Direction", ["Préparer un comité", "Résumer un rapport", "Comparer trois offres"]),
        ("Commerce", ["Écrire une relance", "Préparer un rendez-vous", "Rédiger une proposition"]),
        ("Communication", ["Décliner un article", "Trouver un titre", "Légender une image"]),
        ("Ressources humaines", ["Écrire une offre d'emploi", "Préparer un entretien", "Accueillir un nouveau"]),
        ("Comptabilité", ["Classer des factures", "Expliquer un écart", "Répondre à un fournisseur"]),
        ("Support", ["Reformuler une réponse", "Trier des demandes", "Tenir une base de connaissances"]),
    ]
}

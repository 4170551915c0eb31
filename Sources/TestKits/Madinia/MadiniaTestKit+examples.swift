public import ScenarioRunner

extension MadiniaTestKit {
    public static var examples: ProductExamples {
        ProductExamples(
            links: [
                "https://madinia.fr/formations", "https://madinia.fr/formations/starter",
                "https://madinia.fr/formations/inconnue", "https://madinia.fr/blog/ce-qui-change-en-2026",
                "https://madinia.fr/contact", "https://madinia.fr/nulle-part",
            ],
            payloads: [
                .init(
                    "Nouvelle formation",
                    json: """
                        {"aps": {"alert": {"title": "Nouvelle formation", "body": "Performer"}, "badge": 1}, \
                        "type": "formation", "slug": "performer"}
                        """
                ),
                .init(
                    "Nouvel article",
                    json: """
                        {"aps": {"alert": {"title": "Nouvel article", "body": "Ce qui change en 2026"}}, \
                        "type": "article", "slug": "ce-qui-change-en-2026"}
                        """
                ),
                .init("Sans destination", json: #"{"aps": {"alert": "Bonjour", "badge": 2}}"#),
            ]
        )
    }
}

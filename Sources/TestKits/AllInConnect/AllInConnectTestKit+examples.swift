public import ScenarioRunner

extension AllInConnectTestKit {
    public static var examples: ProductExamples {
        ProductExamples(
            links: [
                "https://allinconnect.fr/offers/101", "https://allinconnect.fr/events/201",
                "https://allinconnect.fr/professionals/3", "https://allinconnect.fr/offers/999",
            ],
            payloads: [
                .init(
                    "Nouvelle offre",
                    json: """
                        {"aps": {"alert": {"title": "Nouvelle offre", "body": "Près de chez toi"}, "sound": "default", \
                        "badge": 1}, "offerId": 101}
                        """
                ),
                .init(
                    "Événement",
                    json: """
                        {"aps": {"alert": {"title": "Nouvel événement", "body": "Menton"}}, "offerId": 201, \
                        "type": "EVENT"}
                        """
                ),
                .init(
                    "Nouvel établissement",
                    json: #"{"aps": {"alert": {"title": "Nouvel établissement"}}, "professionalId": 3}"#
                ),
                .init(
                    "Message",
                    json: """
                        {"aps": {"alert": {"title": "Message", "body": "Votre table"}}, "screen": "message_thread", \
                        "entityId": "801"}
                        """
                ),
                .init(
                    "Commande",
                    json: """
                        {"aps": {"alert": {"title": "Commande", "body": "Confirmée"}}, "screen": "order_detail", \
                        "entityId": "501"}
                        """
                ),
            ],
            members: ["camille@exemple.fr", "julien@exemple.fr"]
        )
    }
}

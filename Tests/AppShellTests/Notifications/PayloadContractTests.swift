import Testing

@testable import AppShell

/// The payloads of the products, as docs/apis.md lists them, declared as rules.
struct PayloadContractTests {
    private static let allInConnect: PayloadTable = {
        func screen(_ names: Set<String>) -> PayloadRule {
            PayloadRule(
                version: "screen",
                when: ["screen": names],
                parameters: [PayloadParameter("id", from: [.number("entityId")])]
            )
        }
        func legacy(_ key: String, when conditions: [String: Set<String>] = [:]) -> PayloadRule {
            PayloadRule(version: key, when: conditions, parameters: [PayloadParameter("id", from: [.number(key)])])
        }
        return PayloadTable(
            [
                (screen(["offer_detail"]), "offer"), (screen(["event_detail"]), "event"),
                (screen(["professional_detail", "partner_detail"]), "partner"), (screen(["order_detail"]), "order"),
                (screen(["message_thread"]), "message"), (legacy("offerId"), "offer"),
                (legacy("offerId", when: ["type": ["EVENT"]]), "event"), (legacy("professionalId"), "partner"),
            ],
            versions: ["screen", "offerId", "professionalId"]
        )
    }()

    @Test(
        "AIC-10, AIC-11, AIC-12: each payload of ALL IN Connect leads to its screen",
        arguments: [
            (#"{"screen":"offer_detail","entityId":12}"#, "offer(id: 12)"),
            (#"{"screen":"offer_detail","entityId":"12"}"#, "offer(id: 12)"),
            (#"{"screen":"event_detail","entityId":12}"#, "event(id: 12)"),
            (#"{"screen":"professional_detail","entityId":12}"#, "partner(id: 12)"),
            (#"{"screen":"partner_detail","entityId":12}"#, "partner(id: 12)"),
            (#"{"screen":"order_detail","entityId":12}"#, "order(id: 12)"),
            (#"{"screen":"message_thread","entityId":"12"}"#, "message(id: 12)"),
            (#"{"offerId":12}"#, "offer(id: 12)"), (#"{"offerId":"12"}"#, "offer(id: 12)"),
            (#"{"offerId":12,"type":"EVENT"}"#, "event(id: 12)"),
            (#"{"offerId":12,"type":"OFFER"}"#, "offer(id: 12)"), (#"{"offerId":12,"type":"event"}"#, "offer(id: 12)"),
            (#"{"offerId":12,"type":7}"#, "offer(id: 12)"), (#"{"offerId":12,"type":null}"#, "offer(id: 12)"),
            (#"{"professionalId":12}"#, "partner(id: 12)"),
            (#"{"professionalId":12,"type":"EVENT"}"#, "partner(id: 12)"),
            // The order: screen and entityId, then offerId, then professionalId.
            (#"{"screen":"order_detail","entityId":1,"offerId":2,"professionalId":3,"type":"EVENT"}"#, "order(id: 1)"),
            (#"{"offerId":2,"professionalId":3,"type":"EVENT"}"#, "event(id: 2)"),
            (#"{"offerId":2,"professionalId":3}"#, "offer(id: 2)"),
            // A screen that is unknown or has no usable id falls to the legacy keys.
            (#"{"screen":"settings","entityId":1,"offerId":2}"#, "offer(id: 2)"),
            (#"{"screen":"order_detail","offerId":2}"#, "offer(id: 2)"),
            (#"{"screen":"order_detail","entityId":"007","offerId":2,"type":"EVENT"}"#, "event(id: 2)"),
            (#"{"screen":"order_detail","entityId":0,"offerId":null,"professionalId":"3"}"#, "partner(id: 3)"),
            (#"{"screen":["order_detail"],"entityId":1,"professionalId":3}"#, "partner(id: 3)"),
            // Everything that comes through FCM is a text, and brings keys of its own.
            (
                #"{"aps":{"alert":{"title":"T","body":"B"},"badge":1,"sound":"default"},"gcm.message_id":"16","from":"9","#
                    + #""google.c.a.e":"1","google.c.sender.id":"9","fcm_options":{"image":"https://x"},"#
                    + #""screen":"offer_detail","entityId":"12","offerId":"12"}"#,
                "offer(id: 12)"
            ),
            (#"{"gcm.message_id":"16","google.c.fid":"x","offerId":"12","type":"EVENT"}"#, "event(id: 12)"),
        ]
    )
    func leads(_ payload: String, _ destination: String) throws {
        #expect(try Self.allInConnect.destination(of: payload) == destination)
    }

    @Test(
        "AIC-10: no id but a strict one navigates, under any of the keys",
        arguments: [
            #""""#, #""abc""#, #"" 123""#, #""0""#, #""007""#, "null", "true", "1.5", "1e3", "-1", #""-1""#, "[12]",
            "0",
        ]
    )
    func strict(_ id: String) throws {
        for payload in [
            #"{"screen":"offer_detail","entityId":\#(id)}"#, #"{"offerId":\#(id)}"#, #"{"professionalId":\#(id)}"#,
            #"{"offerId":\#(id),"type":"EVENT"}"#,
        ] {
            #expect(try Self.allInConnect.destination(of: payload) == nil)
        }
    }

    @Test(
        "AIC-10: a foreign payload never navigates, and there is a reason",
        arguments: [
            "{}", #"{"aps":{"alert":"Bonjour"}}"#, #"{"aps":"x"}"#, #"{"url":"https://allinconnect.fr/offers/12"}"#,
            #"{"id":12}"#, #"{"offer_id":12}"#, #"{"OfferId":12}"#, #"{"data":{"offerId":12}}"#,
            #"{"offerId":{"id":12}}"#,
            #"{"aps":{"offerId":12}}"#, #"{"screen":"offer_detail"}"#, #"{"entityId":12}"#,
            #"{"screen":12,"entityId":12}"#,
            #"{"screen":"unknown","entityId":12}"#, #"{"type":"EVENT"}"#, #"{"gcm.message_id":"16","from":"9"}"#,
        ]
    )
    func foreign(_ payload: String) throws {
        #expect(try Self.allInConnect.reason(payload)?.isEmpty == false)
    }

    @Test(
        "MAD-FR31: Madinia's payloads lead to a formation or an article; the slug wins over the id",
        arguments: [
            (#"{"type":"formation","slug":"performer","id":2}"#, "formation(key: performer)"),
            (#"{"type":"formation","slug":"performer"}"#, "formation(key: performer)"),
            (#"{"type":"formation","id":2}"#, "formation(key: 2)"),
            (#"{"type":"formation","id":"2"}"#, "formation(key: 2)"),
            (#"{"type":"article","id":"5","slug":"le-roi"}"#, "article(key: le-roi)"),
            (#"{"type":"formation","slug":"","id":2}"#, "formation(key: 2)"), (#"{"type":"formation","id":"02"}"#, nil),
            (#"{"type":"formation"}"#, nil), (#"{"type":"Formation","id":2}"#, nil), (#"{"slug":"performer"}"#, nil),
            (#"{"type":"promo","slug":"performer"}"#, nil), (#"{"type":["formation"],"id":2}"#, nil),
        ] as [(String, String?)]
    )
    func madinia(_ payload: String, _ destination: String?) throws {
        let parameters = [PayloadParameter("key", from: [.slug("slug"), .number("id")])]
        let table = PayloadTable(
            ["formation", "article"].map { (PayloadRule(when: ["type": [$0]], parameters: parameters), $0) }
        )
        #expect(try table.destination(of: payload) == destination)
    }
}

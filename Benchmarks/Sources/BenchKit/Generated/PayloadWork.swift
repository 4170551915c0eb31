import AppShell

/// One payload of ALL IN Connect's, as FCM delivers it, read again and again.
package struct PayloadWork {
    private static let repeats = 1_000

    package static let text = #"""
        {"aps":{"alert":{"title":"Nouvelle offre près de chez vous","body":"Pain au levain, -20 % jusqu'à samedi"},\#
        "sound":"default","badge":3},"screen":"offer_detail","entityId":"48213","offerId":"48213",\#
        "gcm.message_id":"1769155200000000","google.c.a.e":"1","from":"104857600000"}
        """#

    package let payload: [UInt8]
    private let table: PayloadTable

    /// - Throws: ``BenchError/wrong(_:)`` where the payload does not lead to its offer.
    package init() throws(BenchError) {
        payload = Array(Self.text.utf8)
        table = PayloadTable(entries: Self.entries, policy: PayloadPolicy(versions: ["2", "1"]))
        guard let payload = try? PushPayload(parsing: payload), case .matched(let route, _) = table.match(payload),
            route == Route(name: "offers.offer", parameters: ["id": "48213"])
        else { throw .wrong("the payload does not lead to its offer") }
    }

    /// From the bytes to the route.
    package var toRoute: Work {
        Work(operations: Self.repeats) { [table, payload] in
            var sum = 0
            for _ in 0..<Self.repeats {
                guard let payload = try? PushPayload(parsing: payload),
                    case .matched(let route, _) = table.match(payload)
                else { continue }
                sum &+= route.name.utf8.count
            }
            return sum
        }
    }

    /// ALL IN Connect's rules: `screen` and `entityId`, else `offerId`, else `professionalId`.
    private static let entries: [PayloadTable.Entry] = [
        entry("2", ["screen": ["offer_detail"]], "entityId", to: "offers.offer"),
        entry("2", ["screen": ["event_detail"]], "entityId", to: "offers.event"),
        entry(
            "2",
            ["screen": ["professional_detail", "partner_detail"]],
            "entityId",
            to: "professionals.professional"
        ),
        entry("2", ["screen": ["order_detail"]], "entityId", to: "orders.order"),
        entry("2", ["screen": ["message_thread"]], "entityId", to: "messages.thread"),
        entry("1", ["type": ["EVENT"]], "offerId", to: "offers.event"),
        entry("1", [:], "offerId", to: "offers.offer"),
        entry("1", [:], "professionalId", to: "professionals.professional"),
    ]

    private static func entry(
        _ version: String,
        _ conditions: [String: Set<String>],
        _ key: String,
        to destination: String
    ) -> PayloadTable.Entry {
        let parameters = [PayloadParameter("id", from: [.number(key)])]
        let rule = PayloadRule(version: version, when: conditions, parameters: parameters)
        return PayloadTable.Entry(rule: rule, destination: destination, module: "bench")
    }
}

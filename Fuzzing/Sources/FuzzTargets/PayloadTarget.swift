import AppShell
import AppShellInspection

/// Any bytes as a notification's payload, against rules of two versions with every kind of source and condition.
struct PayloadTarget: FuzzTarget {
    static let name = "payloads"

    private let table = PayloadTable(entries: Self.entries, policy: PayloadPolicy(versions: ["2", "1"]))

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let payload: PushPayload
        do throws(PayloadError) {
            payload = try PushPayload(parsing: bytes)
        } catch {
            return try require(!error.description.isEmpty, "an error without a text")
        }
        try require(bytes.count <= PushPayload.maximumLength, "read, though it is too long")
        try require(payload.badge ?? 0 >= 0, "a negative badge")
        try require(payload.data["aps"] == nil, "aps is among the data")
        let match = table.match(payload)
        switch match {
        case .matched(let route, let entry):
            try require(route.name == entry.destination, "another destination than the rule's")
            try holdStrict(route)
        case .unmatched(let reason):
            // The reason may be logged: the value at fault is clipped, and nothing else of the payload is in it.
            try require(!reason.isEmpty && reason.utf8.count < 4_096, "a reason of \(reason.utf8.count) bytes")
        }
        try require(table.explain(payload).match == match, "the explanation tells of another match")
        let again = try? PushPayload(parsing: String(decoding: bytes, as: UTF8.self))
        try require(again == payload, "bytes and text are read differently")
    }

    /// An id is a whole number from 1, in its one spelling (docs/decisions/0008-payload-values-are-strict.md).
    private func holdStrict(_ route: Route) throws(BrokenInvariant) {
        guard let id = route.parameters["id"] else { return }
        try require(Int(id).map { $0 > 0 && "\($0)" == id } ?? false, "“\(id)” is taken for an id")
    }

    private static let entries: [PayloadTable.Entry] = [
        entry("2", ["screen": ["offer_detail", "event_detail"]], [.number("entityId")], to: "offer"),
        entry("2", ["screen": ["professional_detail", "partner_detail"]], [.number("entityId")], to: "professional"),
        entry("2", ["screen": ["order_detail"]], [.number("entityId")], to: "order"),
        entry("1", ["type": ["EVENT"]], [.number("offerId")], to: "event"),
        entry("1", [:], [.number("offerId")], to: "offer"),
        entry("1", ["type": ["formation"]], [.slug("slug"), .number("formationId")], to: "course", name: "key"),
        entry("1", ["type": ["constante"]], [.choice("nom", of: ["pi", "e", "phi"])], to: "constant", name: "name"),
        entry("1", ["type": ["note"]], [.text("texte")], to: "note", name: "text"),
    ]

    private static func entry(
        _ version: String,
        _ conditions: [String: Set<String>],
        _ sources: [PayloadSource],
        to destination: String,
        name: String = "id"
    ) -> PayloadTable.Entry {
        let rule = PayloadRule(
            version: version,
            when: conditions,
            parameters: [PayloadParameter(name, from: sources)]
        )
        return PayloadTable.Entry(rule: rule, destination: destination, module: "fuzz")
    }
}

import BenchKit
import Foundation

/// What an app without rules writes: JSONSerialization, then a switch.
enum FoundationPayloads {
    enum Page: Equatable {
        case offer(Int)
        case event(Int)
        case professional(Int)
        case order(Int)
        case thread(Int)
    }

    static func page(of payload: Data) -> Page? {
        guard let object = try? JSONSerialization.jsonObject(with: payload) as? [String: Any] else { return nil }
        if let screen = object["screen"] as? String, let id = identifier(object["entityId"]) {
            switch screen {
            case "offer_detail": return .offer(id)
            case "event_detail": return .event(id)
            case "professional_detail", "partner_detail": return .professional(id)
            case "order_detail": return .order(id)
            case "message_thread": return .thread(id)
            default: break
            }
        }
        if let id = identifier(object["offerId"]) {
            return object["type"] as? String == "EVENT" ? .event(id) : .offer(id)
        }
        return identifier(object["professionalId"]).map { .professional($0) }
    }

    private static func identifier(_ value: Any?) -> Int? {
        guard let id = (value as? Int) ?? (value as? String).flatMap(Int.init), id > 0 else { return nil }
        return id
    }

    static func reading(_ payload: [UInt8]) -> Work {
        let data = Data(payload)
        return Work(operations: 1_000) {
            var sum = 0
            for _ in 0..<1_000 {
                guard case .offer(let id) = page(of: data) else { continue }
                sum &+= id
            }
            return sum
        }
    }
}

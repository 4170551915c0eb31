/// A text with placeholders.
struct Snippet {
    enum Part {
        case text(String)
        case placeholder(String)
        /// One of several texts.
        case choice([String])
    }

    private(set) var parts: [Part]

    init(_ text: String = "") {
        parts = text.isEmpty ? [] : [.text(text)]
    }

    mutating func append(_ part: Part) { parts.append(part) }

    var hasPlaceholders: Bool {
        parts.contains { if case .text = $0 { false } else { true } }
    }

    /// With the placeholders' own texts.
    var plain: String {
        parts.map { part in
            switch part {
            case .text(let text), .placeholder(let text): text
            case .choice(let texts): texts.first ?? ""
            }
        }
        .joined()
    }

    /// In the syntax of the protocol.
    var snippet: String {
        var number = 0
        return parts.map { part in
            switch part {
            case .text(let text): return Self.escaped(text, "\\$}")
            case .placeholder(let text):
                number += 1
                return "${\(number):\(Self.escaped(text, "\\$}"))}"
            case .choice(let texts):
                number += 1
                return "${\(number)|\(texts.map { Self.escaped($0, "\\$},|") }.joined(separator: ","))|}"
            }
        }
        .joined()
    }

    private static func escaped(_ text: String, _ special: String) -> String {
        String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
    }
}

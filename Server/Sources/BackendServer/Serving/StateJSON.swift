#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A whole state as it crosses `/control/state`.
enum StateJSON {
    static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(value))
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ json: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json))
    }
}

/// The path of a request's URL, without origin and query.
enum RequestPath {
    static func text(_ url: String) -> String {
        let location = url.prefix { $0 != "?" && $0 != "#" }
        guard !location.hasPrefix("/"), let scheme = location.firstRange(of: "://") else { return String(location) }
        return String(location[scheme.upperBound...].drop { $0 != "/" })
    }
}

/// What the host itself says when it refuses.
enum RefusalStrings {
    /// The reason phrase, and the message in French.
    static func spring(_ status: Int) -> (reason: String, message: String) {
        switch status {
        case 400: ("Bad Request", "La requête est illisible.")
        case 403: ("Forbidden", "Cet appel n'est pas permis.")
        case 404: ("Not Found", "Introuvable.")
        case 405: ("Method Not Allowed", "Cette méthode n'est pas prévue ici.")
        case 413: ("Payload Too Large", "Le corps de la requête est trop long.")
        case 429: ("Too Many Requests", "Trop de requêtes : réessayez plus tard.")
        case 431: ("Request Header Fields Too Large", "L'en-tête de la requête est trop long.")
        case 503: ("Service Unavailable", "Le service est momentanément indisponible.")
        default: ("Internal Server Error", "Une erreur est survenue.")
        }
    }

    static func laravel(_ status: Int) -> String {
        switch status {
        case 400: "Bad request."
        case 403: "Forbidden."
        case 404: "Not found."
        case 405: "The method is not supported for this route."
        case 413: "The POST data is too large."
        case 429: "Too Many Attempts."
        case 431: "The request header fields are too large."
        case 503: "Service Unavailable"
        default: "Server Error"
        }
    }
}

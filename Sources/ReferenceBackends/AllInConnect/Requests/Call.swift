import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One request on its way through the handlers: what it asks for, who asks, and when.
struct Call {
    let request: HTTPRequest
    let target: RequestTarget
    /// 0 for one that needs no token.
    let userID: Int
    let date: Date

    func error(_ status: Int, _ message: String, errors: [FieldError] = []) -> HTTPResponse {
        SpringResponse.error(status, message, path: target.path, at: date, errors: errors)
    }

    func invalid(_ errors: [FieldError]) -> HTTPResponse {
        error(422, errors.first.map { "\($0.field) : \($0.message)" } ?? "La requête est invalide.", errors: errors)
    }

    func notFound() -> HTTPResponse { error(404, "Introuvable.") }

    func unauthorized() -> HTTPResponse {
        AllInConnectBackend.unauthorized(path: target.path, at: date)
    }

    /// The members of the body; the answer that says what is wrong with it otherwise.
    func body() -> Result<RequestFields, Refusal> {
        guard request.body.count <= RequestFields.maximumBytes else {
            return .failure(Refusal(answer: error(413, "Le corps de la requête est trop long.")))
        }
        let type = request.headers["Content-Type"]?.prefix { $0 != ";" && $0 != " " }.lowercased()
        guard type == "application/json" else {
            return .failure(Refusal(answer: error(415, "Le Content-Type attendu est application/json.")))
        }
        guard let fields = RequestFields(request.body) else {
            return .failure(Refusal(answer: error(400, "Le corps de la requête n'est pas un objet JSON.")))
        }
        return .success(fields)
    }
}

/// An answer in the place of what was asked for.
struct Refusal: Error {
    let answer: HTTPResponse
}

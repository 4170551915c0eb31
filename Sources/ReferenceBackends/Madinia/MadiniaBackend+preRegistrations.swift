import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MadiniaBackend.State {
    /// `POST /pre-registrations`: email, formation_id, timestamp (MAD-FR13, MAD-FR38).
    mutating func preRegister(_ request: HTTPRequest, at date: Date) -> HTTPResponse {
        struct Body: Decodable {
            let email: String?
            let formation_id: Int?
            let timestamp: String?
        }
        guard let body = try? JSONDecoder().decode(Body.self, from: Data(request.body)) else {
            return LaravelResponse.message("The request body is not what was agreed.", status: 400)
        }
        var errors: [String: [String]] = [:]
        let email = TypedText.cleaned(body.email ?? "")
        if email.isEmpty {
            errors["email"] = ["Le champ email est obligatoire."]
        } else if !EmailAddress.isValid(email) {
            errors["email"] = ["Le champ email doit être une adresse email valide."]
        }
        if !formations.contains(where: { $0.id == body.formation_id }) {
            errors["formation_id"] = ["Cette formation n'existe pas."]
        }
        let timestamp = body.timestamp ?? ""
        if Date(rfc3339: timestamp) == nil {
            errors["timestamp"] = ["Le champ timestamp doit être une date ISO 8601."]
        }
        guard errors.isEmpty, let formation = body.formation_id else { return LaravelResponse.invalid(errors) }
        preRegistrations.append(PreRegistrationData(email: email, formationID: formation, timestamp: timestamp))
        return LaravelResponse.data(["email": email], status: 201)
    }
}

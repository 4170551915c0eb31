import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MadiniaData {
    /// `POST /pre-registrations`: email, formation_id, timestamp (MAD-FR13, MAD-FR38).
    func preRegister(_ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let email = validation.email("email", in: body)
        let formation = formations.first { $0.id == body["formation_id"]?.integerValue }
        if formation == nil {
            validation.fail("formation_id", "Cette formation n'existe pas.")
        }
        let timestamp = body["timestamp"]?.stringValue ?? ""
        // A fraction may have any number of digits; nobody means more than these.
        if timestamp.utf8.count > 64 || Date(rfc3339: timestamp) == nil {
            validation.fail("timestamp", "Le champ timestamp doit être une date ISO 8601.")
        }
        guard let email, let formation, validation.errors.isEmpty else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        let row = PreRegistrationData(
            id: MadiniaData.nextID(after: preRegistrations),
            email: email,
            formationID: formation.id,
            timestamp: timestamp
        )
        return Outcome(LaravelResponse.data(["email": email], status: 201), changes: [.preRegistration(row)])
    }
}

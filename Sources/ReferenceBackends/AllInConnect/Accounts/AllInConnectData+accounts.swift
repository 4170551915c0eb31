import AppShell

extension AllInConnectData {
    func isMember(_ id: Int) -> Bool { users.contains { $0.id == id } }

    /// Whose email and password these are; the case of an email makes no difference.
    func member(email: String, password: String, _ passwords: any PasswordVerifier) -> UserData? {
        users.first { $0.email.lowercased() == email.lowercased() }
            .flatMap { passwords.verifies(password, against: $0.password) ? $0 : nil }
    }

    /// `GET /users/me`: first_name, last_name, card.
    func me(_ caller: Call) -> HTTPResponse {
        guard let user = users.first(where: { $0.id == caller.userID }) else { return caller.unauthorized() }
        return SpringResponse.json([
            "first_name": .string(user.firstName),
            "last_name": .string(user.lastName),
            "card": [
                "number": .string(user.card.number),
                "type": .string(user.card.type),
                "valid_until": .string(user.card.validUntil),
            ],
        ])
    }
}

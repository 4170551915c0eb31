import AppShell
import ArgumentParser
import NIOHTTP1

/// `… members add EMAIL` and `… members remove EMAIL`
struct MembersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "members",
        abstract: "Adds and removes members.",
        subcommands: [Add.self, Remove.self]
    )

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Adds a member, with the password from standard input.",
            usage: "appshell backend allinconnect members add <email> [<options>]",
            discussion: """
                On a terminal the password is typed twice and not shown.

                Exit codes: 0 done, 1 refused or not reached, 2 wrong usage.
                """
        )

        @Argument(help: "With what the member signs in.")
        var email: String

        @Option(help: "The first name.")
        var firstName: String

        @Option(help: "The last name.")
        var lastName: String

        @Option(help: "The number of the card.")
        var cardNumber: String

        @Option(help: "The type of the card, as the app shows it.")
        var cardType: String

        @Option(help: "The last day of the card, such as 2026-12-31.")
        var cardValidUntil: String

        @OptionGroup var options: StaffOptions

        func run() async throws {
            let body = document(password: try StaffInput.password())
            try await StaffCall.make(options) { client throws(StaffError) in
                // Somebody else may add one at the same moment: then the id is taken, and the next one is tried.
                var attempts = 0
                while true {
                    attempts += 1
                    let list = try await client.call(.GET, "/members", about: "members")
                    let id =
                        (list.json?.arrayValue ?? []).compactMap { $0["id"]?.integerValue }.max().map { $0 + 1 } ?? 1
                    do throws(StaffError) {
                        let subject = "member \(email)"
                        let answer = try await client.call(.PUT, "/members/\(id)", body, about: subject, isNew: true)
                        return (answer, "\(email) is member \(id).")
                    } catch {
                        guard error.answer?.status == 412, attempts < 5 else { throw error }
                    }
                }
            }
        }

        private func document(password: String) -> [UInt8] {
            let json: JSONValue = [
                "email": .string(email), "password": .string(password), "first_name": .string(firstName),
                "last_name": .string(lastName),
                "card": [
                    "number": .string(cardNumber), "type": .string(cardType), "valid_until": .string(cardValidUntil),
                ],
            ]
            return Array(json.text().utf8)
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Removes a member with everything that is kept of them.",
            usage: "appshell backend allinconnect members remove <member> [<options>]",
            discussion: """
                Their sessions end at once.

                Exit codes: 0 done, 1 refused or not reached, 2 wrong usage.
                """
        )

        @Argument(help: "The member's email or id.")
        var member: String

        @OptionGroup var options: StaffOptions

        func run() async throws {
            try await StaffCall.make(options) { client throws(StaffError) in
                let id = try await client.memberID(member)
                let answer = try await client.call(.DELETE, "/members/\(id)", about: "member \(member)")
                return (answer, "\(member) is no member any more.")
            }
        }
    }
}

/// `… revoke`
struct RevokeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Ends all sessions, or those of one member: their next calls are answered 401.",
        usage: "appshell backend allinconnect revoke [<options>]",
        discussion: "Exit codes: 0 done, 1 refused or not reached, 2 wrong usage."
    )

    @Option(help: "The member's email or id. Default: all members.")
    var member: String?

    @OptionGroup var options: StaffOptions

    func run() async throws {
        try await StaffCall.make(options) { client throws(StaffError) in
            guard let member else {
                return (try await client.call(.DELETE, "/sessions", about: "sessions"), "All sessions have ended.")
            }
            let id = try await client.memberID(member)
            let answer = try await client.call(.DELETE, "/members/\(id)/sessions", about: "member \(member)")
            return (answer, "The sessions of \(member) have ended.")
        }
    }
}

extension StaffClient {
    /// - Parameter member: an id, or an email to look up.
    fileprivate func memberID(_ member: String) async throws(StaffError) -> Int {
        guard member.contains("@") else {
            guard let id = Int(member), id >= 1 else {
                throw .usage("\(member) is neither an email nor an id.")
            }
            return id
        }
        let email = PercentEncoding.encoded(member)
        let answer = try await call(.GET, "/members?email=\(email)", about: "members")
        guard let id = answer.json?.arrayValue?.first?["id"]?.integerValue else {
            throw StaffError(text: "Nobody has the email \(member).", code: 1, answer: answer)
        }
        return id
    }
}

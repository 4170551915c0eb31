import AppShell

/// Why a command of the staff's came to nothing.
struct StaffError: Error {
    let text: String
    /// 1 where the back end refused or could not be reached, 2 where it was not asked.
    let code: Int32
    /// What the back end answered, if it did.
    let answer: StaffAnswer?

    /// Nothing was asked of the back end: a file or an argument is wrong.
    static func usage(_ text: String) -> StaffError { StaffError(text: text, code: 2, answer: nil) }

    static func unreachable(_ text: String) -> StaffError { StaffError(text: text, code: 1, answer: nil) }
}

extension StaffError {
    /// A refusal, with everything that the back end says is wrong.
    ///
    /// - Parameter subject: what the call was about: `offer 900`.
    init(_ answer: StaffAnswer, of subject: String, at url: String, retryAfter: String?) {
        let message = answer.json?["message"]?.stringValue
        let text =
            switch answer.status {
            case 401: "\(url): this is not its staff key."
            case 404: "\(url): it has no \(subject), or no staff API (see --staff-key-file)."
            case 429: "\(url): too many calls; try again in \(retryAfter ?? "60") s."
            case 503: "\(url): it could not store this, and has changed nothing; try again."
            default:
                "\(url) refused \(subject) (\(answer.status)):\(StaffError.reasons(of: answer) ?? " \(message ?? "no reason")")"
            }
        self.init(text: text, code: 1, answer: answer)
    }

    /// By field, each on a line of its own.
    private static func reasons(of answer: StaffAnswer) -> String? {
        guard let errors = answer.json?["errors"]?.objectValue?.members, !errors.isEmpty else { return nil }
        let lines = errors.flatMap { field in
            (field.value.arrayValue ?? []).compactMap(\.stringValue).map { "\n  \(field.key): \($0)" }
        }
        return lines.joined()
    }
}

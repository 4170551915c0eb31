package import AppShell

/// The title and body that a phone shows for a push: the texts of its alert or, for the keys of a localized one
/// (`loc-key`), the app's strings with the arguments; the key itself where the app has no such string ([Apple](
/// https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification)).
package struct AlertTexts: Equatable {
    package let title: String
    package let body: String

    /// - Parameter texts: the app's, in the language of the phone.
    init(_ payload: NotificationPayload, _ texts: AppTexts) {
        let push = try? payload.content.get()
        // Without a limit: the payload was read before.
        let limits = JSONLimits(bytes: payload.text.utf8.count)
        let alert = (try? JSONValue(parsing: payload.text, limits: limits))?["aps"]?["alert"]
        func text(_ prefix: String, otherwise plain: String?) -> String {
            guard let key = alert?[prefix + "loc-key"]?.stringValue, !key.isEmpty else { return plain ?? "" }
            let arguments = alert?[prefix + "loc-args"]?.arrayValue ?? []
            return Self.text(of: key, arguments.map { $0.stringValue ?? $0.text() }, texts)
        }
        title = text("title-", otherwise: push?.title)
        body = text("", otherwise: push?.body)
    }

    private static func text(of key: String, _ arguments: [String], _ texts: AppTexts) -> String {
        // Strings of an app have `%@` and `%1$@`, tables `{}` and `{1}`.
        let pattern = key.replacing(/%(?:(\d+)\$)?(?:@|(?:ll|l|h|q)?[diu])/) { "{\($0.output.1 ?? "")}" }
        var next = 0
        return texts(AppText(stringLiteral: pattern)).replacing(/\{(\d*)\}/) { match in
            let number = Int(match.output.1) ?? next + 1
            if match.output.1.isEmpty { next += 1 }
            return arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
        }
    }
}

extension HeadlessSession {
    /// The title and body of a push in the language of this phone.
    package func alertTexts(of payload: NotificationPayload) -> AlertTexts {
        AlertTexts(payload, product.languages.texts(for: environment.formats.locale))
    }
}

import AppShell
import AppShellHeadless
import AppShellTexts

/// Why news of the back end was not sent to the phone, in the order of the news.
private struct UnsentNews: ScenarioState {
    var reasons: [String] = []
}

extension ScenarioWorld {
    /// Notes why something that the back end could tell was not sent to this phone: a step that misses a notification lists
    /// the reasons.
    ///
    /// - Parameter reason: a sentence, such as “The position of camille@exemple.fr is not known.”
    public func noteUnsent(_ reason: String) {
        self[UnsentNews.self].reasons.append(reason)
    }

    /// The notifications that the back end did not send, with reasons; empty if it never sends any, or held none back.
    var unsentNotifications: String {
        guard let backend = session.server.handler as? any PushingBackend else { return "" }
        let reasons = self[UnsentNews.self].reasons.uniqued()
        if reasons.isEmpty {
            return backend.pushedPayloads.isEmpty ? "\n" + localized("The server has sent no notification.") : ""
        }
        return "\n" + localized("The server has not sent:") + reasons.map { "\n  \($0)" }.joined()
    }

    /// Received and scheduled notifications that the user has switched off in the app.
    var silencedNotifications: String {
        let silenced = session.phone.notifications.silenced.map(\.localizedWords)
        let off = ((try? session.switchedOffNotifications()) ?? []).map { $0.notification.title.quoted }
        var lines = silenced.uniqued()
        guard !lines.isEmpty || !off.isEmpty else { return "" }
        var text = ""
        if !lines.isEmpty {
            lines = lines.map { "\n  \($0)" }
            text +=
                "\n"
                + localized(
                    "The app let these show nothing: they are switched off in it, or are about the screen on top:"
                )
            text += lines.joined()
        }
        if !off.isEmpty {
            text += "\n" + localized("Switched off in the app: \(off.uniqued().joined(separator: ", ")).")
        }
        return text
    }

    var shownNotifications: String {
        let lines = session.phone.notifications.shown.map {
            "\n  \($0.notification.localizedWords) (\($0.presentation.localizedDescription))"
        }
        let list = lines.isEmpty ? localized("It shows none.") : localized("It shows:") + lines.joined()
        return "\n" + list + unshownNotifications
    }

    /// The usual cause is a missing permission: why there is none, and the step that gives it. Empty where there is one,
    /// and was at all times.
    var unshownNotifications: String {
        let notifications = session.phone.notifications
        let lines = notifications.unshown.map { "\n  \($0.localizedWords)" }
        let isAllowed = notifications.currentPermission.allowsNotifications
        if lines.isEmpty, isAllowed { return "" }
        let fact: String
        if lines.isEmpty {
            fact = localized("Notifications are not allowed: \(notificationRefusal).")
        } else if isAllowed {
            fact = localized("These arrived while notifications were not allowed:") + lines.joined()
        } else {
            fact =
                localized("These arrived while notifications were not allowed (\(notificationRefusal)):")
                + lines.joined()
        }
        let fix = localized(
            "Say « j'autorise les notifications dans les réglages du téléphone » (“I allow notifications in the phone's settings”) before that, or « j'autorise les notifications » (“I allow notifications”) where the app asks."
        )
        return "\n\(fact)\n\(fix)"
    }

    /// Why the app may not send any, after a colon.
    private var notificationRefusal: String {
        if session.phone.notifications.currentPermission == .denied { return localized("the user has refused them") }
        return localized(
            session.phone.notifications.isAsking
                ? "the app has asked, and nobody has answered" : "the app has not asked for them"
        )
    }
}

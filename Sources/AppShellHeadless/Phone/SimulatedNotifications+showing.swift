public import AppShell
import AppShellTexts
import Synchronization

extension SimulatedNotifications {
    /// A push comes from the push service.
    ///
    /// - Parameters:
    ///   - text: JSON, as the back end sent it.
    ///   - alert: what the phone shows of it.
    /// - Throws: ``HeadlessError/refusedPush(_:)`` where APNs would refuse it.
    func receivePush(
        _ text: String,
        alert: (NotificationPayload) -> AlertTexts
    ) throws(HeadlessError) {
        guard text.utf8.count <= Self.maximumPush else {
            throw .refusedPush("it has \(text.utf8.count) bytes, and APNs takes \(Self.maximumPush)")
        }
        let (payload, push): (NotificationPayload, PushPayload)
        do throws(PayloadError) {
            payload = try .handedOver(text)
            push = try payload.content.get()
        } catch {
            throw .refusedPush("\(error)")
        }
        let number = state.withLock { state in
            state.pushes += 1
            return state.pushes
        }
        let alert = alert(payload)
        show(
            DeliveredNotification(
                id: "push-\(number)",
                date: clock.now,
                title: alert.title,
                body: alert.body,
                sound: push.sound,
                badge: push.badge,
                category: push.category,
                threadID: push.threadID,
                payload: payload
            )
        )
    }

    /// In bytes (APNs).
    private static let maximumPush = 4_096

    /// Shows a notification as far as the person and, in the foreground, the app let it be shown.
    func show(_ notification: DeliveredNotification) {
        let (permission, app) = state.withLock { ($0.permission, $0.isInForeground ? $0.app : nil) }
        guard permission.allowsNotifications else {
            state.withLock { $0.unshown.append(notification) }
            return trace.record(
                .phone,
                "notification \(notification.words) not shown: permission \(permission.rawValue)"
            )
        }
        var presentation = NotificationPresentation.all
        // Outside the lock: the app may use the phone.
        if let answer = app?.withShell({ $0.presentation(of: notification) }) { presentation = answer }
        let isSilenced = presentation.isDisjoint(with: [.banner, .list])
        // On trial, notifications go to the list alone.
        if permission == .provisional { presentation.formIntersection(.list) }
        if notification.sound == nil { presentation.remove(.sound) }
        if notification.badge == nil { presentation.remove(.badge) }
        // A push without text is for the app alone.
        if notification.title.isEmpty && notification.body.isEmpty { presentation.subtract([.banner, .list]) }
        state.withLock { state in
            state.shown.removeAll { $0.notification.id == notification.id }
            if isSilenced, !(notification.title + notification.body).isEmpty { state.silenced.append(notification) }
            if !presentation.isDisjoint(with: [.banner, .list]) {
                state.shown.append(ShownNotification(notification: notification, presentation: presentation))
            }
            if presentation.contains(.badge), let badge = notification.badge { state.badge = max(0, badge) }
        }
        trace.record(.phone, "notification \(notification.words): \(presentation)")
    }

    /// The notifications whose title or text is these words or, without such a one, contains them.
    public func reading(_ words: String) -> [ShownNotification] {
        let wanted = PlainText(words)
        let texts = shown.map { ($0, [PlainText($0.notification.title), PlainText($0.notification.body)]) }
        let exact = texts.filter { $0.1.contains(wanted) }
        return (exact.isEmpty ? texts.filter { $0.1.contains { $0.contains(wanted) } } : exact).map(\.0)
    }

    /// Removes a notification that the person taps or swipes away: the newest of several with the same text, as the one
    /// on top.
    ///
    /// - Parameters:
    ///   - words: as in ``reading(_:)``; with a text, the whole title.
    ///   - text: the whole text.
    func take(_ words: String, text: String? = nil) throws(HeadlessError) -> DeliveredNotification {
        let found =
            if let text {
                shown.filter {
                    PlainText($0.notification.title) == PlainText(words)
                        && PlainText($0.notification.body) == PlainText(text)
                }
            } else {
                reading(words)
            }
        let texts = found.map(\.notification.words)
        guard !found.isEmpty else {
            throw .noNotification(words, text: text, shown: shown.map(\.notification.localizedWords))
        }
        guard Set(texts).count == 1, let first = found.last else {
            throw .ambiguousNotification(words, candidates: found.map(\.notification.localizedWords))
        }
        state.withLock { $0.shown.removeAll { $0.notification.id == first.notification.id } }
        return first.notification
    }

    // MARK: The person's decision

    /// Answers the question on the screen, or the next one.
    func answer(_ permission: NotificationPermission) {
        let asking = state.withLock { state in
            state.answer = permission
            guard !state.asking.isEmpty else { return state.asking }
            state.permission = permission
            defer { state.asking = [:] }
            return state.asking
        }
        trace.record(.phone, asking.isEmpty ? "will answer \(permission.rawValue)" : "answers \(permission.rawValue)")
        for id in asking.keys.sorted() { asking[id]?.resume(returning: permission) }
    }

    /// Changes the permission in the phone's settings. No question follows.
    func set(_ permission: NotificationPermission) {
        state.withLock { state in
            state.permission = permission
            if permission == .denied { state.badge = 0 }
        }
        trace.record(.phone, "settings: notifications \(permission.rawValue)")
    }

    /// Whether the question about notifications is on the screen.
    public var isAsking: Bool { state.withLock { !$0.asking.isEmpty } }

    // MARK: The life of the app

    func appDidStart(_ app: HeadlessApp) {
        state.withLock { state in
            state.app = app
            state.isInForeground = true
        }
    }

    func setInForeground(_ isInForeground: Bool) {
        state.withLock { $0.isInForeground = isInForeground }
    }

    /// The question disappears with the app that asked it.
    func appDidStop() {
        let asking = state.withLock { state in
            state.app = nil
            state.isInForeground = false
            defer { state.asking = [:] }
            return state.asking
        }
        for id in asking.keys.sorted() { asking[id]?.resume(returning: .notDetermined) }
    }
}

extension DeliveredNotification {
    /// `“Rappel”: “La session commence dans 5 jours”`
    public var words: String { title.isEmpty ? "“\(body)”" : "“\(title)”: “\(body)”" }

    /// Its ``words`` in the language of the current `Reader`.
    package var localizedWords: String { title.isEmpty ? body.quoted : localized("“\(title)”: “\(body)”") }
}

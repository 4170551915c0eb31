public import AppShell
import AppShellTexts

extension PhoneEvent {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
        switch self {
        case .hapticsPrepared: localized("haptics prepared")
        case .haptic(let feedback): localized("haptic \(feedback.localizedName)")
        case .soundPrepared(let sound): localized("sound \(sound.localizedName) prepared")
        case .sound(let sound): localized("sound \(sound.localizedName)")
        case .webPage(let url): localized("web page \(url)")
        case .sharing(let item): localized("sharing “\(item.title)” \(item.content.localizedSummary)")
        }
    }
}

extension SharedItem.Content {
    fileprivate var localizedSummary: String {
        switch self {
        case .link(let url): url
        case .file(let file): localized("\(file.name) (\(file.mediaType), \(file.bytes.count) bytes)")
        }
    }
}

extension HapticFeedback {
    /// In the language of the current `Reader`. Scripts say either word.
    package var localizedName: String {
        switch self {
        case .success: localized("success")
        case .error: localized("error")
        case .selection: localized("selection")
        case .click: localized("click")
        case .doubleVibration: rawValue
        }
    }
}

extension SoundEffect {
    /// In the language of the current `Reader`. Scripts say either word.
    package var localizedName: String {
        switch self {
        case .key: localized("key")
        case .error: localized("error")
        case .fanfare: localized("fanfare")
        }
    }
}

extension Content.Keyboard {
    /// In the language of the current `Reader`. Scripts say either word.
    package var localizedName: String {
        switch self {
        case .text: localized("text")
        case .email: localized("email")
        case .number: localized("number")
        case .multiline: localized("multiline")
        case .search: localized("search")
        case .password: localized("password")
        }
    }
}

extension NotificationPresentation {
    /// Its `description` in the language of the current `Reader`: `banner, sound`.
    package var localizedDescription: String {
        let names: [(NotificationPresentation, String)] = [
            (.banner, localized("banner")), (.sound, localized("sound")), (.badge, localized("badge")),
            (.list, localized("list")),
        ]
        let parts = names.filter { contains($0.0) }.map(\.1)
        return parts.isEmpty ? localized("nothing") : parts.joined(separator: ", ")
    }
}

extension NotificationPermission {
    /// In the language of the current `Reader`.
    package var localizedName: String {
        switch self {
        case .notDetermined: localized("notDetermined")
        case .denied: localized("denied")
        case .authorized: localized("authorized")
        case .provisional: localized("provisional")
        }
    }
}

extension SimulatedDisk.File {
    /// Its `description` in the language of the current `Reader`: `journal “drafts”`.
    package var localizedDescription: String {
        switch kind {
        case .value: localized("value “\(name)”")
        case .document: localized("document “\(name)”")
        case .journal: localized("journal “\(name)”")
        case .secret: localized("secret “\(name)”")
        }
    }
}

package import AppShell
import AppShellTexts

extension AccessibilityIssue {
    /// Its `description` in the language of the current `Reader`: the location, the fact and the fix.
    package var localizedDescription: String { localized("screen “\(screen)”: \(localizedFact); \(localizedFix).") }

    /// Its `fact` in the language of the current `Reader`.
    package var localizedFact: String {
        let element = localizedElement
        return switch kind {
        case .unlabelledElement, .unlabelledField: localized("\(element) has no label")
        case .undescribedImage, .undescribedMedia: localized("\(element) has no description")
        case .uncaptionedVideo: localized("\(element) has neither captions nor a transcript")
        case .untranscribedAudio: localized("\(element) has no transcript")
        case .indistinguishable(let count): localized("\(element) is there \(count) times")
        case .skippedLevel(let level, let before):
            localized("\(element) is of level \(level) right after level \(before)")
        case .missingTopHeading(let first):
            localized("the first heading, \(element), is of level \(first) under no title")
        case .untitledScreen: localized("it has no title")
        case .blankScreen: localized("it is blank")
        case .untitledDialog: localized("\(element) has no title")
        case .unansweredDialog: localized("\(element) has no button")
        }
    }

    /// Its `fix` in the language of the current `Reader`.
    package var localizedFix: String {
        switch kind {
        case .unlabelledElement: localized("give it a label that says what it does")
        case .unlabelledField: localized("give it a label that says what to type")
        case .undescribedImage: localized("give it a description of what it shows")
        case .undescribedMedia: localized("give it a description of what is seen or heard")
        case .uncaptionedVideo: localized("give it captions, or a transcript below it")
        case .untranscribedAudio: localized("give it a transcript below it")
        case .indistinguishable: localized("give each a label of its own")
        case .skippedLevel(_, let before):
            localized("make it of level \(before + 1), or put the level between above it")
        case .missingTopHeading: localized("give the screen a title, or a heading of level 1")
        case .untitledScreen: localized("give it a title that says where one is")
        case .blankScreen: localized("say what is loading, missing or wrong")
        case .untitledDialog: localized("give it a title that says what is asked")
        case .unansweredDialog: localized("give it a button that closes it")
        }
    }
}

extension AccessibilityIssue {
    /// Its `element` in the language of the current `Reader`.
    package var localizedElement: String {
        holder.map { localized("\(subject.localizedName) in \($0.localizedName)") } ?? subject.localizedName
    }
}

extension AccessibilityIssue.Subject {
    fileprivate var localizedName: String { label.isEmpty ? role.localizedName : role.localizedName(with: label) }
}

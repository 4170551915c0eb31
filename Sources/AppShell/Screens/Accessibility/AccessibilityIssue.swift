/// Something on a screen that a screen reader can't say, or can't tell apart.
package struct AccessibilityIssue: Hashable, Sendable {
    /// What is wrong.
    package enum Kind: Hashable, Sendable {
        /// A button, link, card, menu, tab, switch, choice or the like that says nothing.
        case unlabelledElement
        case unlabelledField
        case undescribedImage
        /// A film or a sound.
        case undescribedMedia
        /// A film with neither captions nor a transcript; a sound without a transcript.
        case uncaptionedVideo, untranscribedAudio
        /// Several of one role and label among the children of one element, and how many.
        case indistinguishable(count: Int)
        /// The level is more than one below the heading before it, or below the screen's title.
        case skippedLevel(Int, after: Int)
        /// Nothing stands above the headings: neither a title nor a heading of level 1.
        case missingTopHeading(first: Int)
        case untitledScreen
        /// There is nothing to read and nothing to do.
        case blankScreen
        case untitledDialog
        /// There is no button in it, so nobody gets out of it.
        case unansweredDialog
    }

    /// What is wrong.
    package let kind: Kind
    /// The title of the screen, or of the layer that is drawn.
    package let screen: String
    /// The element.
    package let subject: Subject
    /// What it stands in; nil where that has no label.
    package let holder: Subject?

    /// An element by what a person is told of it.
    package struct Subject: Hashable, Sendable {
        /// The element's role.
        package let role: Content.Role
        /// The element's label; empty where there is nothing to read in it.
        package let label: String
    }
}

extension AccessibilityIssue: CustomStringConvertible {
    /// The location, the fact and the fix.
    package var description: String { "screen “\(screen)”: \(fact); \(fix)." }

    /// The element in one line, with what it stands in: `button in section “Blog”`.
    package var element: String { "\(subject)" + (holder.map { " in \($0)" } ?? "") }

    package var fact: String {
        switch kind {
        case .unlabelledElement, .unlabelledField: "\(element) has no label"
        case .undescribedImage, .undescribedMedia: "\(element) has no description"
        case .uncaptionedVideo: "\(element) has neither captions nor a transcript"
        case .untranscribedAudio: "\(element) has no transcript"
        case .indistinguishable(let count): "\(element) is there \(count) times"
        case .skippedLevel(let level, let before): "\(element) is of level \(level) right after level \(before)"
        case .missingTopHeading(let first): "the first heading, \(element), is of level \(first) under no title"
        case .untitledScreen: "it has no title"
        case .blankScreen: "it is blank"
        case .untitledDialog: "\(element) has no title"
        case .unansweredDialog: "\(element) has no button"
        }
    }

    package var fix: String {
        switch kind {
        case .unlabelledElement: "give it a label that says what it does"
        case .unlabelledField: "give it a label that says what to type"
        case .undescribedImage: "give it a description of what it shows"
        case .undescribedMedia: "give it a description of what is seen or heard"
        case .uncaptionedVideo: "give it captions, or a transcript below it"
        case .untranscribedAudio: "give it a transcript below it"
        case .indistinguishable: "give each a label of its own"
        case .skippedLevel(_, let before): "make it of level \(before + 1), or put the level between above it"
        case .missingTopHeading: "give the screen a title, or a heading of level 1"
        case .untitledScreen: "give it a title that says where one is"
        case .blankScreen: "say what is loading, missing or wrong"
        case .untitledDialog: "give it a title that says what is asked"
        case .unansweredDialog: "give it a button that closes it"
        }
    }
}

extension AccessibilityIssue.Subject: CustomStringConvertible {
    /// `section “Blog”`
    package var description: String { label.isEmpty ? role.name : "\(role.name) “\(label)”" }
}

#if canImport(SwiftUI)
import AppShell
import AppShellUIModel
import SwiftUI

/// A heading of its level, which rotors of VoiceOver find.
struct HeadingView: View {
    let content: AppShell.Content
    let level: Int
    @Environment(\.appStyle) private var style

    var body: some View {
        Text(verbatim: content.label)
            .font(style.font(textStyle, isHeading: true))
            .bold()
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(headingLevel)
    }

    private var textStyle: Font.TextStyle {
        switch level {
        case 1: .title
        case 2: .title2
        case 3: .title3
        default: .headline
        }
    }

    private var headingLevel: AccessibilityHeadingLevel {
        switch level {
        case 1: .h1
        case 2: .h2
        case 3: .h3
        case 4: .h4
        case 5: .h5
        default: .h6
        }
    }
}

/// What is read only.
struct TextContentView: View {
    let content: AppShell.Content
    let handle: ScreenHandle
    @Environment(\.appStyle) private var style

    var body: some View {
        switch content.role {
        case .badge: badge
        case .bubble(let isOwn): bubble(isOwn: isOwn)
        case .quote: quote
        case .paragraph: ParagraphView(content: content, handle: handle)
        case .strong: Text(verbatim: content.label).bold()
        case .emphasis: Text(verbatim: content.label).italic()
        case .code: Text(verbatim: content.label).monospaced()
        default: Text(verbatim: content.label).fixedSize(horizontal: false, vertical: true)
        }
    }

    private var badge: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: content.label).foregroundStyle(Color(style.palette.secondaryText))
            Spacer(minLength: 8)
            Text(verbatim: content.value ?? "")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: content.label))
        .accessibilityValue(Text(verbatim: content.value ?? ""))
    }

    private func bubble(isOwn: Bool) -> some View {
        HStack {
            if isOwn { Spacer(minLength: 40) }
            VStack(alignment: .leading, spacing: 8) {
                Text(verbatim: content.label)
                ContentList(contents: content.children, handle: handle)
            }
            .padding(12)
            .background(Color(isOwn ? style.palette.tintFill : style.palette.surface), in: style.corners)
            if !isOwn { Spacer(minLength: 40) }
        }
    }

    private var quote: some View {
        HStack(alignment: .top, spacing: 12) {
            Rectangle().fill(Color(style.palette.separator)).frame(width: 3).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 8) { ContentList(contents: content.children, handle: handle) }
        }
    }
}

/// Running text with its pieces. What leads somewhere is a button below it as well, in reach of a finger.
private struct ParagraphView: View {
    let content: AppShell.Content
    let handle: ScreenHandle

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            text.fixedSize(horizontal: false, vertical: true)
            ContentList(contents: content.children.filter { $0.action != nil }, handle: handle)
        }
    }

    private var text: Text {
        ParagraphRun.runs(of: content).reduce(Text(verbatim: "")) { text, run in text + drawn(run) }
    }

    private func drawn(_ run: ParagraphRun) -> Text {
        let text = Text(verbatim: run.text)
        return switch run.piece?.role {
        case .strong: text.bold()
        case .emphasis: text.italic()
        case .code: text.monospaced()
        default: text
        }
    }
}
#endif

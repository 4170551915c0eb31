import AppShell
import AppShellHeadless
import Foundation
import ScenarioRunner
import ScreenRendering

/// What a phone showed after a step, to look at later.
struct Moment: Sendable {
    /// The screen as HTML; nil where no app is shown.
    let screen: String?
    /// By which a page knows the screen.
    let screenNumber: Int
    let state: AppState
    let title: String
    let date: Date
    let timeZone: TimeZone
    let panel: Panel

    /// - Parameters:
    ///   - content: what the session shows; nil where no app is shown.
    ///   - previous: gives its number to the same screen.
    init(
        _ session: HeadlessSession,
        showing content: ContentSnapshot?,
        language: String,
        after previous: Moment?,
        number: Int
    ) {
        let options = ScreenHTML.Options(paths: true, language: language)
        screen = content.map { ScreenHTML(options).html(of: ScreenElement($0)) }
        screenNumber = previous.flatMap { [screen] in $0.screen == screen ? $0.screenNumber : nil } ?? number
        state = !session.isRunning ? .stopped : session.isInBackground ? .background : .running
        title = content?.children.last?.label ?? session.manifest.name
        date = session.clock.now
        timeZone = session.timeZone
        panel = Panel(session)
    }
}

import AppShellCommand
import Foundation
import ScenarioRunner

/// What the host tells a page, as JSON with a `kind`.
enum PageMessage {
    case welcome(Welcome)
    case update(Update)
    case completions(Completions)
    case script(Script)
    case saved(Saved)
    case error(Failure)

    /// The JSON text.
    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body: any Encodable =
            switch self {
            case .welcome(let welcome): welcome
            case .update(let update): update
            case .completions(let completions): completions
            case .script(let script): script
            case .saved(let saved): saved
            case .error(let failure): failure
            }
        // Only plain values: encoding does not fail.
        return (try? encoder.encode(body)) ?? Data()
    }

    /// The answer to a hello.
    struct Welcome: Encodable, Sendable {
        struct Product: Encodable, Sendable {
            let id: String
            let name: String
        }

        let kind = "welcome"
        let n: Int?
        let products: [Product]
        let product: String
        let language: String
        /// Custom properties of the product's look.
        let themeCSS: String
        let bench: Bench
        /// Of the script that a new session began with.
        let titles: ScriptTitles?
        /// The script's file, where the session can write it.
        let file: String?
        /// Names the file and its text.
        let fileKey: String?
        /// The highest number of a request that was carried out; nil where the session is new.
        let last: Int?
    }

    /// What the phone shows and what happened, as far as the page does not know it yet.
    struct Update: Encodable, Sendable {
        struct Clock: Encodable, Sendable {
            let runs: Bool
            let rate: Double
            /// Milliseconds of the phone's time until the next timer.
            let next: Int?
        }

        struct Steps: Encodable, Sendable {
            /// The index of the first item; the page drops what it had from there on.
            let from: Int
            let items: [Item]
        }

        struct Item: Encodable, Sendable {
            let moment: Int
            /// From 1; a step that did not pass has the number after the last passed step.
            let number: Int
            /// Whether the script still has to run it.
            let planned: Bool
            /// Such as `Étant donné qu'`, and `Et qu'` after a step of the same kind.
            let keyword: String
            let and: String
            let kind: ConsoleStep.Kind
            let text: String
            let docString: String?
            let table: [[String]]?
            /// `planned` where it has not run yet.
            let status: String
            let message: String?
            /// Virtual time that it took.
            let ms: Int
        }

        let kind = "update"
        var n: Int?
        let moment: Int
        let looking: Int?
        /// HTML, or null where no app is shown; absent where it is what the page has.
        let screen: Screen?
        /// The number of the screen that the page then shows; its acts repeat it.
        let drawn: Int
        let state: AppState
        let title: String
        let time: String
        let clock: Clock
        let steps: Steps
        let panel: Panel
        let signals: [Signal]
    }

    /// A haptic or a sound, or a page or content that the app handed to the system.
    struct Signal: Encodable, Sendable {
        /// `haptic`, `sound`, `page`, `sharing`
        let kind: String
        let name: String
        /// For the reader of the steps.
        let text: String
    }

    /// What a page shows, or that nothing is shown.
    struct Screen: Encodable, Sendable {
        let html: String?

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(html)
        }
    }

    struct Completions: Encodable, Sendable {
        struct Item: Encodable, Sendable {
            let text: String
            let summary: String
        }

        let kind = "completions"
        let n: Int
        let items: [Item]
    }

    struct Script: Encodable, Sendable {
        let kind = "script"
        let n: Int
        let text: String
        /// Whether it was replayed on a fresh phone with the same trace.
        let verified: Bool
        /// What differs in the replay.
        let problem: String?
    }

    /// The script's file was written.
    struct Saved: Encodable, Sendable {
        let kind = "saved"
        let n: Int
        let file: String
        let fileKey: String
    }

    struct Failure: Encodable, Sendable {
        let kind = "error"
        let n: Int?
        let message: String
        var code: PageError.Code?
    }
}

/// Whether the app runs.
enum AppState: String, Encodable, Sendable {
    case running, background, stopped
}

import ScenarioRunner

/// What a page asks, as JSON: `{"n": 7, "do": "tap", "path": "0.1.2"}`.
struct PageRequest: Decodable, Sendable {
    /// The kind of request.
    enum Kind: String, Decodable, Sendable {
        // What a person does with the phone.
        case tap, hold, type, focus, set, choose, adjust, slide, pick, refresh, back, close, dismissKeyboard
        // What is said in words.
        case step, point, complete
        // The session.
        case hello, clock, look, branch, restart, record
        // The rest of a script: its next steps run, or the first of them is left out; the file is written.
        case `continue`, drop, save
    }

    /// The page's number of the request, which the answer repeats. What a session has done under a positive number it
    /// does not do again: a page asks again after a lost connection.
    let n: Int
    let kind: Kind
    /// `0.1.2`: the indices of children from the app.
    var path: String?
    /// The number of the screen that `path` is a place of: the app may have gone on meanwhile.
    var drawn: Int?
    var times: Int?
    /// How long an element is pressed, in milliseconds.
    var ms: Int?
    var text: String?
    var on: Bool?
    var option: String?
    /// What a number is set to.
    var number: Double?
    var step: ConsoleStep?
    var steps: [ConsoleStep]?
    /// How many of the steps, the last ones, have not run yet.
    var planned: Int?
    /// Whether the step replaces the next planned step.
    var replaces: Bool?
    /// The key of the script's file, as the page knows it.
    var fileKey: String?
    /// Whether further steps of a hello follow.
    var more: Bool?
    /// Whether a tap came before the answer to the one before it, so that both are a double tap.
    var again: Bool?
    /// 32 hexadecimal digits, which the page made.
    var session: String?
    var product: String?
    var language: String?
    var runs: Bool?
    /// How many seconds of the phone pass in one of the world's.
    var rate: Double?
    var moment: Int?
    /// Of a recorded scenario, and of its feature.
    var name: String?
    var feature: String?

    private enum CodingKeys: String, CodingKey {
        case n, path, drawn, times, again, ms, text, on, option, number, step, steps, planned, replaces, fileKey, more,
            session, product, language, runs, rate, moment, name, feature
        case kind = "do"
    }
}

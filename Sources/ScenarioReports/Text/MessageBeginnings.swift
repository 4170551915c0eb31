/// How lines of a failure's message and of its screen begin, in each language of the tools: reports read messages of any
/// run.
package enum MessageBeginnings {
    /// Of the elements nearest to a missing element.
    package static let nearest = ["Nearest: ", "Le plus proche : "]
    /// Of what a step has waited for, and what the app still waits for.
    package static let waiting = [
        "Waited ", "The app waits for nothing", "The app still waits for",
        "Attente : ", "L'application n'attend rien", "L'application attend encore",
    ]
    /// Of a screen's lines that say what is loading, missing or wrong.
    package static let telling = [
        "failure", "loading", "empty", "progress", "échec", "chargement", "contenu vide", "progression",
    ]
}

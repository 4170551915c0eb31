/// The way through a catalogue's main courses, one after the other (MAD-FR4, MAD-FR8).
public struct CoursePath: Sendable {
    public let steps: [Step]
    let strings: any CoursePathStrings

    public struct Step: Hashable, Sendable {
        /// A course's slug or id.
        public let key: String
        /// In a few words.
        public let summary: String

        public init(key: String, summary: String) {
            self.key = key
            self.summary = summary
        }
    }

    public init(steps: [Step], strings: any CoursePathStrings) {
        self.steps = steps
        self.strings = strings
    }

    /// From 0; nil for a course that is no step.
    func position(of course: Course) -> Int? {
        steps.firstIndex { course.answers(to: $0.key) }
    }
}

/// What a path says.
public protocol CoursePathStrings: Sendable {
    var title: String { get }
    /// Why the steps follow each other.
    var explanation: String { get }
    /// A step by its number, from 1, and its course's title: `Étape 1 : Starter`.
    func step(_ number: Int, _ title: String) -> String
    /// `Étape 1 sur 3`
    func position(_ number: Int, _ count: Int) -> String
    /// Before the title of the step that comes next, on a course's own page: `Étape suivante : Performer`.
    func next(_ title: String) -> String
    func previous(_ title: String) -> String
}

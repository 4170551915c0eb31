/// The way through a catalogue's main courses, one after the other (MAD-FR4, MAD-FR8).
public struct CoursePath: Sendable {
    public let steps: [Step]
    let strings: CoursePathStrings

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

    public init(steps: [Step], strings: CoursePathStrings) {
        self.steps = steps
        self.strings = strings
    }

    /// From 0; nil for a course that is no step.
    func position(of course: Course) -> Int? {
        steps.firstIndex { course.answers(to: $0.key) }
    }
}

/// What a path says.
public struct CoursePathStrings: Sendable {
    public var title: String
    /// Why the steps follow each other.
    public var explanation: String
    /// A step by its number, from 1, and its course's title: `Étape 1 : Starter`.
    public var step: @Sendable (_ number: Int, _ title: String) -> String
    /// `Étape 1 sur 3`
    public var position: @Sendable (_ number: Int, _ count: Int) -> String
    /// Before the title of the step that comes next, on a course's own page: `Étape suivante : Performer`.
    public var next: @Sendable (_ title: String) -> String
    public var previous: @Sendable (_ title: String) -> String

    public init(
        title: String,
        explanation: String,
        step: @escaping @Sendable (_ number: Int, _ title: String) -> String,
        position: @escaping @Sendable (_ number: Int, _ count: Int) -> String,
        next: @escaping @Sendable (_ title: String) -> String,
        previous: @escaping @Sendable (_ title: String) -> String
    ) {
        self.title = title
        self.explanation = explanation
        self.step = step
        self.position = position
        self.next = next
        self.previous = previous
    }
}

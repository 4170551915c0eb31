import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is worked out of a course and asked for again at each drawing: kept, since a long list is drawn often
/// (MAD-NFR5) and formatting a price and a day costs more than all else on a card.
final class CourseFacts {
    let course: Course
    /// Of the session that the badges name.
    let session: Date?
    /// What a card shows: the title and the four badges.
    let front: [Content]
    /// The names of the goals it serves: worked out once somebody filters.
    lazy var goals = {
        let words = course.goalWords
        return allGoals.filter { $0.isServed(byWords: words) }.map(\.name)
    }()
    private let allGoals: [CourseGoal]

    init(_ course: Course, session: Date?, badges: [Content], goals: [CourseGoal]) {
        self.course = course
        self.session = session
        front = [.heading(course.title, level: 2)] + badges
        allGoals = goals
    }
}

/// The facts of the courses that were drawn, one entry a course, as long as nothing in them has changed.
final class CourseFactsCache {
    private var facts: [Course.ID: CourseFacts] = [:]
    private var region = ""

    /// - Parameters:
    ///   - session: the start of the one that is still to come; none once it has begun.
    ///   - region: the language and the time zone of the texts; the device may change both while the app runs.
    ///   - make: works them out where they are not known, or of a course that is no longer the same.
    func facts(of course: Course, session: Date?, in region: String, make: (Course) -> CourseFacts) -> CourseFacts {
        if region != self.region {
            self.region = region
            facts = [:]
        }
        if let known = facts[course.id], known.session == session, known.course == course { return known }
        let made = make(course)
        facts[course.id] = made
        return made
    }
}

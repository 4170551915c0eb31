import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How courses are drawn: what list and detail have in common.
struct CourseContent {
    let strings: any CatalogStrings
    let environment: AppEnvironment
    let goals: [CourseGoal]
    let cache: CourseFactsCache

    private var formats: LocalFormats { environment.formats }

    /// The four facts one wants first: understood in five seconds (MAD-FR6).
    func badges(of course: Course) -> [Content] {
        let price = course.price.map { formats.price($0, currency: strings.currency) }
        let session = course.session(at: now).map { formats.day($0.start) }
        return [
            .badge(strings.duration, course.duration),
            .badge(strings.level, course.level),
            .badge(strings.price, price ?? strings.priceOnRequest),
            .badge(strings.nextSession, session ?? strings.noSession),
        ]
    }

    func card(_ course: Course, open: @escaping () -> Void) -> Content {
        card(course, at: now, in: region, open: open)
    }

    /// A card each, in their order.
    ///
    /// - Parameter open: takes a course's key.
    func cards(_ courses: [Course], open: @escaping (String) -> Void) -> [Content] {
        let (now, region) = (now, region)
        return courses.map { course in
            let key = course.key
            return card(course, at: now, in: region) { open(key) }
        }
    }

    /// Whether a course serves the goal of that name.
    func serves(_ course: Course, _ goal: String) -> Bool {
        facts(of: course, at: now, in: region).goals.contains(goal)
    }

    private func card(
        _ course: Course,
        at now: Date,
        in region: String,
        open: @escaping () -> Void
    ) -> Content {
        let front = facts(of: course, at: now, in: region).front
        // `return`: the array as it is, not gathered anew by the builder.
        return .card(course.title, action: open) { return front }
    }

    private func facts(of course: Course, at now: Date, in region: String) -> CourseFacts {
        let session = course.session(at: now)?.start
        return cache.facts(of: course, session: session, in: region) {
            CourseFacts($0, session: session, badges: badges(of: $0), goals: goals)
        }
    }

    private var now: Date { environment.clock.now }

    /// What the texts depend on besides the course and the time.
    private var region: String { "\(formats.locale.identifier) \(formats.timeZone.identifier)" }

    /// Why not to wait: the days to the next session, and the seats when few are left (MAD-J4a).
    func urgency(of course: Course) -> [Content] {
        guard let session = course.session(at: now) else { return [] }
        var texts = [strings.daysLeft(formats.calendarDays(from: now, to: session.start))]
        if let seats = session.seatsLeft, seats <= strings.fewSeats {
            texts.append(strings.seatsLeft(seats))
        }
        return texts.map { .text($0) }
    }
}

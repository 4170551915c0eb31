import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How courses are drawn: what list and detail have in common.
struct CourseContent {
    let words: CatalogWords
    let environment: AppEnvironment
    let goals: [CourseGoal]
    let cache: CourseFactsCache

    private var formats: LocalFormats { environment.formats }

    /// The four facts one wants first: understood in five seconds (MAD-FR6).
    func badges(of course: Course) -> [Content] {
        let price = course.price.map { formats.price($0, currency: words.currency) }
        // One that has begun is not the next one.
        let session = course.nextSession.flatMap { $0 > environment.clock.now ? formats.day($0) : nil }
        return [
            .badge(words.duration, course.duration),
            .badge(words.level, course.level),
            .badge(words.price, price ?? words.priceOnRequest),
            .badge(words.nextSession, session ?? words.noSession),
        ]
    }

    func card(_ course: Course, open: @escaping () async -> Void) -> Content {
        card(course, in: place, open: open)
    }

    /// A card each, in their order.
    ///
    /// - Parameter open: takes a course's key.
    func cards(_ courses: [Course], open: @escaping (String) -> Void) -> [Content] {
        let place = place
        return courses.map { course in
            let key = course.key
            return card(course, in: place) { open(key) }
        }
    }

    /// Whether a course serves the goal of that name.
    func serves(_ course: Course, _ goal: String) -> Bool {
        facts(of: course, in: place).goals.contains(goal)
    }

    private func card(_ course: Course, in place: String, open: @escaping () async -> Void) -> Content {
        let front = facts(of: course, in: place).front
        // `return`: the array as it is, not gathered anew by the builder.
        return .card(course.title, action: open) { return front }
    }

    private func facts(of course: Course, in place: String) -> CourseFacts {
        cache.facts(of: course, in: place) { CourseFacts($0, badges: badges(of: $0), goals: goals) }
    }

    /// What the texts depend on besides the course: language, zone, and which sessions are over, by the hour.
    private var place: String {
        let hour = (environment.clock.now.timeIntervalSince1970 / 3_600).rounded(.down)
        return "\(formats.locale.identifier) \(formats.timeZone.identifier) \(hour)"
    }

    /// Why not to wait: the days to the next session, and the seats when few are left (MAD-J4a).
    func urgency(of course: Course) -> [Content] {
        var texts: [String] = []
        if let session = course.nextSession, session >= environment.clock.now {
            texts.append(words.urgency.days(formats.calendarDays(from: environment.clock.now, to: session)))
        }
        if let seats = course.seatsLeft, seats <= words.urgency.fewSeats { texts.append(words.urgency.seats(seats)) }
        return texts.map { .text($0) }
    }

    /// Over what is shown although it may be old (MAD-OFF1).
    func staleBanner(_ error: APIError?) -> Content? {
        error.map { .banner(words.errors.text(for: $0)) }
    }
}

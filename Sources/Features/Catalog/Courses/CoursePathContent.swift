import AppShell

/// How a path is drawn: whole on the home screen and over the list, as one step on a course's page.
struct CoursePathContent {
    let path: CoursePath
    let store: CatalogStore
    let open: (Course) -> Void

    /// All steps whose courses are known; nil while none is.
    var whole: Content? {
        let steps = path.steps.enumerated().compactMap { index, step in
            store.known(step.key).map { card(index, step, $0) }
        }
        guard !steps.isEmpty else { return nil }
        return .section(path.strings.title) {
            Content.heading(path.strings.title)
            Content.text(path.strings.explanation)
            Content.orderedList(path.strings.title) { steps }
        }
    }

    /// Where a course stands, and what comes before and after it; nil for one that is no step.
    func neighbours(of course: Course) -> Content? {
        guard let index = path.position(of: course) else { return nil }
        return .section(path.strings.title) {
            Content.heading(path.strings.title)
            Content.text(path.strings.position(index + 1, path.steps.count))
            Content.text(path.strings.explanation)
            if let previous = neighbour(index - 1) { link(previous, path.strings.previous) }
            if let next = neighbour(index + 1) { link(next, path.strings.next) }
        }
    }

    private func card(_ index: Int, _ step: CoursePath.Step, _ course: Course) -> Content {
        .card(path.strings.step(index + 1, course.title), action: { self.open(course) }) {
            Content.text(step.summary)
        }
    }

    private func neighbour(_ index: Int) -> Course? {
        path.steps.indices.contains(index) ? store.known(path.steps[index].key) : nil
    }

    private func link(_ course: Course, _ strings: (String) -> String) -> Content {
        .link(strings(course.title)) { self.open(course) }
    }
}

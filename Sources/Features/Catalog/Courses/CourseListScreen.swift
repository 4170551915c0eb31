import AppShell
import Observation

/// All courses as cards, or those of a category and a goal (MAD-FR5, MAD-FR9).
@Observable
final class CourseListScreen: Screen {
    @ObservationIgnored private let catalog: Catalog
    @ObservationIgnored private let context: ScreenContext

    init(catalog: Catalog, context: ScreenContext) {
        self.catalog = catalog
        self.context = context
    }

    private var store: CatalogStore { catalog.store }
    private var strings: any CatalogStrings { catalog.strings }

    func appear() async {
        await store.loadIfNeeded()
    }

    var content: Content {
        .screen(strings.list, refresh: { await self.store.load() }) {
            Content.heading(strings.list, level: 1)
            // What was loaded stays readable offline (MAD-OFF1).
            Content.loaded(
                store.courses,
                loading: strings.loading,
                errors: strings.errors,
                retry: strings.retry,
                load: { await self.store.load() },
                content: list
            )
        }
    }

    private func list(_ courses: [Course]) -> [Content] {
        guard !courses.isEmpty else { return [.empty(strings.empty)] }
        let shown = catalog.filter.apply(to: courses, serves: catalog.drawing.serves)
        var contents = [catalog.path { self.open($0) }?.whole].compactMap(\.self) + filters(courses)
        if shown.isEmpty {
            contents.append(.empty(strings.nothingFound))
        } else {
            let cards = catalog.drawing.cards(shown) { self.context.router.push(CourseDetail(key: $0)) }
            contents.append(.list(strings.list) { return cards })
        }
        return contents
    }

    private func open(_ course: Course) {
        context.router.push(CourseDetail(key: course.key))
    }

    /// Only what some course is found by.
    private func filters(_ courses: [Course]) -> [Content] {
        let filter = catalog.filter
        var categories: [String] = []
        for name in courses.compactMap(\.category?.name) where !categories.contains(name) { categories.append(name) }
        let drawing = catalog.drawing
        let goals = catalog.goals.map(\.name).filter { goal in courses.contains { drawing.serves($0, goal) } }
        var contents: [Content] = []
        if categories.count > 1 {
            contents.append(choice(strings.categoryFilter, categories, filter.category) { filter.category = $0 })
        }
        if goals.count > 1 {
            contents.append(choice(strings.goalFilter, goals, filter.goal) { filter.goal = $0 })
        }
        if filter.isOn { contents.append(.button(strings.clearFilters) { filter.clear() }) }
        return contents
    }

    private func choice(
        _ label: String,
        _ options: [String],
        _ selected: String?,
        choose: @escaping (String?) -> Void
    ) -> Content {
        .choice(label, options: [strings.allFilter] + options, selected: selected ?? strings.allFilter) { option in
            choose(option == self.strings.allFilter ? nil : option)
        }
    }
}

package import AppShell

/// One link of 55 bytes, read again and again.
package struct TypedWork {
    private static let repeats = 1_000

    package let table: LinkTable

    /// - Throws: ``BenchError/wrong(_:)`` where the link does not lead to its course.
    package init() throws {
        table = try AppGraph(CatalogueProduct.self, in: .bench).links
        let link = CatalogueProduct.link
        guard link.utf8.count == 55, case .matched(let route, _) = table.match(link),
            route == CoursePage(key: CatalogueProduct.slug).route
        else { throw BenchError.wrong("\(link) does not lead to its course, or has no 55 bytes") }
    }

    /// To the route: a name and parameters.
    package var toRoute: Work {
        Work(operations: Self.repeats) { [table] in
            var sum = 0
            for _ in 0..<Self.repeats {
                guard case .matched(let route, _) = table.match(CatalogueProduct.link) else { continue }
                sum &+= route.name.utf8.count
            }
            return sum
        }
    }

    /// To the feature's own destination.
    package var toDestination: Work {
        Work(operations: Self.repeats) { [table] in
            var sum = 0
            for _ in 0..<Self.repeats {
                guard case .matched(let route, _) = table.match(CatalogueProduct.link),
                    let course = try? CoursePage(parameters: route.parameters)
                else { continue }
                sum &+= course.key.utf8.count
            }
            return sum
        }
    }
}

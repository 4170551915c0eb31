import BenchKit

/// Composing products of 10, 100 and 1,000 modules with ten destinations and ten links each, all rules checked.
enum CompositionGroup: BenchGroup {
    static let name = "compose"

    static func run(with meter: Meter, into report: inout Report) throws {
        let counts = [10, 100, 1_000]
        var perModule: [Double] = []
        for count in counts {
            let work = CompositionWork.composing(count)
            let routes = work.run()
            guard routes == count * 10 + 1 else {
                throw BenchError.wrong("\(count) modules compose \(routes) links")
            }
            let figure = try meter.measure([work])[0]
            perModule.append(figure.median / Double(count))
            var goals: [Row.Goal] = []
            if count == 1_000 {
                goals.append(.atMost(100, figure.median / 1_000_000, "ms"))
                let growth = perModule[perModule.count - 1] / perModule[0]
                goals.append(.atMost(2, growth, "× a module, of 10 modules': \(Figure.fixed(growth, 2))"))
            }
            report.add(
                Row(
                    group: "composing a product",
                    name: "\(count) modules, \(count * 10) routes",
                    ours: figure,
                    goals: goals
                )
            )
        }
    }
}

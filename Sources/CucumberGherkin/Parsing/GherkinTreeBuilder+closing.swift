extension Gherkin.TreeBuilder {
    mutating func closeDescription() {
        guard isInDescription else { return }
        isInDescription = false
        let description = lines.takeWithoutBlankEnd()
        if examples != nil {
            examples?.description = description
        } else if scenario != nil {
            scenario?.description = description
        } else if background != nil {
            background?.description = description
        } else if rule != nil {
            rule?.description = description
        } else {
            feature?.description = description
        }
    }

    private mutating func takeRows() -> [Gherkin.TableRow] {
        for index in rows.indices {
            rows[index].identifier = ids.nextIdentifier()
        }
        let cellCount = rows.first?.cells.count
        unevenRow = rows.first { $0.cells.count != cellCount }?.location
        defer { rows.removeAll(keepingCapacity: true) }
        return exact(rows)
    }

    mutating func closeTable() {
        guard let location = rows.first?.location else { return }
        let table = Gherkin.DataTable(location: location, rows: takeRows())
        step?.dataTable = table
    }

    mutating func closeStep() {
        closeDescription()
        if step != nil { closeTable() }
        guard var closed = step.take() else { return }
        closed.identifier = ids.nextIdentifier()
        steps.append(closed)
    }

    /// Closes the open step or examples, leaving the scenario open for more examples.
    mutating func closeExamples() {
        closeStep()
        guard var closed = examples.take() else { return }
        if !rows.isEmpty {
            var table = takeRows()
            closed.tableHeader = table.removeFirst()
            closed.tableBody = table
        }
        giveIds(to: &closed.tags)
        closed.identifier = ids.nextIdentifier()
        scenario?.examples.append(closed)
    }

    /// Closes the open scenario or background.
    mutating func closeScenario() {
        closeExamples()
        if var closed = background.take() {
            closed.identifier = ids.nextIdentifier()
            closed.steps = takeSteps()
            if rule == nil {
                feature?.children.append(.background(closed))
            } else {
                rule?.children.append(.background(closed))
            }
        }
        guard var closed = scenario.take() else { return }
        giveIds(to: &closed.tags)
        closed.identifier = ids.nextIdentifier()
        closed.steps = takeSteps()
        if rule == nil {
            feature?.children.append(.scenario(closed))
        } else {
            rule?.children.append(.scenario(closed))
        }
    }

    mutating func closeRule() {
        closeScenario()
        guard var closed = rule.take() else { return }
        giveIds(to: &closed.tags)
        closed.identifier = ids.nextIdentifier()
        feature?.children.append(.rule(closed))
    }

    mutating func closeFeature() {
        closeRule()
        guard var closed = feature.take() else { return }
        giveIds(to: &closed.tags)
        feature = closed
    }

    private mutating func takeSteps() -> [Gherkin.Step] {
        defer { steps.removeAll(keepingCapacity: true) }
        return exact(steps)
    }

    /// A copy without spare capacity, since the list itself is reused.
    private func exact<Element>(_ list: [Element]) -> [Element] {
        list.withUnsafeBufferPointer(Array.init)
    }

    private mutating func giveIds(to tags: inout [Gherkin.Tag]) {
        for index in tags.indices {
            tags[index].identifier = ids.nextIdentifier()
        }
    }
}

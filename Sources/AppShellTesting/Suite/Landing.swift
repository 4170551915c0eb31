import AppShell

/// Where an arrival must end, said without the shell's own commands: from the state before and the placement alone.
struct Landing {
    let route: Route
    let placement: Placement

    /// What is wrong with where the app ended; nil where it is right.
    func issue(from before: NavigationState, to after: NavigationState) -> String? {
        if after.current != route { return "\(after.current) is on top" }
        if after.locks != before.locks { return "the locks changed" }
        switch placement {
        case .tab(let tab):
            if after.selected != tab { return "the tab \(after.selected?.rawValue ?? "none") is selected, not \(tab)" }
            if !after.sheets.isEmpty { return "a sheet stays open" }
            return issueOfStacks(from: before, to: after) { $0.tab == tab }
        case .stack:
            if after.selected != nil { return "a tab is selected" }
            if !after.sheets.isEmpty { return "a sheet stays open" }
            return issueOfStacks(from: before, to: after) { _ in true }
        case .sheet:
            if after.selected != before.selected { return "another tab is selected" }
            if after.stacks != before.stacks { return "what lies under the sheet changed" }
            return after.sheets == [NavigationStack(root: route)] ? nil : "the sheets are \(after.sheets)"
        }
    }

    /// The one that leads there holds its root and the route; the others stay as they were.
    private func issueOfStacks(
        from before: NavigationState,
        to after: NavigationState,
        leads: (NavigationStack) -> Bool
    ) -> String? {
        guard before.stacks.map(\.tab) == after.stacks.map(\.tab) else { return "the tabs changed" }
        for (old, new) in zip(before.stacks, after.stacks) {
            if !leads(new) {
                if new != old { return "the tab \(new.tab?.rawValue ?? "none") changed, which it had no part in" }
            } else if new.root != old.root {
                return "the root changed"
            } else if new.routes != (new.root == route ? [route] : [new.root, route]) {
                return "the stack is \(new.routes.map(\.description))"
            }
        }
        return nil
    }
}

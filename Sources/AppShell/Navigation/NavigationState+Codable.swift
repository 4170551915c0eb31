extension NavigationLock {
    /// Reads a stored lock. Locks had no scope once and held all navigation.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        policy = try container.decode(Policy.self, forKey: .policy)
        scope = try container.decodeIfPresent(Scope.self, forKey: .scope) ?? .navigation
        reason = try container.decode(String.self, forKey: .reason)
    }
}

extension NavigationState {
    /// Reads a stored state and refuses an impossible one: it may be cut, edited, or of another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        stacks = try container.decode([NavigationStack].self, forKey: .stacks)
        selected = try container.decodeIfPresent(TabID.self, forKey: .selected)
        sheets = try container.decode([NavigationStack].self, forKey: .sheets)
        locks = try container.decode([NavigationLock].self, forKey: .locks)
        if let issue {
            throw DecodingError.dataCorruptedError(forKey: .stacks, in: container, debugDescription: issue)
        }
    }

    private var issue: String? {
        let tabs = stacks.map(\.tab)
        if selected == nil {
            if tabs != [nil] { return "without a selected tab there is one stack, and it has no tab" }
        } else {
            if tabs.contains(nil) || Set(tabs).count != tabs.count { return "each stack has a tab of its own" }
            if !tabs.contains(selected) { return "the selected tab is not one of the tabs" }
        }
        if !sheets.allSatisfy({ $0.tab == nil }) { return "a sheet belongs to no tab" }
        if Set(locks.map(\.name)).count != locks.count { return "a lock is held once" }
        let repeats = (stacks + sheets).contains { stack in zip(stack.routes, stack.pushed).contains { $0 == $1 } }
        return repeats ? "a route stands twice in a row on a stack" : nil
    }
}

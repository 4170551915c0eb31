extension NavigationState {
    /// Reads a stored state, and refuses one that could not have been reached: what is stored may have been cut,
    /// edited, or written by another version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        stacks = try container.decode([NavigationStack].self, forKey: .stacks)
        selected = try container.decodeIfPresent(TabID.self, forKey: .selected)
        sheets = try container.decode([NavigationStack].self, forKey: .sheets)
        locks = try container.decode([NavigationLock].self, forKey: .locks)
        if let fault {
            throw DecodingError.dataCorruptedError(forKey: .stacks, in: container, debugDescription: fault)
        }
    }

    private var fault: String? {
        let tabs = stacks.map(\.tab)
        if stacks.isEmpty { return "a navigation state has at least one stack" }
        if selected == nil {
            return tabs == [nil] ? nil : "without a selected tab there is one stack, and it has no tab"
        }
        if tabs.contains(nil) || Set(tabs).count != tabs.count { return "each stack has a tab of its own" }
        if !tabs.contains(selected) { return "the selected tab is not one of the tabs" }
        return sheets.allSatisfy { $0.tab == nil } ? nil : "a sheet belongs to no tab"
    }
}

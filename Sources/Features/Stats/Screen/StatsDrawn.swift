import AppShell

/// What was drawn last, as long as nothing in it has changed: two hundred rows are asked for at each look at the screen,
/// and formatting their dates and numbers costs more than all else.
///
/// It holds nothing to act on: an action would keep the screen alive that keeps this.
final class StatsDrawn {
    struct Key: Equatable {
        let changes: Int
        /// The constant looked at; nil: all.
        let filter: String?
    }

    struct Parts {
        let records: Content
        let progress: Content
        let errors: Content
        /// A row each.
        let rows: [Content]
    }

    /// The phone has travelled: what was written is of another zone.
    func forget() {
        (key, last) = (nil, nil)
        rows = [:]
    }

    private var key: Key?
    private var last: Parts?
    /// By the sessions' ids: a session that ends while the others are shown is one row more.
    private var rows: [String: (entry: StatsEntry, row: Content)] = [:]

    func parts(for key: Key, draw: () -> Parts) -> Parts {
        if let last, key == self.key { return last }
        let parts = draw()
        (self.key, last) = (key, parts)
        return parts
    }

    func row(of entry: StatsEntry, draw: (StatsEntry) -> Content) -> Content {
        if let known = rows[entry.id], known.entry == entry { return known.row }
        if rows.count >= SessionLog.maximumLines { rows = [:] }
        let row = draw(entry)
        rows[entry.id] = (entry, row)
        return row
    }
}

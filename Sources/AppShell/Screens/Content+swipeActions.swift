extension Content {
    /// The same row with buttons that a swipe brings out; hosts offer them by a long press, by keys and to screen readers as
    /// well.
    ///
    /// The row is a card or a section; anything else becomes a section of its own label. The buttons are not on the screen: a
    /// script swipes, « je balaie "Lettre de Luc" et tape sur "Supprimer" ». What has no other way belongs into a
    /// ``menu(_:_:)``, which can be seen.
    ///
    /// ```swift
    /// Content.card("Lettre de Luc") { self.open() } content: { … }
    ///     .swipeActions { Content.button("Supprimer") { self.delete() }.destructive() }
    /// ```
    public func swipeActions(@ContentBuilder _ actions: () -> [Content]) -> Content {
        var row = role == .card || role == .section ? self : .section(label) { self }
        row.children.append(Content(role: .rowActions, label: "", children: actions()))
        return row
    }

    /// For a row: the buttons that a swipe brings out; nil where there are none.
    public var rowActions: Content? { children.last.flatMap { $0.role == .rowActions ? $0 : nil } }
}

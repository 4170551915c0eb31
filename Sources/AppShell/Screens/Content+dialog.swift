extension Content {
    /// A question or a message that is answered before anything else: a confirmation, an alert.
    ///
    /// It stands among the direct children of a screen for as long as the screen's state says so, so each of its buttons
    /// changes that state. The shell draws it above everything while its screen is on top; there is no way back meanwhile.
    ///
    /// ```swift
    /// if isAsking {
    ///     Content.dialog("Supprimer ce message ?", message: "Il ne revient pas.") {
    ///         Content.button("Supprimer") { self.delete() }.destructive()
    ///         Content.button("Annuler") { self.isAsking = false }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter buttons: the answers; at least one.
    public static func dialog(
        _ title: String,
        message: String? = nil,
        @ContentBuilder _ buttons: () -> [Content]
    ) -> Content {
        Content(role: .dialog, label: title, value: message, children: buttons())
    }

    /// The same button as one that takes away what does not come back, which hosts draw so.
    public func destructive() -> Content {
        var button = self
        button.state.isDestructive = true
        return button
    }

    /// For a screen: the dialog that is drawn above it; the first where there are several. nil where there is none.
    public var dialog: Content? { children.first { $0.role == .dialog } }

    /// For a screen: all but its dialogs.
    public var withoutDialogs: Content {
        guard dialog != nil else { return self }
        var screen = self
        screen.children.removeAll { $0.role == .dialog }
        return screen
    }
}

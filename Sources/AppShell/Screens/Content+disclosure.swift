/// What is out of sight until somebody asks for it.
extension Content {
    /// Buttons behind one button, which hosts open by themselves: nothing of it is state of the screen.
    ///
    /// Its buttons are not on the screen: a script names the menu as well, « je tape sur "Supprimer" dans "Plus d'actions" ».
    public static func menu(_ label: String, @ContentBuilder _ buttons: () -> [Content]) -> Content {
        Content(role: .menu, label: label, children: buttons())
    }

    /// A title that unfolds what it stands for.
    ///
    /// - Parameters:
    ///   - toggle: folds or unfolds it, by the screen's state.
    ///   - content: what it stands for; asked for only while it is unfolded.
    public static func disclosure(
        _ label: String,
        isExpanded: Bool,
        toggle: @escaping () -> Void,
        @ContentBuilder content: () -> [Content]
    ) -> Content {
        var state = State()
        state.isExpanded = isExpanded
        return Content(
            role: .disclosure,
            label: label,
            state: state,
            children: isExpanded ? content() : [],
            action: .tap(.immediate(toggle))
        )
    }
}

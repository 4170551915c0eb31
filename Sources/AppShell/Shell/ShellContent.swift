/// Draws bars, sheets, overlays, the tab bar, dialogs and toasts around the screens. No feature draws these.
struct ShellContent {
    let manifest: AppManifest
    let overlays: [Contributions.Overlay]
    let badges: [Contributions.TabBadge]
    let navigation: NavigationState
    let focusedField: String?
    let toast: Toast?
    let router: Router
    let screen: (ScreenSlot) -> Content?

    var app: Content {
        let slots = ScreenSlot.drawn(in: navigation)
        let screens = slots.map { screen($0) ?? Content(role: .screen, label: "") }
        let dialog = screens.last?.dialog
        var layers = slots.enumerated().map { index, slot in
            let isTop = dialog == nil && index == slots.count - 1
            return layer(slot, screens[index].withoutDialogs, isSheet: index > 0, isTop: isTop)
        }
        if let dialog { layers.append(dialog) }
        // Last in what is on top: it is read there, and no other element has another place meanwhile.
        if let toast, let top = layers.indices.last {
            layers[top].children.append(Content(role: .toast, label: toast.text))
        }
        return Content(
            role: .app,
            id: manifest.id,
            label: manifest.name,
            value: manifest.language?.code,
            children: layers
        )
    }

    private func layer(_ slot: ScreenSlot, _ screen: Content, isSheet: Bool, isTop: Bool) -> Content {
        var content = screen
        var isTyping = false
        if isTop, let focusedField { isTyping = content.focus(focusedField) }
        var state = Content.State()
        state.isCovered = !isTop
        // An overlay would cover what is being typed.
        let showsOverlays = !isSheet && !isTyping
        var children = [bar(title: content.label, canGoBack: slot.depth > 0, isSheet: isSheet)]
        if showsOverlays { children += overlays(at: .banner) }
        children.append(content)
        if showsOverlays { children += overlays(at: .bottomTrailing) }
        if !isSheet, !manifest.tabs.isEmpty { children.append(tabBar) }
        return Content(
            role: isSheet ? .sheet : .layer,
            id: slot.route.name,
            label: content.label,
            state: state,
            children: children
        )
    }

    private func bar(title: String, canGoBack: Bool, isSheet: Bool) -> Content {
        var buttons: [Content] = []
        if canGoBack { buttons.append(.button(manifest.strings.back) { router.send(.pop) }) }
        if isSheet { buttons.append(.button(manifest.strings.close) { router.send(.dismiss) }) }
        return Content(role: .bar, label: title, children: buttons)
    }

    func overlays(at placement: OverlayPlacement) -> [Content] {
        overlays.filter { $0.placement == placement }.compactMap { overlay in
            overlay.content(router).map { content in
                Content(role: .overlay(placement), id: overlay.id, label: "", children: [content])
            }
        }
    }

    /// How many things wait on a tab, as its modules say; nil where none do.
    func badge(on tab: TabID) -> Int? {
        let count = badges.filter { $0.tab == tab }.reduce(0) { $0 + max(0, $1.count()) }
        return count > 0 ? count : nil
    }

    private var tabBar: Content {
        let tabs = manifest.tabs.map { tab in
            var state = Content.State()
            state.isSelected = tab.id == navigation.selected
            state.badge = badge(on: tab.id)
            return Content(
                role: .tab,
                id: tab.id.rawValue,
                label: tab.title,
                value: tab.symbol,
                state: state,
                action: .tap(.immediate { router.send(.select(tab.id)) })
            )
        }
        return Content(role: .tabBar, label: manifest.strings.tabs, children: tabs)
    }
}

extension Content {
    /// Marks the field of that label as focused.
    ///
    /// - Returns: whether there is one that takes text.
    mutating func focus(_ field: String) -> Bool {
        if case .field = role, label == field {
            state.isFocused = !state.isDisabled
            return state.isFocused
        }
        for index in children.indices where children[index].focus(field) { return true }
        return false
    }
}

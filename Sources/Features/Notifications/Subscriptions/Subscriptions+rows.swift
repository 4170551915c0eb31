/// As a settings screen draws them; out of reach while there is nothing to change.
extension Subscriptions {
    public var switches: [NotificationSwitch] {
        strings.switches.map { item in
            NotificationSwitch(
                label: item.title,
                isOn: { self.preferences?.isOn(item.id) ?? false },
                isEnabled: { self.preferences != nil },
                set: { isOn in self.change { $0.isOnBySwitch[item.id] = isOn } }
            )
        }
    }

    public var radius: NotificationChoice {
        let options = strings.radiusOptions.filter(strings.radii.contains).map {
            (label: strings.kilometres($0), radius: $0)
        }
        return NotificationChoice(
            label: strings.radius,
            options: options.map(\.label),
            selected: { self.preferences.map { self.strings.kilometres($0.radius) } },
            isEnabled: { self.preferences != nil },
            choose: { label in
                guard let option = options.first(where: { $0.label == label }) else { return }
                self.change { $0.radius = option.radius }
            }
        )
    }

    public var topics: [NotificationSwitch] {
        let order = strings.topics.map(\.id)
        return strings.topics.map { item in
            NotificationSwitch(
                label: item.title,
                isOn: { self.preferences?.topics.contains(item.id) ?? false },
                isEnabled: { self.preferences != nil },
                set: { isOn in self.change { $0.set(topic: item.id, isOn: isOn, order: order) } }
            )
        }
    }
}

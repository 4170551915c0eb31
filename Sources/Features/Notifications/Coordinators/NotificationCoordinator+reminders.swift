public import AppShell

/// What a product tells for the reminders, and what the person switches off on this device; without
/// ``NotificationsSetup/onDevice`` all of it says nothing and does nothing, but for ``reschedule(group:to:)``.
extension NotificationCoordinator {
    /// The person has pre-registered. Who does so twice has one set of reminders, counted from the last time.
    public func preRegistered(_ item: ReminderItem, email: String) {
        reminders?.preRegister(item)
        registrar.learn(email: email)
        start {
            await self.registrar.store()
            await self.reminders?.replan()
            await self.registrar.synchronise()
        }
    }

    /// The catalogue was loaded, whole: reminders follow sessions that were moved or called off.
    public func sessionsChanged(_ items: [ReminderItem]) {
        reminders?.follow(items)
        start { await self.reminders?.replan() }
    }

    /// One item was loaded by itself: its reminders follow, the others stay.
    public func sessionChanged(_ item: ReminderItem) {
        reminders?.follow(item)
        start { await self.reminders?.replan() }
    }

    /// An item is no longer to be had: nothing is said of it.
    public func withdrawn(_ id: ReminderItem.ID) {
        reminders?.withdraw(id)
        start { await self.reminders?.replan() }
    }

    /// The person has said who they are: reminders begin with the first name, where it can be told (MAD-FR30a).
    public func learned(name: String) {
        reminders?.learn(name: name)
        start { await self.reminders?.replan() }
    }

    /// Plans what another module of the product reminds of: makes these the notifications of its group. What the person
    /// switches off, before or after, does not come; its category is one of ``NotificationCategories/others``. A module names
    /// its group at each launch, since what is off does not wait on the device.
    ///
    /// See `NotificationScheduler.reschedule(group:to:)`.
    public func reschedule(group: String, to notifications: [LocalNotification]) async -> NotificationReport {
        if let reminders { return await reminders.reschedule(group: group, to: notifications) }
        hasPlanned = true
        return await scheduler.reschedule(group: group, to: notifications)
    }

    // MARK: What the person has chosen

    /// What comes and what does not; nothing where the choices can't be read.
    public var preferences: NotificationPreferences { reminders?.preferences ?? NotificationPreferences() }

    /// Effective at once, then stored, then told to the back end. What can't be read can't be changed either.
    public func change(_ change: (inout NotificationPreferences) -> Void) {
        guard let before = reminders?.change(change) else { return }
        // Who switches them on wants them: the system may not have been asked yet.
        if before.areAllOff { start { await self.ask() } }
        start {
            await self.reminders?.applyChoice()
            await self.reminders?.replan()
            await self.registrar.synchronise()
        }
    }

    /// A switch for all of them, then one for each category.
    public var switches: [NotificationSwitch] {
        guard let setup = reminders?.setup else { return [] }
        let all = NotificationSwitch(
            label: setup.all,
            isOn: { !self.preferences.areAllOff },
            isEnabled: { true },
            set: { isOn in self.change { $0.areAllOff = !isOn } }
        )
        return [all]
            + setup.categories.all.map { category in
                NotificationSwitch(
                    label: category.title,
                    isOn: { self.preferences.choice(of: category) },
                    isEnabled: { !self.preferences.areAllOff },
                    set: { isOn in self.change { $0.set(category.id, isOn: isOn) } }
                )
            }
    }

    /// What came of the last plan: what waits, and what does not and why, such as beyond the device's 64.
    public var report: NotificationReport? { reminders?.report }
}

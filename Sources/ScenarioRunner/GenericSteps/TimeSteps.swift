import AppShellHeadless

extension StepLibrary {
    mutating func defineTimeSteps() {
        step(
            .given,
            ["fr": "nous sommes le {date} à {time}", "en": "it is {date} at {time}"],
            "Sets the phone's date and time, in its time zone. No timer fires."
        ) { (world, day: CalendarDay, time: TimeOfDay) in
            world.session.clock.set(try world.date(day, time))
        }
        step(
            .when,
            ["fr": "j'attends {duration}", "en": "I wait {duration}"],
            "Lets virtual time pass. Timers due in that time fire."
        ) { (world, duration: Duration) in
            try world.session.wait(duration)
        }
    }
}

import Headless

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    mutating func defineTimeSteps() {
        step(
            .given,
            [
                "fr": "nous sommes le {date} à {time}",
                "en": "it is {date} at {time}",
            ],
            "Sets the phone's date and time of day, in its zone. No timer fires."
        ) { (world, day: CalendarDay, time: TimeOfDay) in
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = world.session.timeZone
            let components = DateComponents(
                year: day.year,
                month: day.month,
                day: day.day,
                hour: time.hour,
                minute: time.minute
            )
            guard let date = calendar.date(from: components) else {
                throw StepFailure("The phone's calendar has no such moment.")
            }
            world.session.clock.set(date)
        }
        step(
            .when,
            [
                "fr": "j'attends {duration}",
                "en": "I wait {duration}",
            ],
            "Lets virtual time pass; what is due on the way happens."
        ) { (world, duration: Duration) in
            try world.session.wait(duration)
        }
    }
}

import ScenarioReports
import ScreenRendering

/// A run of any size whose screens are like those of real apps: most of them have been seen before, and each scenario has
/// some of its own.
enum LargeSample {
    static func events(scenarios: Int) -> [RunEvent] {
        let courses = ScreenOutline.app(SampleScreens.courses(count: 6))
        let home = ScreenOutline.app(SampleScreens.home)
        let loading = ScreenOutline.app(SampleScreens.loading)
        let empty = ScreenOutline.app(SampleScreens.emptyForm)
        var number = 0
        return SampleRun.grown(scenarios: scenarios).events.map { event in
            guard case .scenarioFinished(var result) = event else { return event }
            number += 1
            let address = "client-\(number)@exemple.fr"
            let course = ScreenOutline.app(SampleScreens.course(price: "\(400 + number % 90) €"))
            let form = ScreenOutline.app(SampleScreens.validForm(address))
            let busy = ScreenOutline.app(SampleScreens.validForm(address, button: " [busy]"))
            let failed = ScreenOutline.app(SampleScreens.failedForm)
            let screens = [home, loading, courses, course, empty, form, busy, failed]
            for (index, screen) in screens.enumerated() where result.steps.indices.contains(index) {
                let navigation = "tab formations: catalog.list › catalog.item(key: course-\(number % 9))"
                result.steps[index].snapshot = ScreenSnapshot(navigation: navigation, screen: screen)
                let first = result.events.count
                result.events += happenings(number, at: .milliseconds(index * 350))
                result.steps[index].events = first..<result.events.count
            }
            return .scenarioFinished(result)
        }
    }

    private static func happenings(_ number: Int, at time: Duration) -> [TraceEvent] {
        let line = "GET https://api.madinia.fr/api/v1/formations/\(number)"
        let clicks = Array(repeating: TraceEvent(time: time, kind: "phone", text: "haptic click"), count: 4)
        return clicks + [
            TraceEvent(time: time, kind: "request", text: line),
            TraceEvent(time: time + .milliseconds(120), kind: "response", text: "\(line): 200"),
            TraceEvent(time: time, kind: "navigation", text: "push catalog.item(key: course-\(number % 9))"),
        ]
    }
}

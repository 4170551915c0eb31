import AppShell

/// Somebody has asked to be registered for a course, and the back end has it.
struct PreRegistrationRequested: AnalyticsEvent {
    static let name = "inscription demandée"
    static let parameters: [AnalyticsParameter] = [.integer("formation")]

    let formation: Int
    var values: [String: AnalyticsValue] { ["formation": .integer(formation)] }
}

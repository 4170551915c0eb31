/// Takes the events that an app sends: a service's client on a phone, a list under scripts.
///
/// It hears of nothing before the person has agreed: ``Analytics`` sees to that.
public protocol AnalyticsSink: Sendable {
    /// Takes an event. Returns at once: sending it is the sink's own affair.
    func take(_ event: SentEvent)

    /// The person has withdrawn their consent: drops what waits to be sent, and the identifiers it made.
    func forget()
}

/// Hears of events that are not sent too, for want of a consent: under scripts, so that mistakes are found all the same.
package protocol AnalyticsWatcher: AnalyticsSink {
    func isAboutToSend(_ event: AnalyticsDeclaration)
}

/// Drops all events.
public struct NoAnalytics: AnalyticsSink {
    /// Takes events and keeps none.
    public init() {}

    /// Drops the event.
    public func take(_ event: SentEvent) {}

    /// Nothing is kept.
    public func forget() {}
}

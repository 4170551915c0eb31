import Observation

/// Tells those who observe a generic class that what they read in it changes.
///
/// Swift makes the key paths of a generic class, by which `@Observable` tells its properties apart, anew at each access:
/// that costs more than drawing the element which shows the property. This class is not generic.
@Observable
package final class ObservedChange {
    private var count = 0

    package init() {}

    /// Whoever observes now hears of the next change.
    package func willRead() { _ = count }

    package func willChange() { count += 1 }
}

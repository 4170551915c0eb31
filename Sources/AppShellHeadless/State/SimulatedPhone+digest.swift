import AppShell
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SimulatedPhone {
    /// A hash of what the phone has and does, without the record of what an app did with it.
    var digest: UInt64 {
        var hash = StableHash()
        hash.add(isOnline)
        // A call under way may be the first since, or a retry from before.
        hash.add(connectionChange ?? .seconds(-1))
        hash.add(timeZone.identifier)
        switch location.answer {
        case .success(let position): hash.add("\(position.latitude) \(position.longitude)")
        case .failure(let error): hash.add("\(error)")
        }
        hash.add(messaging.token)
        notifications.add(to: &hash)
        return hash.value
    }
}

extension SimulatedNotifications {
    fileprivate func add(to hash: inout StableHash) {
        let (now, elapsed) = (clock.now, clock.elapsed)
        state.withLock { state in
            hash.add(state.permission.rawValue)
            hash.add(state.answer?.rawValue)
            hash.add(state.asking.count)
            // The next push is named by it.
            hash.add(state.pushes)
            hash.add(state.badge)
            hash.add(state.tapCallbacks)
            hash.add(state.token.bytes)
            hash.add(state.pending.count)
            for scheduled in state.pending {
                hash.add(scheduled.notification)
                hash.add(scheduled.deadline(now: now, elapsed: elapsed, in: state.timeZone) - elapsed)
            }
            hash.add(state.shown.count)
            for shown in state.shown {
                hash.add(shown.notification.id)
                hash.add(shown.notification.words)
                hash.add(shown.presentation.rawValue)
            }
        }
    }
}

extension StableHash {
    fileprivate mutating func add(_ notification: LocalNotification) {
        add(notification.id)
        add(notification.title)
        add(notification.body)
        add(notification.payloadText)
    }
}

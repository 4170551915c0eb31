#if canImport(AVFoundation) && canImport(UIKit)
import AVFoundation
public import AppShell
import AppShellUIModel
import Dispatch
import Foundation

/// Short sounds by the audio player, mixed with what else is playing; silent where the phone is switched to silent.
public struct SystemSounds: Sounds {
    private let players = SoundPlayers()

    /// Nothing is loaded yet.
    public init() {}

    public func prepare(_ sounds: [SoundEffect]) { players.run { $0.prepare(sounds) } }

    public func play(_ sound: SoundEffect) { players.run { $0.play(sound) } }
}

/// Plays on a serial queue, since starting a player may block the main thread for too long.
///
/// Unchecked, since `queue` guards `players`.
private final class SoundPlayers: @unchecked Sendable {
    private let queue = DispatchQueue(label: "appshell.sounds", qos: .userInteractive)
    private var players: [SoundEffect: AVAudioPlayer] = [:]

    func run(_ body: @escaping @Sendable (SoundPlayers) -> Void) { queue.async { body(self) } }

    func prepare(_ sounds: [SoundEffect]) {
        AudioUse.sounds.begin()
        for sound in sounds { player(of: sound)?.prepareToPlay() }
    }

    func play(_ sound: SoundEffect) {
        guard let player = player(of: sound) else { return }
        AudioUse.sounds.begin()
        // From its beginning again, where keys come fast.
        player.currentTime = 0
        player.play()
    }

    private func player(of sound: SoundEffect) -> AVAudioPlayer? {
        if let player = players[sound] { return player }
        let player = try? AVAudioPlayer(data: Data(SoundWave(sound).file))
        players[sound] = player
        return player
    }
}

/// The use of the app's audio session, set before each playback.
enum AudioUse {
    /// Sounds respect the silent switch, films ignore it.
    case sounds, film

    private static let films = Lock(0)

    /// Counts the films on the screen: while there is one, sounds leave the session as it is.
    static func addFilms(_ count: Int) { films.withLock { $0 += count } }

    func begin() {
        if self == .sounds, Self.films.withLock({ $0 > 0 }) { return }
        let category: AVAudioSession.Category = self == .film ? .playback : .ambient
        let session = AVAudioSession.sharedInstance()
        if session.category != category { try? session.setCategory(category) }
    }
}
#endif

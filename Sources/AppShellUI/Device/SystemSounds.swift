#if canImport(AVFoundation) && canImport(UIKit)
import AVFoundation
public import AppShell
import AppShellUIModel
import Foundation

/// Short sounds by the audio player, mixed with what else is playing; silent where the phone is switched to silent.
public struct SystemSounds: Sounds {
    private let players: SoundPlayers

    /// Nothing is loaded yet.
    @MainActor
    public init() {
        players = SoundPlayers()
    }

    public func prepare(_ sounds: [SoundEffect]) { onMain { players.prepare(sounds) } }

    public func play(_ sound: SoundEffect) { onMain { players.play(sound) } }
}

@MainActor
private final class SoundPlayers {
    private var players: [SoundEffect: AVAudioPlayer] = [:]

    func prepare(_ sounds: [SoundEffect]) {
        for sound in sounds { player(of: sound)?.prepareToPlay() }
    }

    func play(_ sound: SoundEffect) {
        guard let player = player(of: sound) else { return }
        // From its beginning again, where keys come fast.
        player.currentTime = 0
        player.play()
    }

    private func player(of sound: SoundEffect) -> AVAudioPlayer? {
        if let player = players[sound] { return player }
        if players.isEmpty { try? AVAudioSession.sharedInstance().setCategory(.ambient) }
        let player = try? AVAudioPlayer(data: Data(SoundWave(sound).file))
        players[sound] = player
        return player
    }
}
#endif

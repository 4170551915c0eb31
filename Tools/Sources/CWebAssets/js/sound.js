/* Short tones in place of the phone's sounds and of what a hand would feel. */

let context = null;

const tones = {
  success: [[660, 0, .09], [880, .09, .14]],
  error: [[220, 0, .12], [180, .13, .18]],
  warning: [[440, 0, .1], [440, .14, .1]],
  notification: [[880, 0, .1], [1175, .1, .2]],
  light: [[1200, 0, .03]],
};

export function play(signal) {
  context = context || new AudioContext();
  if (context.state === 'suspended') context.resume();
  const words = signal.toLowerCase();
  const name = Object.keys(tones).find((one) => words.includes(one)) || (/fail|wrong/.test(words) ? 'error' : 'light');
  for (const [pitch, start, length] of tones[name]) {
    const from = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(.0001, from);
    volume.gain.exponentialRampToValueAtTime(.12, from + .01);
    volume.gain.exponentialRampToValueAtTime(.0001, from + length);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + length + .02);
  }
}

let context: AudioContext | null = null;

/** Two soft notes, a fourth apart. Made here, so that there is no sound to load; silent where the browser forbids it. */
export function playChime(): void {
  context ??= new AudioContext();
  void context.resume();
  playNote(context, 659.25, 0);
  playNote(context, 880, 0.13);
}

/** `hertz` for half a second, beginning `delaySeconds` from now, swelling at once and fading away. */
function playNote(audio: AudioContext, hertz: number, delaySeconds: number): void {
  const from = audio.currentTime + delaySeconds;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.14, from + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 0.55);
}

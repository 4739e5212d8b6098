let context: AudioContext | null = null;
const openContext = () => {
  context ??= new AudioContext();
  return context;
};

/** Latest start of a chime after its reason. */
const lateMs = 1000;
/** Time in which an allowed context starts. */
const startMs = 700;

/** Two soft notes, a fourth apart. Synthesised, so there is no file to load. Dropped while the browser mutes the page. */
export function playChime(): void {
  const audio = openContext();
  const from = performance.now();
  // A muted page resolves this with the first click, when the reason may be long over.
  void audio.resume().then(() => {
    if (performance.now() - from > lateMs) return;
    playNote(audio, 659.25, 0);
    playNote(audio, 880, 0.13);
  });
}

/**
 * Unmutes the page with the first click or key: browsers mute a page that was opened or reloaded without one.
 * `onChange` is called with whether it is muted. Returns the end of watching.
 */
export function watchMuting(onChange: (isMuted: boolean) => void): () => void {
  const audio = openContext();
  const report = () => onChange(audio.state === 'suspended');
  const resume = () => void audio.resume();
  const timer = setTimeout(report, startMs);
  audio.addEventListener('statechange', report);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, resume);
  resume();
  return () => {
    clearTimeout(timer);
    audio.removeEventListener('statechange', report);
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, resume);
  };
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

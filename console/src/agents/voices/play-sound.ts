/** Plays a sound file through the Web Audio API, which needs no address for it. Resolves at its end or after an abort. */
export async function playSound(file: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const context = new AudioContext();
  try {
    const buffer = await context.decodeAudioData(file);
    if (signal.aborted) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    const ended = new Promise<void>((resolve) => {
      source.onended = () => resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    source.start();
    await ended;
  } finally {
    await context.close();
  }
}

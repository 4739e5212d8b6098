import { frameSamples, type RecognitionStream, type SpeechError, type Transcript } from '#voice/ports.ts';

/** Notes what a recognizer says and waits for it. */
export function createEar() {
  const partials: string[] = [];
  const finals: Transcript[] = [];
  const failures: SpeechError[] = [];
  let wake = () => {};
  return {
    partials,
    finals,
    failures,
    texts: () => finals.map((final) => final.text),
    listener: {
      partial: (text: string) => void partials.push(text),
      final(transcript: Transcript) {
        finals.push(transcript);
        wake();
      },
      failed(error: SpeechError) {
        failures.push(error);
        wake();
      },
    },
    /** Resolves when so many finals have come, or a failure. */
    async hears(count: number): Promise<void> {
      while (finals.length < count && failures.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** Pushes sound in frames of 20 ms out of one array that is overwritten each time, as lines do. */
export function feed(stream: Pick<RecognitionStream, 'push'>, sound: Int16Array): void {
  const frame = new Int16Array(frameSamples);
  for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
    frame.set(sound.subarray(at, at + frameSamples));
    stream.push(frame);
  }
}

export function silenceOf(durationMs: number): Int16Array {
  return new Int16Array(durationMs * 16);
}

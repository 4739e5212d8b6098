import {
  frameSamples,
  type RecognitionOptions,
  type RecognitionStream,
  type SpeechError,
  type SpeechToText,
  sampleRateHz,
  type Transcript,
} from '#voice/ports.ts';

/** A stream of sound and what was heard in it. */
export interface HearingStream {
  stream: RecognitionStream;
  partials: string[];
  /** Resolves with the next final that was not asked for yet. */
  final(): Promise<Transcript>;
  failed: Promise<SpeechError>;
}

export function hearStream(engine: SpeechToText, options: Partial<RecognitionOptions> = {}): HearingStream {
  const partials: string[] = [];
  const finals: Transcript[] = [];
  let wake = () => {};
  let fail: (error: SpeechError) => void = () => {};
  const failed = new Promise<SpeechError>((resolve) => {
    fail = resolve;
  });
  const stream = engine.open(
    { language: 'en', keywords: [], phrases: [], ...options },
    {
      partial: (text) => void partials.push(text),
      final(transcript) {
        finals.push(transcript);
        wake();
      },
      failed: fail,
    },
  );
  return {
    stream,
    partials,
    failed,
    async final() {
      for (;;) {
        const next = finals.shift();
        if (next !== undefined) return next;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** Pushes so much of a tone, or of silence where it has no pitch. Unit: milliseconds. */
export function pushTone(stream: RecognitionStream, durationMs: number, hz: number): void {
  const frame = new Int16Array(frameSamples);
  const frames = (durationMs * sampleRateHz) / 1000 / frameSamples;
  for (let index = 0; index < frames; index += 1) {
    for (let at = 0; at < frameSamples; at += 1) {
      const seconds = (index * frameSamples + at) / sampleRateHz;
      frame[at] = hz === 0 ? 0 : Math.round(8_000 * Math.sin(2 * Math.PI * hz * seconds));
    }
    stream.push(frame);
  }
}

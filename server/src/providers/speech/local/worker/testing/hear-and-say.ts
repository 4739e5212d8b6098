import {
  frameMs,
  frameSamples,
  type RecognitionOptions,
  type SpeechToText,
  sampleRateHz,
  type TextToSpeech,
  type Transcript,
  type VoiceActivityEngine,
} from '#voice/ports.ts';

/** The sound of a text, between half a second of silence each. */
export async function say(engine: TextToSpeech, voiceId: string, text: string): Promise<Int16Array> {
  const voice = engine.open({ voiceId, language: 'en', speed: 1, stability: 0.5 });
  const pieces: Int16Array[] = [];
  await new Promise<void>((resolve, reject) => {
    const utterance = voice.speak({ audio: (pcm) => pieces.push(pcm), end: resolve, failed: reject });
    utterance.write(text);
    utterance.end();
  });
  voice.close();
  const pause = Array.from({ length: sampleRateHz / 2 }, () => 0);
  return Int16Array.from([...pause, ...pieces.flatMap((piece) => [...piece]), ...pause]);
}

/**
 * Transcript of audio by an engine, frame by frame. An utterance is over after 500 ms without speech by `activity`, and
 * at the end of the audio.
 */
export async function hear(
  engine: SpeechToText,
  sound: Int16Array,
  expected: Partial<RecognitionOptions>,
  activity: VoiceActivityEngine,
): Promise<Transcript[]> {
  const finals: Transcript[] = [];
  let flushed = 0;
  const detector = activity.open();
  await new Promise<void>((resolve, reject) => {
    const stream = engine.open(
      { language: 'en', keywords: [], phrases: [], ...expected },
      {
        partial() {},
        final(transcript) {
          finals.push(transcript);
          if (isFed && finals.length >= flushed) {
            stream.close();
            resolve();
          }
        },
        failed: reject,
      },
    );
    let isFed = false;
    let quietMs = 0;
    let isSpeech = false;
    const flush = () => {
      flushed += 1;
      stream.flush();
      isSpeech = false;
    };
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
      const frame = sound.subarray(at, at + frameSamples);
      stream.push(frame);
      const decision = detector.push(frame);
      quietMs = decision === true ? 0 : quietMs + frameMs;
      isSpeech ||= decision === true;
      if (isSpeech && quietMs >= 500) flush();
    }
    if (isSpeech) flush();
    isFed = true;
    if (flushed === 0) resolve();
  });
  detector.close();
  return finals;
}

export const textOf = (finals: readonly Transcript[]) =>
  finals
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

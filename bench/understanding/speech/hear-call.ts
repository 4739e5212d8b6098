import { createDecoderPool } from '../../../server/src/providers/speech/local/grammar/decoder-pool.ts';
import { createEars } from '../../../server/src/providers/speech/local/grammar/guided-decoder.ts';
import { createHeardStream } from '../../../server/src/providers/speech/local/grammar/heard-stream.ts';
import { createSpeechGate } from '../../../server/src/providers/speech/local/grammar/speech-gate.ts';
import { createVoiceActivity } from '../../../server/src/providers/speech/local/voice-activity/create-voice-activity.ts';
import {
  type Denoiser,
  frameSamples,
  type RecognitionOptions,
  type Transcript,
} from '../../../server/src/voice/ports.ts';
import { createSpeechActivity } from '../../../server/src/voice/speech-to-text/speech-activity.ts';

/** Pause after which a call flushes a recognizer of limited vocabulary. Unit: milliseconds; see voice/turns. */
const flushAfterMs = 460;

export interface HeardCall {
  finals: Transcript[];
  text: string;
  /** Guess that a caller may be asked about, where no words were believed. */
  guess: string | undefined;
  /** Computing for recognition per second of audio that was decoded, in seconds. */
  load: number;
}

/** Caller audio through the product's own parts: denoiser, voice activity, speech gate and built-in recognizer. */
export async function createHearing(openDenoiser?: () => Denoiser) {
  const activityEngine = await createVoiceActivity();
  const pool = createDecoderPool({ maximum: 1, create: createEars() });
  return async (sound: Int16Array, options: RecognitionOptions): Promise<HeardCall> => {
    const finals: Transcript[] = [];
    let due = 0;
    let settled: () => void = () => {};
    let failed: (cause: unknown) => void = () => {};
    const computed = { seconds: 0, soundSeconds: 0 };
    const stream = createHeardStream(options, pool, {
      partial() {},
      final(transcript) {
        finals.push(transcript);
        due -= 1;
        settled();
      },
      failed: (cause) => failed(cause),
    });
    const timed = (work: () => void) => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      computed.seconds += (user + system) / 1e6;
    };
    const gate = createSpeechGate({
      sound(pcm, atMs) {
        computed.soundSeconds += pcm.length / 16_000;
        timed(() => stream.sound(pcm, atMs));
      },
      end() {
        due += 1;
        timed(() => stream.end());
      },
    });
    const voiceActivity = activityEngine.open();
    const activity = createSpeechActivity(voiceActivity);
    const denoiser = openDenoiser?.();
    let isFlushed = true;
    for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
      const caller = sound.slice(at, at + frameSamples);
      const frame = denoiser?.process(caller) ?? caller;
      activity.push(frame);
      gate.push(frame.slice());
      if (activity.isSpeaking()) isFlushed = false;
      else if (!isFlushed && activity.silenceMs() >= flushAfterMs) {
        isFlushed = true;
        gate.flush();
      }
    }
    gate.flush();
    await new Promise<void>((resolve, reject) => {
      settled = () => due <= 0 && resolve();
      failed = reject;
      settled();
    });
    stream.close();
    voiceActivity.close();
    denoiser?.close();
    const text = finals
      .map((one) => one.text)
      .filter((one) => one !== '')
      .join(' ');
    const guess = text === '' ? finals.findLast((one) => one.guess !== undefined)?.guess : undefined;
    return { finals, text, guess, load: computed.seconds / Math.max(0.1, computed.soundSeconds) };
  };
}

export type Hearing = Awaited<ReturnType<typeof createHearing>>;

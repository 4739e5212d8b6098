import { stt, VAD, type VADEvent, VADEventType, VADStream } from '@livekit/agents';
import type { FakeParts } from '../engines/parts.ts';
import { type ActivityWindow, EnergyActivity } from '../fakes/energy.ts';
import { startFakeRecognizer } from '../fakes/recognizer.ts';
import { question } from '../question.ts';

/** The energy detector as the peer's VAD. */
export class PeerActivity extends VAD {
  label = 'fake';
  readonly parts: FakeParts;

  constructor(parts: FakeParts) {
    super({ updateInterval: 32 });
    this.parts = parts;
  }

  stream(): VADStream {
    return new PeerActivityStream(this);
  }
}

class PeerActivityStream extends VADStream {
  readonly #activity: EnergyActivity;

  constructor(vad: PeerActivity) {
    super(vad);
    this.#activity = new EnergyActivity(vad.parts.scenario, vad.parts.stamps);
    void this.#listen();
  }

  async #listen(): Promise<void> {
    while (!this.closed) {
      const { done, value } = await this.inputReader.read();
      if (done) return;
      const window = typeof value === 'symbol' ? undefined : this.#activity.push(value.data);
      if (window !== undefined) this.#tell(window);
    }
  }

  #tell(window: ActivityWindow): void {
    const { isSpeaking, silenceMs, speechMs, durationMs } = window;
    const counted = { rawAccumulatedSilence: silenceMs, rawAccumulatedSpeech: speechMs };
    this.#send(VADEventType.INFERENCE_DONE, isSpeaking, durationMs, silenceMs, counted);
    if (window.change === 'start') this.#send(VADEventType.START_OF_SPEECH, true, speechMs, 0);
    if (window.change === 'end') this.#send(VADEventType.END_OF_SPEECH, false, durationMs, silenceMs);
  }

  #send(
    type: VADEvent['type'],
    speaking: boolean,
    speechDuration: number,
    silenceDuration: number,
    counted = { rawAccumulatedSilence: 0, rawAccumulatedSpeech: 0 },
  ): void {
    const nothing = { samplesIndex: 0, timestamp: 0, frames: [], probability: 1, inferenceDuration: 0 };
    this.sendVADEvent({ ...nothing, type, speaking, speechDuration, silenceDuration, ...counted });
  }
}

/** The fake recognizer as the peer's STT. */
export class PeerRecognizer extends stt.STT {
  label = 'fake';
  readonly parts: FakeParts;

  constructor(parts: FakeParts) {
    super({ streaming: true, interimResults: true });
    this.parts = parts;
  }

  protected _recognize(): Promise<never> {
    return Promise.reject(new Error('This recognizer only streams'));
  }

  stream(options?: { connOptions?: object }): stt.SpeechStream {
    return new PeerRecognizerStream(this, options?.connOptions);
  }
}

class PeerRecognizerStream extends stt.SpeechStream {
  label = 'fake';
  readonly #parts: FakeParts;

  constructor(recognizer: PeerRecognizer, connOptions: object | undefined) {
    super(recognizer, undefined, connOptions);
    this.#parts = recognizer.parts;
  }

  protected async run(): Promise<void> {
    const { INTERIM_TRANSCRIPT, FINAL_TRANSCRIPT } = stt.SpeechEventType;
    const tell = (type: stt.SpeechEvent['type'], text: string) => {
      if (this.queue.closed) return;
      this.queue.put({ type, alternatives: [{ text, language: 'en', startTime: 0, endTime: 0, confidence: 1 }] });
    };
    const recognizer = startFakeRecognizer({
      ...this.#parts,
      words: () => question,
      partial: (text) => tell(INTERIM_TRANSCRIPT, text),
      final: (text) => tell(FINAL_TRANSCRIPT, text),
    });
    for await (const frame of this.input) if (typeof frame !== 'symbol') recognizer.push(frame.data);
    recognizer.close();
  }
}

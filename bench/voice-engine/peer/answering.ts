import { llm, tts } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { sampleRateHz } from '../../../server/src/voice/ports.ts';
import type { FakeParts } from '../engines/parts.ts';
import { startFakeModel } from '../fakes/model.ts';
import { startFakeUtterance } from '../fakes/voice.ts';

/** The fake model as the peer's LLM. */
export class PeerModel extends llm.LLM {
  readonly parts: FakeParts;

  constructor(parts: FakeParts) {
    super();
    this.parts = parts;
  }

  label(): string {
    return 'fake';
  }

  chat(options: llm.ChatOptions): llm.LLMStream {
    const connOptions = { maxRetry: 0, retryIntervalMs: 0, timeoutMs: 10_000 };
    return new PeerModelStream(this, { connOptions, ...options });
  }
}

class PeerModelStream extends llm.LLMStream {
  readonly #parts: FakeParts;

  constructor(model: PeerModel, options: llm.ChatOptions) {
    super(model, options);
    this.#parts = model.parts;
  }

  protected run(): Promise<void> {
    const { signal } = this.abortController;
    return new Promise((resolve) => {
      const stop = startFakeModel({
        ...this.#parts,
        token: (content) => {
          if (!this.queue.closed) this.queue.put({ id: 'fake', delta: { role: 'assistant', content } });
        },
        end: resolve,
      });
      const abort = () => {
        stop();
        resolve();
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    });
  }
}

/** The fake voice as the peer's TTS. */
export class PeerVoice extends tts.TTS {
  label = 'fake';
  readonly parts: FakeParts;

  constructor(parts: FakeParts) {
    super(sampleRateHz, 1, { streaming: true });
    this.parts = parts;
  }

  synthesize(): never {
    throw new Error('This voice only streams');
  }

  stream(options?: { connOptions?: object }): tts.SynthesizeStream {
    return new PeerVoiceStream(this, options?.connOptions);
  }
}

class PeerVoiceStream extends tts.SynthesizeStream {
  label = 'fake';
  readonly #parts: FakeParts;

  constructor(voice: PeerVoice, connOptions: object | undefined) {
    super(voice, connOptions);
    this.#parts = voice.parts;
  }

  protected async run(): Promise<void> {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let hasText = false;
    const utterance = startFakeUtterance({
      ...this.#parts,
      audio: (pcm) => {
        if (this.queue.closed) return;
        const frame = new AudioFrame(pcm, sampleRateHz, 1, pcm.length);
        this.queue.put({ requestId: 'fake', segmentId: 'fake', frame, final: false });
      },
      end: finish,
    });
    this.abortSignal.addEventListener(
      'abort',
      () => {
        utterance.cancel();
        finish();
      },
      { once: true },
    );
    for await (const text of this.input) {
      if (typeof text === 'symbol' || this.abortSignal.aborted) continue;
      hasText = true;
      utterance.write(text);
    }
    utterance.end();
    if (hasText && !this.abortSignal.aborted) await finished;
    if (!this.queue.closed) this.queue.put(tts.SynthesizeStream.END_OF_STREAM);
  }
}

import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { initializeLogger, voice } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { sampleRateHz } from '../../../server/src/voice/ports.ts';
import type { OpenSession, Sink } from '../engine.ts';
import { realPace } from '../fakes/pace.ts';
import { PeerModel, PeerVoice } from './answering.ts';
import { PeerActivity, PeerRecognizer } from './hearing.ts';

class PeerInput extends voice.AudioInput {
  #controller: ReadableStreamDefaultController<AudioFrame> | undefined;

  constructor() {
    super();
    this.multiStream.addInputStream(
      new ReadableStream<AudioFrame>({
        start: (controller) => {
          this.#controller = controller;
        },
      }),
    );
  }

  push(frame: Int16Array): void {
    this.#controller?.enqueue(new AudioFrame(frame, sampleRateHz, 1, frame.length));
  }
}

/** Takes sound as fast as it comes and reports it as heard by the clock on the wall. */
class PeerOutput extends voice.AudioOutput {
  readonly #sink: Sink;
  #queuedMs = 0;
  #startedAt = 0;
  #finished: NodeJS.Timeout | undefined;

  constructor(sink: Sink) {
    super(sampleRateHz, undefined, { pause: true });
    this.#sink = sink;
  }

  override async captureFrame(frame: AudioFrame): Promise<void> {
    await super.captureFrame(frame);
    if (this.#queuedMs === 0) {
      this.#startedAt = Date.now();
      this.onPlaybackStarted(this.#startedAt);
    }
    this.#queuedMs += (frame.samplesPerChannel / frame.sampleRate) * 1000;
    this.#sink.audio(frame.data);
  }

  override flush(): void {
    super.flush();
    if (this.#queuedMs === 0) return;
    this.#sink.end();
    clearTimeout(this.#finished);
    this.#finished = setTimeout(() => this.#finish(false), this.#startedAt + this.#queuedMs - Date.now());
  }

  #finish(interrupted: boolean): void {
    clearTimeout(this.#finished);
    if (this.#queuedMs === 0) return;
    const playedMs = Math.min(this.#queuedMs, Date.now() - this.#startedAt);
    this.#queuedMs = 0;
    this.onPlaybackFinished({ playbackPosition: playedMs / 1000, interrupted });
  }

  clearBuffer(): void {
    this.#sink.stop();
    this.#finish(true);
  }

  pause(): void {
    this.#sink.stop();
  }

  resume(): void {}
}

/**
 * The peer's session without a room, with minimal overhead: no wait at the end of a turn, barge-in as early as the
 * scenario has it.
 */
export function livekitEngine(options: { isSpeculative: boolean }): OpenSession {
  initializeLogger({ pretty: false, level: 'error' });
  return async ({ scenario, stamps, sink }) => {
    const parts = { scenario, stamps, pace: realPace };
    const session = new voice.AgentSession({
      vad: new PeerActivity(parts),
      stt: new PeerRecognizer(parts),
      llm: new PeerModel(parts),
      tts: new PeerVoice(parts),
      aecWarmupDuration: null,
      userAwayTimeout: null,
      turnHandling: {
        turnDetection: 'vad',
        endpointing: { minDelay: 0, maxDelay: 0 },
        interruption: { mode: 'vad', minDuration: scenario.interruptionMs },
        preemptiveGeneration: { enabled: options.isSpeculative },
      },
    });
    const input = new PeerInput();
    session.input.audio = input;
    session.output.audio = new PeerOutput(sink);
    await session.start({ agent: new voice.Agent({ instructions: 'You answer questions.' }), record: false });
    return { push: (frame) => input.push(frame) };
  };
}

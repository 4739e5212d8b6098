import type { RecognitionOptions, RecognitionStream, SpeechToText, TranscriptListener } from '../ports.ts';

/**
 * One stream of caller audio to one engine. Events of a standby session are deferred until it takes over; those of a
 * closed session are dropped.
 */
export class RecognizerSession {
  readonly #listener: TranscriptListener;
  #stream: RecognitionStream | undefined;
  #state: 'standby' | 'active' | 'closed';
  readonly #deferred: (() => void)[] = [];

  constructor(listener: TranscriptListener, state: 'standby' | 'active') {
    this.#listener = listener;
    this.#state = state;
  }

  /** Opens the stream. An engine may fail before this returns; the listener is called first in that case. */
  connect(engine: SpeechToText, options: RecognitionOptions): void {
    const stream = engine.open(options, {
      partial: (text) => this.#deliver(() => this.#listener.partial(text)),
      final: (transcript) => this.#deliver(() => this.#listener.final(transcript)),
      failed: (error) => this.#deliver(() => this.#listener.failed(error)),
    });
    if (this.#state === 'closed') stream.close();
    else this.#stream = stream;
  }

  /** Stream of the engine; undefined before it is open. */
  get stream(): RecognitionStream | undefined {
    return this.#stream;
  }

  #deliver(event: () => void): void {
    if (this.#state === 'active') event();
    else if (this.#state === 'standby') this.#deferred.push(event);
  }

  activate(): void {
    if (this.#state === 'standby') this.#state = 'active';
  }

  /** Delivers the events that came before the session took over. */
  deliverDeferred(): void {
    for (const event of this.#deferred.splice(0)) this.#deliver(event);
  }

  close(): void {
    this.#state = 'closed';
    this.#stream?.close();
  }
}

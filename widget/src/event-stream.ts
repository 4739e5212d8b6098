import { readEvents, type StreamEvent } from '@parley/contract/browser/event-stream';
import { type Backoff, isAborted } from './backoff.ts';

/**
 * Keeps an event stream open until `signal` aborts, reconnecting with the last event id.
 * Rejects with what `open` rejected with when `isFinal` says that trying again cannot help.
 */
export async function followEvents(stream: {
  /** Where an earlier stream got to. */
  lastEventId: string | null;
  open: (lastEventId: string | null) => Promise<ReadableStream<Uint8Array>>;
  onEvent: (event: StreamEvent) => void;
  setLost: (isLost: boolean) => void;
  isFinal: (error: unknown) => boolean;
  backoff: Backoff;
  signal: AbortSignal;
}): Promise<void> {
  const { signal, setLost } = stream;
  let { lastEventId } = stream;
  for (let failures = 0; !isAborted(signal); failures += 1) {
    try {
      const body = await stream.open(lastEventId);
      setLost(false);
      await readEvents(body, (event) => {
        failures = 0;
        lastEventId = event.id ?? lastEventId;
        stream.onEvent(event);
      });
    } catch (error) {
      if (isAborted(signal)) return;
      const isFinal = stream.isFinal(error);
      // The first break is often a proxy's time limit and heals unseen; only a failed reconnection is worth a word.
      setLost(failures > 0 && !isFinal);
      if (isFinal) throw error;
    }
    await stream.backoff(failures, signal);
  }
}

import type { Bus } from './bus.ts';

/** Interval at which the state is read anew, in case a message of the bus was lost. Unit: milliseconds. */
const rereadMs = 60_000;

/** State of the database that a process has in memory. */
interface RereadState {
  /** Reads the state anew, in this process now and in the others soon. */
  refresh(): Promise<void>;
  close(): void;
}

/**
 * Reads state of the database into memory: now, after each message of `topic` or gap of the bus, and every minute. A
 * first read that fails rejects; a later one goes to `failed`, and the last state stays.
 */
export async function rereadOnChange({
  bus,
  topic,
  read,
  failed,
}: {
  bus: Pick<Bus, 'onGap' | 'publish' | 'subscribe'>;
  topic: string;
  read(): Promise<void>;
  failed(error: unknown): void;
}): Promise<RereadState> {
  const readAgain = () => void read().catch(failed);
  await read();
  const unsubscribe = bus.subscribe(topic, readAgain);
  bus.onGap(readAgain);
  const reading = setInterval(readAgain, rereadMs);
  reading.unref();
  return {
    async refresh() {
      await read();
      bus.publish(topic, '');
    },
    close() {
      clearInterval(reading);
      unsubscribe();
    },
  };
}

import { readEvents } from '../../server/test/read-events.ts';

export interface DeskFollower {
  /** Ids of the events heard, in the order they came. */
  heard: string[];
  resets: number;
  /** Everything from then on is heard. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Follows the desk as a page does: comes back after each break and says what it heard last. */
export function followDesk(parts: { address: () => string; headers: Record<string, string> }): DeskFollower {
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const follower: DeskFollower = { heard: [], resets: 0, ready, stop };
  let isStopped = false;
  let cut = () => {};
  let last: string | undefined;

  async function once(): Promise<void> {
    const reader = await readEvents(`${parts.address()}/api/chat/operator/events`, {
      headers: { ...parts.headers, ...(last === undefined ? {} : { 'last-event-id': last }) },
    });
    cut = reader.cut;
    while (!isStopped) {
      const event = await reader.next(3_600_000);
      if (event.event === 'reset') follower.resets += 1;
      if (event.id === undefined) continue;
      last = event.id;
      if (event.event === 'ready') isReady();
      else follower.heard.push(event.id);
    }
  }
  const following = (async () => {
    while (!isStopped) await once().catch(() => new Promise((resolve) => setTimeout(resolve, 100)));
  })();

  async function stop(): Promise<void> {
    isStopped = true;
    cut();
    await following;
  }
  return follower;
}

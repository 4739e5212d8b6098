import type { AccountChange, ChangedResource } from '@parley/contract/resources/account-events';
import { api } from './api.ts';
import { followStream, retryDelay } from './follow-stream.ts';

/** Time after which a hidden tab closes its stream. It catches up when it is shown again. Unit: milliseconds. */
const hiddenForMs = 30_000;

/** Listener and the resource it follows. */
export interface ChangeFollower {
  resource: ChangedResource;
  onChange(): void;
  /** Called when the stream opens and closes. */
  onOpen(isOpen: boolean): void;
}

const followers = new Set<ChangeFollower>();
let isOpen = false;
let lastEventId: string | null = null;
let stream: AbortController | null = null;
let hidden: ReturnType<typeof setTimeout> | undefined;

function setOpen(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const follower of followers) follower.onOpen(next);
}

function report(resource: ChangedResource | null): void {
  for (const follower of followers) if (resource === null || follower.resource === resource) follower.onChange();
}

function open(): void {
  if (stream) return;
  const own = new AbortController();
  stream = own;
  void followStream<AccountChange>({
    lastEventId,
    onPosition(id) {
      lastEventId = id;
    },
    async open(after, signal) {
      const headers: Record<string, string> = after === null ? {} : { 'last-event-id': after };
      const { body } = await api.open('/api/events', { headers, signal });
      if (!body) throw new TypeError('The event stream has no body');
      return body;
    },
    onEvent: ({ data }) => report(data.resource),
    onReady: () => setOpen(true),
    onReset: () => report(null),
    onLost: () => setOpen(false),
    pause: retryDelay,
    signal: own.signal,
  }).finally(() => {
    if (stream !== own) return;
    stream = null;
    setOpen(false);
  });
}

function close(): void {
  clearTimeout(hidden);
  stream?.abort();
  stream = null;
  setOpen(false);
}

function update(): void {
  clearTimeout(hidden);
  if (followers.size === 0) {
    close();
    // Changes until the next list is opened are part of its first reading.
    lastEventId = null;
  } else if (!document.hidden) open();
  else hidden = setTimeout(close, hiddenForMs);
}

/** Follows changes of this account over one event stream for all lists of the page; returns how to stop. */
export function followChanges(follower: ChangeFollower): () => void {
  if (followers.size === 0) document.addEventListener('visibilitychange', update);
  followers.add(follower);
  follower.onOpen(isOpen);
  update();
  return () => {
    followers.delete(follower);
    if (followers.size === 0) document.removeEventListener('visibilitychange', update);
    // The next page may follow the same stream.
    setTimeout(update, 0);
  };
}

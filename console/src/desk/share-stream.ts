/** How long a tab keeps its stream after it was put behind another. Unit: milliseconds. */
const hiddenForMs = 30_000;

interface TurnOptions {
  /** The same for all tabs of one person. */
  name: string;
  /** Follows until the signal aborts. */
  follow(signal: AbortSignal): void;
  /** Undefined where the browser has none (pages over plain http): then every tab follows. */
  locks: Pick<LockManager, 'request'> | undefined;
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps a stream in each visible tab, and in one tab of the person even when hidden: so an operator with the
 * console behind another window stays at the desk, and ten tabs do not hold ten connections, of which a browser has six
 * for one server over HTTP/1.1. The tab that keeps it holds a lock; when it closes, the next has it. Returns how to stop.
 */
export function shareStream({ name, follow, locks, page }: TurnOptions): () => void {
  const life = new AbortController();
  let isKeeper = locks === undefined;
  let following: AbortController | null = null;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(hidden);
    if (following || life.signal.aborted) return;
    following = new AbortController();
    follow(following.signal);
  }
  function end(): void {
    clearTimeout(hidden);
    following?.abort();
    following = null;
  }
  function onVisibility(): void {
    clearTimeout(hidden);
    if (isKeeper || !page.hidden) begin();
    else if (following) hidden = setTimeout(end, hiddenForMs);
  }

  page.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  locks
    ?.request(name, { signal: life.signal }, () => {
      isKeeper = true;
      begin();
      return new Promise<void>((resolve) => life.signal.addEventListener('abort', () => resolve()));
    })
    .catch(() => {
      // Stopped before its turn, or the browser refuses locks: a tab that is looked at follows all the same.
    });
  return () => {
    life.abort();
    end();
    page.removeEventListener('visibilitychange', onVisibility);
  };
}

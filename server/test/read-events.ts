export interface ReadEvent {
  id: string | undefined;
  event: string;
  data: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface EventReader {
  response: Response;
  /** The next event; refuses after `timeoutMs` or at the end of the stream. */
  next(timeoutMs?: number): Promise<ReadEvent>;
  /** Events up to and with the first one named `event`. */
  until(event: string, timeoutMs?: number): Promise<ReadEvent[]>;
  /** Everything up to the end of the stream. */
  rest(): Promise<ReadEvent[]>;
  /** Leaves, as a browser that is closed does. */
  cut(): void;
}

/** Reads an answer of server-sent events as it comes. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(url, { ...init, signal: controller.signal });
  const events = parse(response)[Symbol.asyncIterator]();
  const next = async (timeoutMs = 5000) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No event came within ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      const result = await Promise.race([events.next(), late]);
      if (result.done) throw new Error('The stream ended');
      return result.value;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    response,
    next,
    async until(event, timeoutMs) {
      const seen: ReadEvent[] = [];
      for (;;) {
        const read = await next(timeoutMs);
        seen.push(read);
        if (read.event === event) return seen;
      }
    },
    async rest() {
      const seen: ReadEvent[] = [];
      for (let read = await events.next(); !read.done; read = await events.next()) seen.push(read.value);
      return seen;
    },
    cut: () => controller.abort(),
  };
}

async function* parse(response: Response): AsyncGenerator<ReadEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
      );
      text = text.slice(end + 2);
      const data = fields.get('data');
      if (data !== undefined)
        yield { id: fields.get('id'), event: fields.get('event') ?? 'message', data: JSON.parse(data) };
    }
  }
}

import type { FastifyReply } from 'fastify';

export interface StreamedEvent {
  /** Position in the stream, for `Last-Event-ID`. Left out for events that are not stored. */
  id?: string;
  event: string;
  data: unknown;
  /** The same object is given to many streams: its bytes are made once and kept as long as it is. */
  isShared?: true;
}

/** Answers with server-sent events instead of JSON. The stream ends when `events` does or the client leaves. */
export class StreamAnswer {
  readonly events: AsyncIterable<StreamedEvent>;

  constructor(events: AsyncIterable<StreamedEvent>) {
    this.events = events;
  }
}

export const heartbeatMs = 15_000;
const clientRetryMs = 3000;

/**
 * Writes a stream of events with backpressure: a slow reader slows the writer, so nothing piles up in memory. A comment
 * every 15 s keeps proxies from closing it, `retry` is the client's reconnection delay. With every comment the client's
 * access is checked again; the stream ends when its key was revoked or its session is over.
 */
export async function writeEventStream(
  reply: FastifyReply,
  events: AsyncIterable<StreamedEvent>,
  headers: Record<string, string>,
  closed: AbortSignal,
  isStillAllowed: () => Promise<boolean> = async () => true,
): Promise<void> {
  const response = reply.hijack().raw;
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(`retry: ${clientRetryMs}\n\n`);
  let isOver = false;
  const heartbeat = setInterval(() => {
    response.write(': ping\n\n');
    isStillAllowed().then(
      (isAllowed) => {
        if (isAllowed) return;
        isOver = true;
        // The client that comes back is told why; what was on its way is not sent any more.
        response.end();
        response.destroy();
      },
      // Nobody could be asked; the next beat asks again.
      () => {},
    );
  }, heartbeatMs);
  try {
    for await (const event of events) {
      if (closed.aborted || isOver) break;
      if (!response.write(wireOf(event))) await drained(response, closed);
    }
  } finally {
    clearInterval(heartbeat);
    response.end();
  }
}

const wires = new WeakMap<StreamedEvent, Buffer>();

function wireOf(event: StreamedEvent): Buffer | string {
  if (!event.isShared) return formatEvent(event);
  const known = wires.get(event);
  if (known) return known;
  const wire = Buffer.from(formatEvent(event));
  wires.set(event, wire);
  return wire;
}

/** One event in the wire format of the HTML standard. JSON never holds a raw newline, so one data line is enough. */
export function formatEvent(event: StreamedEvent): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  return `${id}event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
}

function drained(response: NodeJS.EventEmitter, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      closed.removeEventListener('abort', done);
      resolve();
    };
    response.on('drain', done);
    closed.addEventListener('abort', done);
  });
}

/** One server-sent event. `id` is the last id seen on the stream, as the standard has it, or null before the first. */
export interface StreamEvent {
  id: string | null;
  event: string;
  data: string;
}

/**
 * Parser for `text/event-stream`, fed with text in pieces cut anywhere. A byte order mark is the decoder's to take off.
 * Source: WHATWG HTML, 9.2.6 "Interpreting an event stream". EventSource itself cannot send an Authorization header, and hides the
 * comments that distinguish a dead connection from a quiet one.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (chunk: string) => void {
  let rest = '';
  let id: string | null = null;
  let event = '';
  let data: string[] = [];

  function takeLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return (chunk) => {
    rest += chunk;
    for (;;) {
      const end = rest.search(/[\r\n]/);
      // A carriage return at the very end may be the first half of CRLF: wait for what follows.
      if (end < 0 || (rest[end] === '\r' && end === rest.length - 1)) return;
      const line = rest.slice(0, end);
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1));
      takeLine(line);
    }
  };
}

/**
 * Reads a response body to its end and hands over each event.
 * Rejects when the connection breaks, and when nothing at all came for `stallMs`: the server pings every 15 s, so a
 * longer silence is a dead connection that the network has not reported.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  stallMs = 45_000,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const feed = createEventParser(onEvent);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, stallMs, new Error('The stream fell silent'));
      });
      const { done, value } = await Promise.race([reader.read(), silence]);
      clearTimeout(timer);
      if (done) return;
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

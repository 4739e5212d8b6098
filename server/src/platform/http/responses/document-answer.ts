import type { FastifyReply } from 'fastify';

/** Destination of a document. */
export interface DocumentSink {
  /** Sends text; resolves when the client has room for more. Rejects with `ClientGone` once it has disconnected. */
  write(text: string): Promise<void>;
}

/** The client disconnected, or read nothing for `stalledMs`. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Maximum pause of a client that reads nothing, since the document's transaction waits for it. */
export const stalledMs = 60_000;

interface DocumentDescription {
  contentType: 'application/json' | 'application/x-ndjson' | 'text/csv';
  /** Name suggested for saving it. */
  filename: string;
  /** Produces the document, piece by piece. An error before the first write is answered as any other. */
  produce(sink: DocumentSink): Promise<void>;
}

/** Answers with a document too large for memory, produced while it is sent. By HEAD without its text. */
export class DocumentAnswer {
  readonly document: DocumentDescription;

  constructor(document: DocumentDescription) {
    this.document = document;
  }
}

/**
 * Sends a document. The head goes out with the first write. An error after it breaks the connection off, so that the
 * client detects an incomplete document; it is thrown, but for `ClientGone`.
 */
export async function writeDocumentAnswer(
  reply: FastifyReply,
  { document }: DocumentAnswer,
  request: { method: string; closed: AbortSignal },
  headers: Record<string, string>,
): Promise<void> {
  const { raw: response } = reply;
  const begin = () => {
    if (response.headersSent) return;
    reply.hijack();
    response.writeHead(200, {
      ...headers,
      'content-type': `${document.contentType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${document.filename}"`,
      'x-accel-buffering': 'no',
    });
  };
  if (request.method === 'HEAD') {
    begin();
    response.end();
    return;
  }
  const sink: DocumentSink = {
    async write(text) {
      if (request.closed.aborted) throw new ClientGone();
      begin();
      if (!response.write(text)) await drained(response, request.closed);
    },
  };
  try {
    await document.produce(sink);
    begin();
    response.end();
  } catch (error) {
    if (response.headersSent) response.destroy();
    if (!(error instanceof ClientGone)) throw error;
  }
}

function drained(response: NodeJS.EventEmitter, closed: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => () => {
      response.off('drain', onDrain);
      closed.removeEventListener('abort', onClose);
      clearTimeout(timer);
      finish();
    };
    const onDrain = settle(resolve);
    const onClose = settle(() => reject(new ClientGone()));
    const timer = setTimeout(onClose, stalledMs);
    response.on('drain', onDrain);
    closed.addEventListener('abort', onClose);
  });
}

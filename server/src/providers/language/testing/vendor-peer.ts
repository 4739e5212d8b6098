import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VendorName } from '../ai-sdk/vendor-models.ts';
import { anthropicFormat } from './anthropic-format.ts';
import { chatCompletionsFormat } from './chat-completions-format.ts';
import { googleFormat } from './google-format.ts';
import { openAiResponsesFormat } from './openai-responses-format.ts';
import type { PeerAnswer, WireFormat } from './wire-format.ts';

export type FaultKind = 'refused' | 'hangs' | '429' | '5xx' | 'cut' | 'garbage';
export const faultKinds: readonly FaultKind[] = ['refused', 'hangs', '429', '5xx', 'cut', 'garbage'];

/**
 * A fault before anything was sent, or after the first `afterTexts` texts of the answer. More texts than it has: the
 * fault comes inside the first tool call.
 */
export interface Fault {
  kind: FaultKind;
  afterTexts?: number;
}

export const wireFormats: Record<VendorName, WireFormat> = {
  openai: openAiResponsesFormat,
  'openai-compatible': chatCompletionsFormat('compatible'),
  anthropic: anthropicFormat,
  google: googleFormat,
  groq: chatCompletionsFormat('groq'),
  mistral: chatCompletionsFormat('mistral'),
};

export interface VendorPeer {
  baseUrl: string;
  /** Bodies of the requests so far. */
  requests: Record<string, unknown>[];
  /** Answer to the next requests; the last one set repeats. */
  answer: PeerAnswer;
  fault: Fault | undefined;
  /** Requests whose client left before the answer had ended. */
  left: number;
  close(): Promise<void>;
}

export const peerKey = 'peer-key';

/** A server on this machine that speaks a vendor's streaming protocol and can fail as vendors do. */
export async function openVendorPeer(vendor: VendorName): Promise<VendorPeer> {
  const format = wireFormats[vendor];
  const server = createServer(
    (request, response) => void serve(request, response, format, peer).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const peer: VendorPeer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: { texts: ['Hello ', 'there.'] },
    fault: undefined,
    left: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  format: WireFormat,
  peer: VendorPeer,
): Promise<void> {
  response.on('close', () => {
    if (!response.writableFinished) peer.left++;
  });
  const { fault, answer } = peer;
  if (request.method === 'GET') return serveModels(request, response, format);
  if (fault && fault.afterTexts === undefined) return failAtOnce(response, format, fault.kind);
  const body = await readJson(request);
  peer.requests.push(body);
  const complaint = complaintAbout(request, body, format);
  if (complaint) {
    response.writeHead(complaint, { 'content-type': 'application/json' }).end(JSON.stringify(format.error(complaint)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(response, format.begin(answer));
  for (const [index, text] of answer.texts.entries()) {
    if (fault?.afterTexts === index) return failInside(response, format, fault.kind);
    send(response, format.text(text, index));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (fault) {
    const frames = format.end(answer);
    const firstCall = answer.toolCalls?.[0];
    send(response, firstCall ? frames.slice(0, frames.findIndex((frame) => frame.includes(firstCall.name)) + 1) : []);
    return failInside(response, format, fault.kind);
  }
  send(response, format.end(answer));
  response.end();
}

/** The list of models, which needs the vendor's key. */
function serveModels(request: IncomingMessage, response: ServerResponse, format: WireFormat): void {
  const [header, value] = format.authorization(peerKey);
  const status = request.headers[header] === value ? 200 : 401;
  const body = status === 200 ? { data: [{ id: 'peer-1' }] } : format.error(status);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Status a vendor would refuse the request with. */
function complaintAbout(
  request: IncomingMessage,
  body: Record<string, unknown>,
  format: WireFormat,
): number | undefined {
  const [header, value] = format.authorization(peerKey);
  const pattern = new RegExp(`^${format.path.replace(':model', '[^/:]+')}(\\?|$)`);
  if (request.method !== 'POST' || !pattern.test(request.url ?? '')) return 404;
  if (request.headers[header] !== value) return 401;
  const streams = body.stream === true || /[?&]alt=sse\b/.test(request.url ?? '');
  return streams && (format.accepts?.(body) ?? true) ? undefined : 400;
}

function failAtOnce(response: ServerResponse, format: WireFormat, kind: FaultKind): void {
  switch (kind) {
    case 'refused':
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(format.error(401)));
      return;
    case 'hangs':
      return;
    case '429':
      response
        .writeHead(429, { 'content-type': 'application/json', 'retry-after': '2' })
        .end(JSON.stringify(format.error(429)));
      return;
    case '5xx':
      response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(format.error(503)));
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      setImmediate(() => response.destroy());
      return;
    case 'garbage':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Welcome to the hotel network</body></html>');
  }
}

/** Long enough for a busy machine to read what was sent. Unit: milliseconds. */
const readMs = 50;

function failInside(response: ServerResponse, format: WireFormat, kind: FaultKind): void {
  switch (kind) {
    case 'refused':
      // A reset throws away what the other side has not read yet, so the text before it is given time to arrive.
      setTimeout(() => response.socket?.resetAndDestroy(), readMs);
      return;
    case 'hangs':
      return;
    case '429':
      response.end(format.errorFrame('rate_limited'));
      return;
    case '5xx':
      response.end(format.errorFrame('unavailable'));
      return;
    case 'cut':
      response.end();
      return;
    case 'garbage':
      response.end('data: {"choices": [<html>\n\n');
  }
}

function send(response: ServerResponse, frames: readonly string[]): void {
  for (const frame of frames) response.write(frame);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>;
}

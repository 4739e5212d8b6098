import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MockChat, type MockSession, statusOf } from './mock-chat.ts';
import { avatar, sendFile, takeFile } from './mock-files.ts';
import { servePage } from './mock-pages.ts';
import { answerSession } from './mock-session.ts';

type Refused = { status: number; error: string; detail?: string };

/** Failures to inject; each affects one request unless stated otherwise. */
export interface Faults {
  /** Destroys the connection of the next answer stream after this many pieces. */
  cutAfterDeltas: number | null;
  /** Ends instead of destroying, as some proxies do with a cut behind them. */
  cutsCleanly: boolean;
  /** While true, every API connection is destroyed unanswered. */
  isDown: boolean;
  /** Refuses the next message so, also one that comes with its session. */
  refuseMessage: Refused | null;
  /** Refuses the next session so. */
  refuseStart: Refused | null;
}

/** A loopback server that speaks the public chat operations and serves the built widget on pages with a strict policy. */
export async function startMockServer() {
  const chat = new MockChat();
  const faults: Faults = {
    cutAfterDeltas: null,
    cutsCleanly: false,
    isDown: false,
    refuseMessage: null,
    refuseStart: null,
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    route({ chat, faults, request, response }).catch((error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    chat,
    faults,
    requests,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type MockServer = Awaited<ReturnType<typeof startMockServer>>;

interface Context {
  chat: MockChat;
  faults: Faults;
  request: IncomingMessage;
  response: ServerResponse;
}

async function route(context: Context): Promise<void> {
  const { chat, faults, request, response } = context;
  const url = new URL(request.url ?? '/', 'http://mock');
  // Refusals must be readable across origins too, or the widget could not tell them from a lost connection.
  response.setHeader('access-control-allow-origin', '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-headers', 'authorization, content-type, last-event-id');
    response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
    return void response.writeHead(204).end();
  }
  if (!url.pathname.startsWith('/api/')) return servePage(url, response);
  if (faults.isDown) return void request.socket.destroy();
  const [, , , kind, id = '', rest, toolCallId = ''] = url.pathname.split('/');
  if (kind === 'files') return sendFile(chat, id, response);
  if (kind === 'avatars') return void response.writeHead(200, { 'content-type': 'image/png' }).end(avatar);
  const bytes = await readBody(request);
  const isUpload = request.headers['content-type']?.startsWith('multipart/');
  const body = bytes.length > 0 && !isUpload ? JSON.parse(bytes.toString('utf8')) : null;

  if (kind === 'widget' && rest === 'runtime') {
    const runtime = chat.runtimes.get(id);
    return runtime ? answer(response, 200, runtime) : refuse(response, 404, 'not_found');
  }
  if (kind === 'contact-requests') {
    const token = request.headers.authorization?.replace('Bearer ', '');
    const of = [...chat.sessions.values()].find((one) => one.token === token);
    if (!of) return refuse(response, 401, 'unauthenticated');
    of.contactRequests.push(body);
    chat.notice(of, 'contact_requested');
    return answer(response, 201, {});
  }
  if (kind === 'widget') {
    const config = chat.configs.get(id);
    if (!config) return refuse(response, 404, 'not_found');
    if (!isAllowed(request, config.allowed_domains)) return refuse(response, 403, 'origin_not_allowed');
    return answer(response, 200, config);
  }
  if (kind === 'sessions' && !id) {
    if (!chat.configs.has(body.agent_id)) return refuse(response, 404, 'not_found');
    if (faults.refuseStart) return refuseOnce(context, 'refuseStart');
    if (body.message && faults.refuseMessage) return refuseOnce(context, 'refuseMessage');
    const started = chat.start(body.agent_id, body);
    if (body.message) chat.send(started, body.message);
    return answer(response, 201, {
      session_id: started.id,
      session_token: started.token,
      status: started.status,
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      ai_disclosure: null,
      messages: started.messages,
    });
  }
  const session = chat.sessions.get(id);
  if (!session) return refuse(response, 404, 'not_found');
  if (request.headers.authorization !== `Bearer ${session.token}`) return refuse(response, 401, 'unauthenticated');
  if (rest === 'tool-calls') {
    chat.toolAnswers.set(toolCallId, [...(chat.toolAnswers.get(toolCallId) ?? []), body]);
    return void response.writeHead(204).end();
  }
  if (isUpload) return takeFile(session, request, bytes, response);
  const own = answerSession({ chat, session, rest, method: request.method ?? 'GET', action: toolCallId, body });
  if (own) return answer(response, ...own);
  if (rest === 'events') return streamEvents(context, session);
  if (rest !== 'messages') return refuse(response, 404, 'not_found');
  if (body) return sendMessage(context, session, body);
  const after = session.messages.findIndex((message) => message.id === url.searchParams.get('after'));
  // Pages of three, so that reading on is tested with few messages.
  const data = session.messages.slice(after + 1, after + 4);
  const hasMore = after + 4 < session.messages.length;
  return answer(response, 200, { data, has_more: hasMore, next_cursor: hasMore ? data.at(-1)?.id : null });
}

async function sendMessage(context: Context, session: MockSession, body: { text: string }) {
  const { chat, faults, request, response } = context;
  if (faults.refuseMessage) return refuseOnce(context, 'refuseMessage');
  if (session.status === 'closed') return refuse(response, 409, 'conflict');
  const entry = chat.send(session, body);
  const isOver = () => new Promise((resolve) => (entry.isOver ? resolve(null) : entry.changes.once('over', resolve)));
  const hasAnswer = () => session.messages.includes(entry.answer);
  if (request.headers.accept !== 'text/event-stream') {
    await isOver();
    return answer(response, 200, { message: entry.message, answer: hasAnswer() ? entry.answer : null });
  }
  openStream(response);
  let piecesLeft = faults.cutAfterDeltas ?? Number.POSITIVE_INFINITY;
  faults.cutAfterDeltas = null;
  const say = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, timestamp: new Date().toISOString(), data })}\n\n`);
  const sayDelta = (delta: string) => {
    piecesLeft -= 1;
    if (piecesLeft < 0) return faults.cutsCleanly ? response.end() : response.destroy();
    return say('message.delta', { message_id: entry.answer.id, delta });
  };
  say('message.accepted', { message: entry.message });
  if (entry.said) sayDelta(entry.said);
  entry.changes.on('delta', sayDelta);
  await isOver();
  entry.changes.off('delta', sayDelta);
  if (hasAnswer() && !response.destroyed && !response.writableEnded)
    say('message.completed', { message: entry.answer });
  response.end();
}

function streamEvents({ request, response }: Context, session: MockSession) {
  openStream(response);
  let sent = Number(request.headers['last-event-id'] ?? session.log.length);
  const write = (event: string, data: object) =>
    response.write(
      `id: ${sent}\nevent: ${event}\ndata: ${JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })}\n\n`,
    );
  const flush = () => {
    for (const { id, event, data } of session.log.slice(sent)) {
      sent = id;
      write(event, data);
    }
  };
  write('ready', {});
  write('chat.status', statusOf(session));
  flush();
  session.changes.on('event', flush);
  response.on('close', () => session.changes.off('event', flush));
}

function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': ping\n\n');
}

function isAllowed(request: IncomingMessage, domains: string[]): boolean {
  const { origin, host } = request.headers;
  if (domains.length === 0 || !origin) return true;
  return new URL(origin).host === host || domains.includes(new URL(origin).hostname);
}

const answer = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, error: string, detail?: string) =>
  answer(response, status, {
    error,
    message: `Refused: ${error}`,
    ...(detail && { details: [{ path: '/', code: detail, message: detail }] }),
    request_id: 'req_mock',
  });

/** Refuses one; the next is taken. */
function refuseOnce({ faults, response }: Context, which: 'refuseMessage' | 'refuseStart'): void {
  const { status, error, detail } = faults[which] as Refused;
  faults[which] = null;
  refuse(response, status, error, detail);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { bytesFromPcm16, pcm16FromBytes } from '#voice/codec/pcm16.ts';
import { frameMs, frameSamples, type LineNotice, type ToolNotice } from '#voice/ports.ts';

/** Leave to call, as the server answered it. */
export interface VoiceSession {
  call_id: string;
  access_token: string;
  url: string;
  websocket_url: string;
}

/** Asks for a session as a page does, or with a key as a customer's server does. */
export async function openVoiceSession(
  base: string,
  agentId: string,
  more: { key?: string; origin?: string; body?: object } = {},
): Promise<VoiceSession> {
  const { key, origin, body } = more;
  const path = key === undefined ? `agents/${agentId}/sessions` : 'sessions';
  return insist(async () => {
    const response = await fetch(`${base}/api/web-voice/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'x-api-key': key }),
        ...(origin === undefined ? {} : { origin }),
      },
      body: JSON.stringify({ ...(key === undefined ? {} : { agent_id: agentId }), ...body }),
    });
    const answer = await response.json();
    if (response.status !== 201) throw new Error(`The session was not opened: ${JSON.stringify(answer)}`);
    return answer as VoiceSession;
  });
}

/** Retries a call refused for a moment by a slow machine under load. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 60 || !String(error).includes('is at capacity')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** A socket that was refused before it was one. */
export interface RefusedSocket {
  status: number;
  body: { error: string; message: string };
  headers: IncomingMessage['headers'];
}

/** A server message that is not audio. `atMs`: by the caller's clock. */
type Notice = { atMs: number } & (
  | LineNotice
  | ToolNotice
  | { kind: 'joined'; resume_token: string }
  | { kind: 'clear' }
);

/** A caller of an agent over a WebSocket: sends speech in real time, records audio and messages. */
export interface VoiceCaller {
  readonly callId: string;
  /** Since the call was joined, by the caller's own clock. Unit: milliseconds. */
  atMs(): number;
  /** Says it after what is still being said; resolves when the last of it was sent. */
  play(sound: Int16Array): Promise<void>;
  press(digit: string): void;
  /** The next one after the last that was waited for. */
  waitForCaption(pattern: RegExp, of: { role: 'user' | 'agent'; isFinal?: boolean }): Promise<string>;
  waitForState(state: 'listening' | 'thinking' | 'speaking'): Promise<void>;
  waitForClear(): Promise<{ atMs: number }>;
  /** Everything shown so far. */
  notices(): readonly Notice[];
  /** Agent audio received between two moments of the caller's clock. */
  heard(fromMs?: number, toMs?: number): Int16Array;
  hangUp(): Promise<void>;
  /** The network is lost: no word of farewell. */
  drop(): Promise<void>;
  /** Back with the resume token. Throws with what was answered when refused. */
  resume(): Promise<void>;
  resumeToken(): string;
  /** Resolves with the code the server closed with. */
  readonly ended: Promise<number>;
}

const waitMs = 60_000;

/** Joins a call. Rejects with an Error with status and body when the server refuses. */
export async function callByVoice(session: VoiceSession, options: { origin?: string } = {}): Promise<VoiceCaller> {
  const startedAt = performance.now();
  const atMs = () => performance.now() - startedAt;
  const notices: Notice[] = [];
  const watchers = new Set<() => void>();
  const heard: { atMs: number; pcm: Int16Array }[] = [];
  const queue: { sound: Int16Array; at: number; done: () => void }[] = [];
  let readUpTo = 0;
  let resumeToken = '';
  let frames = 0;
  let isDropped = false;
  let socket: WebSocket;
  let finish: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => (finish = resolve));

  async function connect(token: string): Promise<void> {
    const opened = new WebSocket(session.websocket_url, ['parley.voice', `token.${token}`], {
      perMessageDeflate: false,
      ...(options.origin === undefined ? {} : { origin: options.origin }),
    });
    socket = opened;
    const joined = new Promise<void>((resolve) => opened.once('message', () => resolve()));
    opened.on('message', (data: Buffer, isBinary) => {
      if (isBinary) heard.push({ atMs: atMs(), pcm: pcm16FromBytes(new Uint8Array(data)).slice() });
      else take({ ...(JSON.parse(data.toString()) as Notice), atMs: atMs() });
    });
    opened.on('close', (code) => {
      if (!isDropped && opened === socket) finish(code);
    });
    await opening(opened);
    await joined;
  }

  function take(notice: Notice): void {
    if (notice.kind === 'joined') resumeToken = notice.resume_token;
    notices.push(notice);
    for (const look of watchers) look();
  }

  function nextFrame(): Int16Array {
    const frame = new Int16Array(frameSamples);
    const saying = queue[0];
    if (saying === undefined) return frame;
    frame.set(saying.sound.subarray(saying.at, saying.at + frameSamples));
    saying.at += frameSamples;
    if (saying.at < saying.sound.length) return frame;
    queue.shift();
    saying.done();
    return frame;
  }

  /** Waits for a notice that was not waited for yet. */
  async function waitFor<Found>(wanted: string, find: (notice: Notice) => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        watchers.delete(look);
        clearTimeout(timer);
      };
      const look = () => {
        for (let at = readUpTo; at < notices.length; at++) {
          const found = find(notices[at] as Notice);
          if (found === undefined) continue;
          readUpTo = at + 1;
          stop();
          return resolve(found);
        }
      };
      const fail = (why: string) => {
        stop();
        reject(new Error(`${wanted} ${why}; shown so far: ${JSON.stringify(notices.slice(-30))}`));
      };
      const timer = setTimeout(() => fail(`did not come within ${waitMs} ms`), waitMs);
      void ended.then((code) => setImmediate(() => fail(`did not come before the end (${code})`)));
      watchers.add(look);
      look();
    });
  }

  await insist(() => connect(session.access_token));
  const connectedAt = performance.now();
  // On an absolute clock, as a microphone is: a test that was held up catches up.
  const speaking = setInterval(() => {
    for (; frames * frameMs < performance.now() - connectedAt; frames++) {
      const frame = nextFrame();
      if (socket.readyState === WebSocket.OPEN) socket.send(bytesFromPcm16(frame));
    }
  }, frameMs);
  void ended.then(() => clearInterval(speaking));

  return {
    callId: session.call_id,
    atMs,
    play: (sound) => new Promise((done) => queue.push({ sound, at: 0, done })),
    press: (digit) => socket.send(JSON.stringify({ type: 'digit', digit, duration_ms: 120 })),
    waitForCaption: (pattern, { role, isFinal = true }) =>
      waitFor(`A caption ${pattern} of ${role}`, (notice) =>
        notice.kind === 'caption' && notice.role === role && notice.isFinal === isFinal && pattern.test(notice.text)
          ? notice.text
          : undefined,
      ),
    async waitForState(state) {
      await waitFor(`The state ${state}`, (notice) => (notice.kind === 'state' && notice.state === state) || undefined);
    },
    waitForClear: () =>
      waitFor('A request to drop what is buffered', (notice) => (notice.kind === 'clear' ? notice : undefined)),
    notices: () => notices,
    heard(fromMs = 0, toMs = Number.POSITIVE_INFINITY) {
      const pieces = heard.filter((piece) => piece.atMs >= fromMs && piece.atMs < toMs);
      const sound = new Int16Array(pieces.length * frameSamples);
      for (const [index, { pcm }] of pieces.entries()) sound.set(pcm.subarray(0, frameSamples), index * frameSamples);
      return sound;
    },
    async hangUp() {
      if (socket.readyState === WebSocket.OPEN) socket.close(1000);
      else finish(1000);
      await ended;
    },
    async drop() {
      isDropped = true;
      const closed = once(socket, 'close');
      socket.terminate();
      await closed;
    },
    async resume() {
      await connect(resumeToken);
      isDropped = false;
    },
    resumeToken: () => resumeToken,
    ended,
  };
}

/** HTTP response to a refused WebSocket handshake. Throws when the handshake succeeds. */
export async function refusedSocket(
  url: string,
  protocols: string[],
  options: { origin?: string } = {},
): Promise<RefusedSocket> {
  const socket = new WebSocket(url, protocols, options);
  try {
    await opening(socket);
  } catch (error) {
    if (error instanceof SocketRefused) return error.answer;
    throw error;
  }
  socket.terminate();
  throw new Error('The socket was let in');
}

class SocketRefused extends Error {
  readonly answer: RefusedSocket;

  constructor(answer: RefusedSocket) {
    super(`The socket was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.answer = answer;
  }
}

function opening(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.on('error', reject);
    socket.once('unexpected-response', (request, response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        request.destroy();
        const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as RefusedSocket['body'];
        reject(new SocketRefused({ status: response.statusCode ?? 0, body, headers: response.headers }));
      });
    });
  });
}

import type { IncomingMessage } from 'node:http';
import { sampleRateHz } from '#voice/ports.ts';
import { bytesOf, samplesPerCharacter, timedWords, toneOf } from './peer-sound.ts';
import { type PeerConnection, type PeerSession, peerKey, type SocketPeer, startSocketPeer } from './socket-peer.ts';
import { createToneQueue, type ToneQueue } from './tone-queue.ts';

/**
 * A peer that speaks Cartesia's `/tts/websocket` on this machine. Written from Cartesia's public descriptions (named in the
 * adapter's protocol file); never compared with the live service.
 */
export interface CartesiaPeer extends SocketPeer {
  /** The next utterance gives its first sound and then nothing. */
  willHangAfterSound(): void;
  /** Resolves when a context was cancelled or a connection closed. */
  sawCancel(): Promise<void>;
  /** Status of the error message the next context is answered with. */
  nextStatus: number | undefined;
}

const pieceBytes = 3_200;
const names = new Set(
  (
    'model_id transcript voice language context_id output_format add_timestamps continue max_buffer_delay_ms ' +
    'use_normalized_timestamps generation_config'
  ).split(' '),
);

interface Script {
  hangsAfterSound: boolean;
  cancels: number;
  wake(): void;
  soundOf: ((text: string) => Int16Array) | undefined;
}

/** `soundOf`: how its voice sounds; by default as one tone for each text. */
export async function startCartesiaPeer(soundOf?: (text: string) => Int16Array): Promise<CartesiaPeer> {
  const script: Script = { hangsAfterSound: false, cancels: 0, wake: () => {}, soundOf };
  const socket = await startSocketPeer({ refuse, serve: (connection) => speak(connection, script, peer) });
  const peer: CartesiaPeer = Object.assign(socket, {
    nextStatus: undefined,
    willHangAfterSound() {
      script.hangsAfterSound = true;
    },
    async sawCancel() {
      if (script.cancels === 0) {
        await new Promise<void>((resolve) => {
          script.wake = resolve;
        });
      }
      script.cancels -= 1;
    },
  });
  return peer;
}

function refuse(request: IncomingMessage, url: URL): number | undefined {
  if (url.pathname !== '/tts/websocket') return 404;
  if (request.headers.authorization !== `Bearer ${peerKey}`) return 401;
  const version = request.headers['cartesia-version'];
  return typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) ? undefined : 400;
}

interface SpeakContext {
  queue: ToneQueue;
  /** Fields that must be equal in all messages of the context. */
  common: string;
  saidMs: number;
}

function speak(connection: PeerConnection, script: Script, peer: CartesiaPeer): PeerSession {
  const contexts = new Map<string, SpeakContext>();
  let hasSpoken = false;
  const fault = connection.fault;

  function complain(contextId: unknown, message: unknown): void {
    const error = { title: 'Invalid request', message: 'Refused by the peer', error_code: 'bad_request' };
    connection.send({ type: 'error', done: true, ...error, status_code: 400, context_id: contextId });
    connection.complain(`speak: ${JSON.stringify(message)}`, 1008, 'bad request');
  }
  function open(contextId: string, common: string): SpeakContext {
    const queue = createToneQueue({
      pieceBytes,
      ...(script.soundOf === undefined ? {} : { soundOf: script.soundOf }),
      piece(bytes) {
        connection.send(chunk(contextId, bytes));
        if (fault === 'cut' && !hasSpoken) setTimeout(connection.cut, 50);
        if (script.hangsAfterSound || fault === 'cut') queue.hang();
        script.hangsAfterSound = false;
        hasSpoken = true;
      },
    });
    const context = { queue, common, saidMs: 0 };
    contexts.set(contextId, context);
    return context;
  }
  function cancel(contextId: string): void {
    const context = contexts.get(contextId);
    context?.queue.clear();
    contexts.delete(contextId);
    // Audio in flight at the cancellation.
    if (context !== undefined) connection.send(chunk(contextId, bytesOf(toneOf('stale'))));
    script.cancels += 1;
    script.wake();
  }
  function say(contextId: string, context: SpeakContext, transcript: string): void {
    const ms = ((transcript.length * samplesPerCharacter) / sampleRateHz) * 1000;
    const words = timedWords(transcript.trim(), context.saidMs, context.saidMs + ms);
    context.saidMs += ms;
    context.queue.say(transcript);
    context.queue.after(() => {
      const word_timestamps = {
        words: words.map(({ word }) => word),
        start: words.map(({ start }) => start),
        end: words.map(({ end }) => end),
      };
      connection.send({ type: 'timestamps', done: false, status_code: 206, context_id: contextId, word_timestamps });
      connection.send({ type: 'flush_done', done: false, flush_done: true, status_code: 206, context_id: contextId });
    });
  }

  return {
    text(message) {
      if (fault === 'garbage') return connection.sendGarbage();
      const { context_id: contextId, cancel: cancels, ...request } = message;
      if (typeof contextId !== 'string') return complain(contextId, message);
      if (cancels === true) return cancel(contextId);
      const { transcript, continue: continues, ...rest } = request;
      const common = JSON.stringify(rest);
      const context = contexts.get(contextId) ?? open(contextId, common);
      if (!isRequest(message) || context.common !== common) return complain(contextId, message);
      if (peer.nextStatus !== undefined) {
        connection.send({
          type: 'error',
          done: true,
          title: 'No',
          status_code: peer.nextStatus,
          context_id: contextId,
        });
        peer.nextStatus = undefined;
        return;
      }
      if (transcript !== '') say(contextId, context, String(transcript));
      if (continues === true) return;
      context.queue.after(() => {
        contexts.delete(contextId);
        connection.send({ type: 'done', done: true, status_code: 206, context_id: contextId });
      });
    },
    closed() {
      for (const { queue } of contexts.values()) queue.hang();
      script.cancels += 1;
      script.wake();
    },
  };
}

function chunk(contextId: string, bytes: Buffer) {
  const data = bytes.toString('base64');
  return { type: 'chunk', data, done: false, status_code: 206, step_time: 1, context_id: contextId };
}

function isRequest(message: Record<string, unknown>): boolean {
  const { voice, output_format, generation_config } = message as Record<string, Record<string, unknown> | undefined>;
  const speed = Number(generation_config?.speed ?? 1);
  return (
    Object.keys(message).every((name) => names.has(name)) &&
    typeof message.model_id === 'string' &&
    typeof message.transcript === 'string' &&
    typeof message.continue === 'boolean' &&
    voice?.mode === 'id' &&
    typeof voice.id === 'string' &&
    output_format?.container === 'raw' &&
    output_format.encoding === 'pcm_s16le' &&
    output_format.sample_rate === sampleRateHz &&
    speed >= 0.6 &&
    speed <= 1.5
  );
}

import type { IncomingMessage } from 'node:http';
import { sampleRateHz } from '#voice/ports.ts';
import { bytesOf, timedWords, toneOf } from './peer-sound.ts';
import { createScriptedHearing, type HearingScript } from './scripted-hearing.ts';
import { type PeerConnection, type PeerSession, peerKey, type SocketPeer, startSocketPeer } from './socket-peer.ts';
import { tones } from './tone-fixtures.ts';
import { createToneQueue } from './tone-queue.ts';

/**
 * A peer that speaks Deepgram's `/v1/listen` and `/v1/speak` on this machine. Written from Deepgram's public descriptions
 * (named in the adapters' protocol files); never compared with the live service.
 */
export interface DeepgramPeer extends SocketPeer {
  /** Script of the next streams; without it they recognize the fixtures' tones by pitch. */
  willHear(script: HearingScript): void;
  /** The next utterance gives its first sound and then nothing. */
  willHangAfterSound(): void;
  /** Resolves when an utterance was cleared or a connection closed. */
  sawCancel(): Promise<void>;
  /** Client messages by type, in order. */
  readonly messages: string[];
  /** Says what is final but not that it answers a `Finalize`, as the service may. */
  leavesFinalizeUnanswered: boolean;
}

const listenParameters = new Set(
  (
    'model encoding sample_rate channels language interim_results endpointing punctuate smart_format keyterm ' +
    'utterance_end_ms vad_events'
  ).split(' '),
);
const speakParameters = new Set(['model', 'encoding', 'sample_rate', 'speed', 'mip_opt_out']);
/** The service's limit: 20 in 60 seconds. */
const mostFlushes = 20;
const flushWindowMs = 60_000;
/** Odd on purpose: the service may break its sound anywhere. */
const pieceBytes = 3_001;

interface Script {
  hearing: (readonly string[])[];
  hangsAfterSound: boolean;
  cancels: number;
  wake(): void;
}

export async function startDeepgramPeer(): Promise<DeepgramPeer> {
  const script: Script = { hearing: [], hangsAfterSound: false, cancels: 0, wake: () => {} };
  const messages: string[] = [];
  const socket = await startSocketPeer({
    refuse: refuse,
    serve(connection) {
      const listens = connection.url.pathname === '/v1/listen';
      return listens ? listen(connection, script.hearing.shift() ?? tones, peer) : speak(connection, script, messages);
    },
  });
  const peer: DeepgramPeer = Object.assign(socket, {
    messages,
    leavesFinalizeUnanswered: false,
    willHear(streams: HearingScript) {
      script.hearing.push(...streams);
    },
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
  if (request.headers.authorization !== `Token ${peerKey}`) return 401;
  const query = url.searchParams;
  const known = url.pathname === '/v1/listen' ? listenParameters : speakParameters;
  if (url.pathname !== '/v1/listen' && url.pathname !== '/v1/speak') return 404;
  const isKnown = [...query.keys()].every((name) => known.has(name));
  const isSound = query.get('encoding') === 'linear16' && query.get('sample_rate') === String(sampleRateHz);
  const hasModel = /^[a-z0-9-]+$/.test(query.get('model') ?? '');
  const speed = Number(query.get('speed') ?? 1);
  return isKnown && isSound && hasModel && speed >= 0.7 && speed <= 1.5 ? undefined : 400;
}

function listen(
  connection: PeerConnection,
  script: Parameters<typeof createScriptedHearing>[0],
  peer: DeepgramPeer,
): PeerSession {
  const hearing = createScriptedHearing(script);
  let hasHeard = false;
  function finalize(): void {
    if (hearing.stretchMs === 0) return;
    const { text, startMs, endMs } = hearing.flush();
    const words = timedWords(text, startMs, endMs);
    const half = Math.ceil(words.length / 2);
    // The service may make two parts of one stretch; only the last says what it answers.
    if (text !== '' && words.length > 1) connection.send(results(words.slice(0, half), { isFinal: true }));
    const rest = text === '' ? [] : words.length > 1 ? words.slice(half) : words;
    connection.send(results(rest, { isFinal: true, isFromFinalize: !peer.leavesFinalizeUnanswered }));
  }
  return {
    binary(bytes) {
      if (!hasHeard && connection.fault === 'cut') return connection.cut();
      if (!hasHeard && connection.fault === 'garbage') return connection.sendGarbage();
      hasHeard = true;
      const partial = hearing.push(bytes);
      if (partial !== undefined) connection.send(results([{ word: partial, start: 0, end: 0 }], { isFinal: false }));
    },
    text(message) {
      peer.messages.push(String(message.type));
      if (message.type === 'Finalize') return finalize();
      if (message.type === 'KeepAlive') return;
      if (message.type === 'Configure' && Array.isArray(message.keyterms)) return;
      if (message.type !== 'CloseStream') {
        return connection.complain(`listen: ${JSON.stringify(message)}`, 1008, 'DATA-0000: message not understood');
      }
      connection.send({ type: 'Metadata', request_id: 'peer', duration: 0, channels: 1 });
      connection.end(1000);
    },
  };
}

function results(
  words: readonly { word: string; start: number; end: number }[],
  { isFinal, isFromFinalize = false }: { isFinal: boolean; isFromFinalize?: boolean },
) {
  const transcript = words.map(({ word }) => word).join(' ');
  return {
    type: 'Results',
    channel_index: [0, 1],
    duration: 1,
    start: words[0]?.start ?? 0,
    is_final: isFinal,
    speech_final: false,
    from_finalize: isFromFinalize,
    channel: {
      alternatives: [
        { transcript, confidence: transcript === '' ? 0 : 0.97, words: words.map((w) => ({ ...w, confidence: 0.97 })) },
      ],
    },
    metadata: { request_id: 'peer', model_info: { name: 'peer', version: '1', arch: 'peer' }, model_uuid: 'peer' },
  };
}

function speak(connection: PeerConnection, script: Script, messages: string[]): PeerSession {
  let hasSpoken = false;
  let flushedAt: number[] = [];
  let sequence = 0;
  const queue = createToneQueue({
    pieceBytes,
    piece(bytes) {
      connection.sendBinary(bytes);
      if (connection.fault === 'cut' && !hasSpoken) setTimeout(connection.cut, 50);
      if (script.hangsAfterSound || connection.fault === 'cut') queue.hang();
      script.hangsAfterSound = false;
      hasSpoken = true;
    },
  });
  function clear(): void {
    queue.clear();
    // Audio in flight at the clear.
    if (hasSpoken) connection.sendBinary(bytesOf(toneOf('stale')));
    connection.send({ type: 'Cleared', sequence_id: sequence++ });
    script.cancels += 1;
    script.wake();
  }
  function flush(): void {
    const now = performance.now();
    flushedAt = [...flushedAt.filter((at) => now - at < flushWindowMs), now];
    if (flushedAt.length > mostFlushes) {
      return connection.send({ type: 'Warning', code: 'FLUSH_LIMIT', description: 'Too many flush messages' });
    }
    queue.after(() => connection.send({ type: 'Flushed', sequence_id: sequence++ }));
  }
  connection.send({ type: 'Metadata', request_id: 'peer', model_name: 'peer', model_version: '1', model_uuid: 'peer' });
  return {
    text(message) {
      messages.push(String(message.type));
      if (connection.fault === 'garbage') return connection.sendGarbage();
      if (message.type === 'Speak' && typeof message.text === 'string' && message.text.length <= 2_000) {
        return queue.say(message.text);
      }
      if (message.type === 'Flush') return flush();
      if (message.type === 'Clear') return clear();
      if (message.type === 'Close') return connection.end(1000);
      connection.complain(`speak: ${JSON.stringify(message)}`, 1008, 'DATA-0000: message not understood');
    },
    closed() {
      queue.hang();
      script.cancels += 1;
      script.wake();
    },
  };
}

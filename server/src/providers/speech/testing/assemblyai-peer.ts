import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { readMessage } from '../shared/read-message.ts';
import { hearTone, type KnownTone, samplesOf } from './heard-tones.ts';
import { type LoopbackPeer, type PeerFault, peerKey, startLoopbackPeer } from './loopback-peer.ts';

/**
 * AssemblyAI's streaming, version 3, on this machine.
 * Written from public descriptions (assemblyai-node-sdk `src/services/streaming/service.ts` and
 * `src/types/streaming/index.ts`; "Message sequence" and "Common session errors and closures" at
 * assemblyai.com/docs/streaming); it has never been compared with the live service. What it hears are tones.
 */
export interface AssemblyAiPeer extends LoopbackPeer {
  known: readonly KnownTone[];
  /** Queries of the sessions so far. */
  sessions: Record<string, string>[];
  /** Messages of clients, without sound. */
  messages: Record<string, unknown>[];
  /** Keeps its formatting of a turn to itself. */
  forgetsToFormat: boolean;
  /** Says the beginning of a turn and never its end. */
  neverEndsTurns: boolean;
}

const allowedQuery = new Set([
  'sample_rate',
  'encoding',
  'speech_model',
  'keyterms_prompt',
  'format_turns',
  'end_of_turn_confidence_threshold',
  'min_turn_silence',
  'language_codes',
]);

export async function openAssemblyAiPeer(known: readonly KnownTone[]): Promise<AssemblyAiPeer> {
  const base = await startLoopbackPeer({
    refuse: (request) => (new URL(request.url ?? '', 'http://peer').pathname === '/v3/ws' ? undefined : 404),
    meet: (socket, request) => converse(socket, request, peer),
  });
  const own = { known, sessions: [], messages: [], forgetsToFormat: false, neverEndsTurns: false };
  const peer: AssemblyAiPeer = Object.assign(base, own);
  return peer;
}

const unauthorized = { code: 1008, error: 'Unauthorized Connection: Missing Authorization header' };

/** The service accepts each connection and reports errors in the session. */
function complaintAbout(request: IncomingMessage, query: Record<string, string>, fault: PeerFault | undefined) {
  if (request.headers.authorization !== peerKey || fault === 'refused') return unauthorized;
  if (fault === '429') return { code: 1008, error: 'Unauthorized Connection: Too many concurrent sessions' };
  if (fault === '5xx') return { code: 3005, error: 'Session Cancelled: An error occurred' };
  const isFormat = query.sample_rate === '16000' && query.encoding === 'pcm_s16le' && query.speech_model !== undefined;
  // The live service ignores what it does not know; a peer that refuses finds misspelled names.
  const isKnown = Object.keys(query).every((name) => allowedQuery.has(name));
  return isFormat && isKnown ? undefined : { code: 3006, error: 'Invalid Message' };
}

function converse(socket: WebSocket, request: IncomingMessage, peer: AssemblyAiPeer): void {
  const query = Object.fromEntries(new URL(request.url ?? '', 'http://peer').searchParams);
  const isFormatted = query.format_turns === 'true';
  const send = (message: Record<string, unknown>) => socket.send(JSON.stringify(message));
  const end = ({ code, error }: { code: number; error: string }) => {
    send({ type: 'Error', error_code: code, error });
    socket.close(code, error);
  };
  const complaint = complaintAbout(request, query, peer.fault);
  if (complaint !== undefined) return end(complaint);
  peer.sessions.push(query);
  if (peer.fault === 'garbage') return socket.send('<html>Welcome to the hotel network</html>');
  send({ type: 'Begin', id: 'session-1', expires_at: 1_800_000_000 });

  let sound: Buffer[] = [];
  let turnBeganMs = 0;
  let soundMs = 0;
  let turnOrder = 0;
  let hasBegun = false;

  const turnOf = (isEnd: boolean, formatted: boolean) => {
    const heard = hearTone(samplesOf(Buffer.concat(sound)), 16_000, peer.known);
    if (heard === undefined) return undefined;
    const spelled = formatted ? heard.text : heard.text.toLowerCase().replace(/[^a-z ]/g, '');
    const texts = spelled.split(' ');
    const stepMs = (heard.endMs - heard.startMs) / texts.length;
    const words = texts.map((text, index) => ({
      text,
      start: Math.round(turnBeganMs + heard.startMs + index * stepMs),
      end: Math.round(turnBeganMs + heard.startMs + (index + 1) * stepMs),
      confidence: 0.9,
      word_is_final: isEnd || index === 0,
    }));
    const transcript = isEnd ? spelled : (texts[0] ?? '');
    const flags = { turn_order: turnOrder, end_of_turn: isEnd, turn_is_formatted: formatted };
    return { type: 'Turn', ...flags, transcript, end_of_turn_confidence: 0.5, words, utterance: '' };
  };
  function endTurn(): void {
    const turn = turnOf(true, !isFormatted);
    if (turn === undefined || peer.neverEndsTurns) return;
    send(turn);
    const formatted = turnOf(true, true);
    if (isFormatted && formatted && !peer.forgetsToFormat) send(formatted);
    sound = [];
    turnBeganMs = soundMs;
    turnOrder += 1;
    hasBegun = false;
  }
  function hear(bytes: Buffer): void {
    if (peer.fault === 'cut') return socket.terminate();
    const durationMs = bytes.length / 32;
    if (durationMs < 50 || durationMs > 1000)
      return end({ code: 3007, error: `Input duration violation: ${durationMs} ms` });
    sound.push(bytes);
    soundMs += durationMs;
    const partial = hasBegun ? undefined : turnOf(false, false);
    if (partial === undefined) return;
    hasBegun = true;
    send(partial);
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary) return hear(data as Buffer);
    const message = readMessage(String(data)) ?? {};
    peer.messages.push(message);
    if (message.type === 'ForceEndpoint') return endTurn();
    if (message.type === 'UpdateConfiguration' && Array.isArray(message.keyterms_prompt)) return;
    if (message.type !== 'Terminate') return end({ code: 3006, error: 'Invalid Message Type' });
    send({ type: 'Termination', audio_duration_seconds: 1, session_duration_seconds: 1 });
    socket.close(1000);
  });
}

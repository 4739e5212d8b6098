import type { IncomingMessage } from 'node:http';
import { sampleRateHz } from '#voice/ports.ts';
import { samplesPerCharacter, timedWords } from './peer-sound.ts';
import { createScriptedHearing, type HearingScript } from './scripted-hearing.ts';
import { type PeerConnection, type PeerSession, peerKey, type SocketPeer, startSocketPeer } from './socket-peer.ts';
import { tones } from './tone-fixtures.ts';
import { createToneQueue, type ToneQueue } from './tone-queue.ts';

/**
 * A peer that speaks ElevenLabs' realtime speech to text and multi-context text to speech on this machine. Written from
 * ElevenLabs' public descriptions (named in the adapters' protocol files); never compared with the live service.
 */
export interface ElevenLabsPeer extends SocketPeer {
  /** Script of the next streams; without it they recognize the fixtures' tones by pitch. */
  willHear(script: HearingScript): void;
  /** The next utterance gives its first sound and then nothing. */
  willHangAfterSound(): void;
  /** Resolves when an utterance was closed twice, which only a cancel does, or a connection closed. */
  sawCancel(): Promise<void>;
  /** Sends this error to the next stream of sound instead of hearing it. */
  listenError: string | undefined;
  /** Chunks without sound that commit nothing. */
  emptyChunks: number;
}

const listenPath = '/v1/speech-to-text/realtime';
const speakPath = /^\/v1\/text-to-speech\/[^/]+\/multi-stream-input$/;
const listenParameters = new Set(
  'model_id audio_format commit_strategy include_timestamps language_code keyterms no_verbatim'.split(' '),
);
const speakParameters = new Set(
  'model_id output_format auto_mode sync_alignment inactivity_timeout language_code'.split(' '),
);
/** Limits of the service. */
const mostContexts = 5;
const shortestCommitMs = 300;
const pieceBytes = 3_200;

interface Script {
  hearing: (readonly string[])[];
  hangsAfterSound: boolean;
  cancels: number;
  wake(): void;
  soundOf: ((text: string) => Int16Array) | undefined;
}

/** `soundOf`: how its voice sounds; by default as one tone for each text. */
export async function startElevenLabsPeer(soundOf?: (text: string) => Int16Array): Promise<ElevenLabsPeer> {
  const script: Script = { hearing: [], hangsAfterSound: false, cancels: 0, wake: () => {}, soundOf };
  const socket = await startSocketPeer({
    refuse,
    serve(connection) {
      const listens = connection.url.pathname === listenPath;
      return listens ? listen(connection, script.hearing.shift() ?? tones, peer) : speak(connection, script);
    },
  });
  const peer: ElevenLabsPeer = Object.assign(socket, {
    listenError: undefined,
    emptyChunks: 0,
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
  if (request.headers['xi-api-key'] !== peerKey) return 401;
  const query = url.searchParams;
  const listens = url.pathname === listenPath;
  if (!listens && !speakPath.test(url.pathname)) return 404;
  const known = listens ? listenParameters : speakParameters;
  if (![...query.keys()].every((name) => known.has(name))) return 400;
  const format = query.get(listens ? 'audio_format' : 'output_format');
  if (query.get('model_id') === null || format !== `pcm_${sampleRateHz}`) return 400;
  const terms = query.getAll('keyterms');
  if (terms.length > 50 || terms.some((term) => term.length > 20)) return 400;
  return Number(query.get('inactivity_timeout') ?? 20) <= 180 ? undefined : 400;
}

function listen(
  connection: PeerConnection,
  script: Parameters<typeof createScriptedHearing>[0],
  peer: ElevenLabsPeer,
): PeerSession {
  const hearing = createScriptedHearing(script);
  let hasHeard = false;
  function commit(): void {
    if (hearing.stretchMs < shortestCommitMs) {
      return connection.send({ message_type: 'commit_throttled', error: 'Commit request throttled' });
    }
    const { text, startMs, endMs } = hearing.flush();
    const words = text === '' ? [] : timedWords(text, startMs, endMs);
    connection.send({ message_type: 'committed_transcript', text });
    connection.send({
      message_type: 'committed_transcript_with_timestamps',
      text,
      words: words.map(({ word, start, end }) => ({ text: word, start, end, type: 'word', logprob: -0.05 })),
    });
  }
  connection.send({ message_type: 'session_started', session_id: 'peer', config: {} });
  return {
    text(message) {
      if (!isAudioChunk(message)) {
        connection.complain(`listen: ${JSON.stringify(message)}`, 1008, 'input_error');
        return;
      }
      const bytes = Buffer.from(message.audio_base_64, 'base64');
      if (!hasHeard && connection.fault === 'cut') return connection.cut();
      if (!hasHeard && connection.fault === 'garbage') return connection.sendGarbage();
      if (!hasHeard && peer.listenError !== undefined) {
        connection.send({ message_type: peer.listenError, error: 'The peer was told to say so' });
        return connection.end(1008);
      }
      hasHeard = true;
      if (bytes.length === 0 && !message.commit) peer.emptyChunks += 1;
      const partial = hearing.push(bytes);
      if (partial !== undefined) connection.send({ message_type: 'partial_transcript', text: partial });
      if (message.commit) commit();
    },
  };
}

function isAudioChunk(
  message: Record<string, unknown>,
): message is { audio_base_64: string; commit: boolean; sample_rate: number } {
  const { message_type, audio_base_64, commit, sample_rate, ...rest } = message;
  return (
    message_type === 'input_audio_chunk' &&
    typeof audio_base_64 === 'string' &&
    typeof commit === 'boolean' &&
    sample_rate === sampleRateHz &&
    Object.keys(rest).length === 0
  );
}

interface SpeakContext {
  queue: ToneQueue;
  isClosing: boolean;
}

function speak(connection: PeerConnection, script: Script): PeerSession {
  const contexts = new Map<string, SpeakContext>();
  let hasSpoken = false;
  const cancelled = () => {
    script.cancels += 1;
    script.wake();
  };
  const refuseMessage = (error: string, message: unknown) => {
    connection.send({ message: 'Refused by the peer', error, code: 1008 });
    connection.complain(`speak: ${error}: ${JSON.stringify(message)}`, 1008, error);
  };

  function open(contextId: string): void {
    const queue = createToneQueue({
      pieceBytes,
      ...(script.soundOf === undefined ? {} : { soundOf: script.soundOf }),
      piece(bytes, text, isFirst) {
        connection.send({
          audio: bytes.toString('base64'),
          alignment: isFirst ? alignmentOf(text) : null,
          normalizedAlignment: null,
          contextId,
        });
        if (connection.fault === 'cut' && !hasSpoken) setTimeout(connection.cut, 50);
        if (script.hangsAfterSound || connection.fault === 'cut') queue.hang();
        script.hangsAfterSound = false;
        hasSpoken = true;
      },
    });
    contexts.set(contextId, { queue, isClosing: false });
  }
  function closeContext(contextId: string, context: SpeakContext): void {
    if (context.isClosing) {
      context.queue.clear();
      cancelled();
    }
    context.isClosing = true;
    context.queue.after(() => {
      if (contexts.delete(contextId)) connection.send({ isFinal: true, contextId });
    });
  }

  return {
    text(message) {
      if (connection.fault === 'garbage') return connection.sendGarbage();
      if (message.close_socket === true) return connection.end(1000);
      const contextId = typeof message.context_id === 'string' ? message.context_id : undefined;
      if (contextId === undefined) return refuseMessage('invalid_message', message);
      const context = contexts.get(contextId);
      if (message.close_context === true) return context && closeContext(contextId, context);
      if (context === undefined) {
        if (message.text !== ' ' || !hasVoiceSettings(message)) return refuseMessage('invalid_context', message);
        if (contexts.size >= mostContexts) return refuseMessage('max_active_conversations', message);
        return open(contextId);
      }
      if (message.flush === true && message.text === '') return;
      const isText = typeof message.text === 'string' && message.text.endsWith(' ') && !('voice_settings' in message);
      if (!isText || context.isClosing) return refuseMessage('invalid_message', message);
      context.queue.say(String(message.text));
    },
    closed() {
      for (const { queue } of contexts.values()) queue.hang();
      cancelled();
    },
  };
}

function hasVoiceSettings({ voice_settings }: Record<string, unknown>): boolean {
  const { stability, speed } = (voice_settings ?? {}) as Record<string, unknown>;
  return Number(stability) >= 0 && Number(stability) <= 1 && Number(speed) >= 0.7 && Number(speed) <= 1.2;
}

/** Times count from the beginning of the sound of this text. */
function alignmentOf(text: string) {
  const chars = [...text];
  const each = (samplesPerCharacter / sampleRateHz) * 1000;
  return {
    chars,
    charStartTimesMs: chars.map((_, index) => index * each),
    charDurationsMs: chars.map(() => each),
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { isRecord, readMessage, textOf } from '../shared/read-message.ts';
import { hearTone, type KnownTone, samplesOf, speakTone } from './heard-tones.ts';
import { type LoopbackPeer, peerKey, sendSpeech, startLoopbackPeer, statusOfFault } from './loopback-peer.ts';

/**
 * Azure's Speech service on this machine: continuous recognition over its WebSocket, and speech over REST.
 * Written from public descriptions (cognitive-services-speech-sdk-js `src/common.speech/**`; "Text to speech REST API"
 * at learn.microsoft.com); it has never been compared with the live service. What it hears are tones, and tones are
 * what it speaks.
 */
export interface AzurePeer extends LoopbackPeer {
  known: readonly KnownTone[];
  connections: number;
  /** Bodies of `speech.context`, one per turn. */
  contexts: Record<string, unknown>[];
  /** Texts requested so far. */
  spoken: string[];
  hangsAfterSound: boolean;
  /** Status of the phrases to come instead of what was heard. */
  phraseStatus: string | undefined;
  /** Lets recognizers in and says nothing. */
  staysSilent: boolean;
}

const soundHz = 16_000;
const ticksPerMs = 10_000;
const idPattern = /^[0-9A-F]{32}$/;

export async function openAzurePeer(known: readonly KnownTone[]): Promise<AzurePeer> {
  const base = await startLoopbackPeer({
    refuse: (request) => refuse(request, peer),
    meet: (socket) => recognize(socket, peer),
    answer: (request, response, body) => speak(request, response, body.toString(), peer),
  });
  const own = {
    known,
    connections: 0,
    contexts: [],
    spoken: [],
    hangsAfterSound: false,
    phraseStatus: undefined,
    staysSilent: false,
  };
  const peer: AzurePeer = Object.assign(base, own);
  return peer;
}

function refuse({ url = '', headers }: IncomingMessage, peer: AzurePeer): number | undefined {
  const { pathname, searchParams: query } = new URL(url, 'http://peer');
  if (pathname !== '/stt/speech/universal/v2') return 404;
  if (headers['ocp-apim-subscription-key'] !== peerKey) return 401;
  const isLocale = /^[a-z]{2,3}-[A-Z]{2}$/.test(query.get('language') ?? '');
  if (!isLocale || query.get('format') !== 'detailed' || !idPattern.test(textOf(headers['x-connectionid']))) return 400;
  return statusOfFault(peer.fault);
}

interface Turn {
  requestId: string;
  sound: Buffer[];
  hasHeader: boolean;
  hasSpoken: boolean;
}

function recognize(socket: WebSocket, peer: AzurePeer): void {
  peer.connections += 1;
  let turn: Turn | undefined;
  let isConfigured = false;
  if (peer.fault === 'garbage') socket.send('<html>Welcome to the hotel network</html>');

  /** As the service closes on what it does not understand. */
  const refuseMessage = (why: string) => socket.close(1007, why);
  function send(path: string, body: unknown): void {
    if (peer.staysSilent) return;
    const headers = `X-RequestId:${turn?.requestId}\r\nContent-Type:application/json; charset=utf-8\r\nPath:${path}`;
    socket.send(`${headers}\r\n\r\n${body === undefined ? '' : JSON.stringify(body)}`);
  }
  function hear(headers: Map<string, string>, sound: Buffer): void {
    if (turn === undefined || headers.get('x-requestid') !== turn.requestId)
      return refuseMessage('audio outside a turn');
    if (!turn.hasHeader) {
      const isWave = headers.get('content-type') === 'audio/x-wav' && sound.toString('latin1', 0, 4) === 'RIFF';
      turn.hasHeader = isWave;
      return isWave ? undefined : refuseMessage('audio without a header');
    }
    if (sound.length === 0) return endTurn(turn);
    if (peer.fault === 'cut') return socket.terminate();
    turn.sound.push(sound);
    if (turn.hasSpoken) return;
    const heard = hearTone(samplesOf(Buffer.concat(turn.sound)), soundHz, peer.known);
    if (heard === undefined) return;
    turn.hasSpoken = true;
    send('speech.startDetected', { Offset: Math.round(heard.startMs * ticksPerMs) });
    send('speech.hypothesis', { Text: heard.text.split(' ')[0], Offset: 0, Duration: 0 });
  }
  function endTurn(ended: Turn): void {
    const heard = hearTone(samplesOf(Buffer.concat(ended.sound)), soundHz, peer.known);
    send('speech.endDetected', { Offset: 0 });
    send('speech.phrase', phraseOf(heard, peer.phraseStatus));
    send('turn.end', {});
    turn = undefined;
  }
  function read(headers: Map<string, string>, body: string): void {
    const requestId = headers.get('x-requestid') ?? '';
    const json = readMessage(body);
    if (!idPattern.test(requestId) || json === undefined) return refuseMessage('bad message');
    switch (headers.get('path')) {
      case 'speech.config':
        isConfigured = isRecord(json.context) && isRecord(json.context.system);
        return;
      case 'speech.context':
        if (!isConfigured || turn !== undefined || !isContext(json)) return refuseMessage('bad speech.context');
        turn = { requestId, sound: [], hasHeader: false, hasSpoken: false };
        peer.contexts.push(json);
        return send('turn.start', { context: { serviceTag: 'tag' } });
      default:
        return refuseMessage('unknown path');
    }
  }

  socket.on('message', (data, isBinary) => {
    const bytes = data as Buffer;
    const start = isBinary ? 2 + bytes.readUInt16BE(0) : bytes.indexOf('\r\n\r\n') + 4;
    const headers = readHeaders(bytes.toString('latin1', isBinary ? 2 : 0, start));
    if (!isBinary) read(headers, bytes.toString('utf8', start));
    else if (headers.get('path') === 'audio') hear(headers, bytes.subarray(start));
    else refuseMessage('unknown path');
  });
}

function readHeaders(text: string): Map<string, string> {
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function isContext(context: Record<string, unknown>): boolean {
  const { phraseDetection, phraseOutput, dgi, ...others } = context;
  if (Object.keys(others).length > 0 || !isRecord(phraseDetection) || !isRecord(phraseOutput)) return false;
  const isList = dgi === undefined || (isRecord(dgi) && Array.isArray(dgi.groups) && dgi.groups[0]?.type === 'Generic');
  return isList && phraseDetection.mode === 'Conversation' && phraseOutput.format === 'Detailed';
}

function phraseOf(heard: ReturnType<typeof hearTone>, status: string | undefined): unknown {
  if (status !== undefined) return { RecognitionStatus: status, Offset: 0, Duration: 0 };
  if (heard === undefined) return { RecognitionStatus: 'NoMatch', Offset: 0, Duration: 0 };
  const Offset = Math.round(heard.startMs * ticksPerMs);
  const Duration = Math.round((heard.endMs - heard.startMs) * ticksPerMs);
  const best = { Confidence: 0.93, Lexical: heard.text.toLowerCase(), ITN: heard.text, MaskedITN: heard.text };
  return { RecognitionStatus: 'Success', Offset, Duration, NBest: [{ ...best, Display: heard.text }] };
}

async function speak(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  ssml: string,
  peer: AzurePeer,
): Promise<void> {
  if (method !== 'POST' || url !== '/cognitiveservices/v1') return void response.writeHead(404).end();
  if (headers['ocp-apim-subscription-key'] !== peerKey) return void response.writeHead(401).end();
  if (headers['content-type'] !== 'application/ssml+xml') return void response.writeHead(415).end();
  const text = readSsml(ssml);
  const isComplete =
    headers['x-microsoft-outputformat'] === 'raw-16khz-16bit-mono-pcm' && headers['user-agent'] !== undefined;
  if (text === undefined || !isComplete) return void response.writeHead(400).end();
  peer.spoken.push(ssml);
  if (peer.fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  response.writeHead(200, { 'content-type': 'audio/basic' });
  const after = peer.hangsAfterSound ? 'hangs' : peer.fault === 'cut' ? 'cut' : undefined;
  peer.hangsAfterSound = false;
  await sendSpeech(response, speakTone(text, soundHz), after);
}

/** The words of SSML as `ssmlOf` may write it; undefined for anything else, such as markup in the words. */
function readSsml(ssml: string): string | undefined {
  const shape =
    /^<speak version="1\.0" xmlns="http:\/\/www\.w3\.org\/2001\/10\/synthesis" xml:lang="[a-z]{2,3}-[A-Z]{2}"><voice name="[^"<&]+">(?:<prosody rate="[+-]\d+%">)?((?:[\t\n\r]|[^<>&\p{Cc}]|&(?:amp|lt|gt|quot|apos);)*)(?:<\/prosody>)?<\/voice><\/speak>$/u;
  return shape.exec(ssml)?.[1];
}

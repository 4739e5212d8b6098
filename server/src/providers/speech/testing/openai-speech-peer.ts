import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { isRecord, readMessage, textOf } from '../shared/read-message.ts';
import { hearTone, type KnownTone, samplesOf, speakTone } from './heard-tones.ts';
import { type LoopbackPeer, peerKey, sendSpeech, startLoopbackPeer, statusOfFault } from './loopback-peer.ts';

/**
 * OpenAI's speech on this machine: realtime transcription, `/audio/transcriptions` and `/audio/speech`.
 * Written from public descriptions (openai-node `src/resources/realtime/realtime.ts` and `src/resources/audio/*.ts`);
 * it has never been compared with the live service. What it hears are tones, and tones are what it speaks.
 */
export interface OpenAiSpeechPeer extends LoopbackPeer {
  known: readonly KnownTone[];
  /** Sessions and requests as they came, without sound. */
  updates: Record<string, unknown>[];
  spoken: Record<string, unknown>[];
  forms: Record<string, string[]>[];
  /** Realtime sound, unit: milliseconds, of all sessions. */
  heardMs: number;
  /** The next speech stops after its first piece. */
  hangsAfterSound: boolean;
  /** Completes two stretches at a time, the second first. */
  answersInReverse: boolean;
  /** Lets realtime sessions in and says nothing. */
  staysSilent: boolean;
}

const realtimeHz = 24_000;
const leastCommitMs = 100;

export async function openOpenAiSpeechPeer(known: readonly KnownTone[]): Promise<OpenAiSpeechPeer> {
  const base = await startLoopbackPeer({
    refuse: (request) => refuse(request, peer),
    meet: (socket) => converse(socket, peer),
    answer: (request, response, body) => answer(request, response, body, peer),
  });
  const peer: OpenAiSpeechPeer = Object.assign(base, {
    known,
    updates: [],
    spoken: [],
    forms: [],
    heardMs: 0,
    hangsAfterSound: false,
    answersInReverse: false,
    staysSilent: false,
  });
  return peer;
}

function refuse(request: IncomingMessage, peer: OpenAiSpeechPeer): number | undefined {
  const url = new URL(request.url ?? '', 'http://peer');
  if (url.pathname !== '/v1/realtime' || url.searchParams.get('intent') !== 'transcription') return 404;
  if (request.headers.authorization !== `Bearer ${peerKey}`) return 401;
  return statusOfFault(peer.fault);
}

function converse(socket: WebSocket, peer: OpenAiSpeechPeer): void {
  let sound: Buffer[] = [];
  let items = 0;
  const completions: Record<string, unknown>[] = [];
  const send = (event: Record<string, unknown>) => {
    if (!peer.staysSilent) socket.send(JSON.stringify({ event_id: 'event_1', ...event }));
  };
  const complain = (code: string) =>
    send({ type: 'error', error: { type: 'invalid_request_error', code, message: peerKey } });
  if (peer.fault === 'garbage') socket.send('<html>Welcome to the hotel network</html>');
  else send({ type: 'session.created', session: { type: 'transcription' } });

  function commit(): void {
    const pcm = samplesOf(Buffer.concat(sound));
    sound = [];
    if (pcm.length < (realtimeHz * leastCommitMs) / 1000) return complain('input_audio_buffer_commit_empty');
    const item = { item_id: `item_${++items}`, content_index: 0 };
    const text = hearTone(pcm, realtimeHz, peer.known)?.text ?? '';
    const type = 'conversation.item.input_audio_transcription';
    send({ type: 'input_audio_buffer.committed', item_id: item.item_id, previous_item_id: null });
    const middle = Math.ceil(text.length / 2);
    for (const delta of [text.slice(0, middle), text.slice(middle)]) {
      if (delta !== '') send({ type: `${type}.delta`, ...item, delta });
    }
    completions.unshift({
      type: `${type}.completed`,
      ...item,
      transcript: text,
      usage: { type: 'duration', seconds: 1 },
    });
    if (peer.answersInReverse && completions.length < 2) return;
    for (const completed of completions.splice(0)) send(completed);
  }

  socket.on('message', (data) => {
    const event = readMessage(String(data));
    switch (event?.type) {
      case 'session.update': {
        peer.updates.push(event);
        if (!isTranscriptionSession(event.session)) return complain('invalid_value');
        return send({ type: 'session.updated', session: event.session });
      }
      case 'input_audio_buffer.append': {
        const bytes = Buffer.from(textOf(event.audio), 'base64');
        if (bytes.length === 0 || bytes.length % 2 !== 0) return complain('invalid_value');
        if (peer.fault === 'cut') return socket.terminate();
        peer.heardMs += bytes.length / 2 / (realtimeHz / 1000);
        return void sound.push(bytes);
      }
      case 'input_audio_buffer.commit':
        return commit();
      default:
        return complain('invalid_event');
    }
  });
}

function isTranscriptionSession(session: unknown): boolean {
  if (!isRecord(session) || session.type !== 'transcription' || !isRecord(session.audio)) return false;
  const input = session.audio.input;
  if (!isRecord(input) || input.turn_detection !== null) return false;
  const { format, transcription } = input;
  if (!isRecord(format) || format.type !== 'audio/pcm' || format.rate !== realtimeHz || !isRecord(transcription))
    return false;
  const takesKeywords = /^gpt-(live-)?transcribe/.test(textOf(transcription.model));
  const hints = takesKeywords ? ['languages', 'keywords', 'prompt'] : ['language', 'prompt'];
  return textOf(transcription.model) !== '' && hasOnly(transcription, ['model', ...hints]);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  peer: OpenAiSpeechPeer,
): Promise<void> {
  if (request.headers.authorization !== `Bearer ${peerKey}`) return complainWith(response, 401);
  if (peer.fault === 'garbage')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
  const route = `${request.method} ${request.url}`;
  if (route === 'POST /v1/audio/speech') return speak(response, readMessage(body.toString()), peer);
  if (route === 'POST /v1/audio/transcriptions') return transcribe(request, response, body, peer);
  complainWith(response, 404);
}

async function transcribe(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  peer: OpenAiSpeechPeer,
): Promise<void> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Uint8Array.from(body), { headers }).formData();
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form) if (typeof value === 'string') (fields[name] ??= []).push(value);
  peer.forms.push(fields);
  const file = form.get('file');
  const wav = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const isWav = wav.length > 44 && wav.toString('latin1', 0, 4) === 'RIFF' && wav.readUInt32LE(40) === wav.length - 44;
  const allowed = ['model', 'language', 'prompt', 'response_format', 'languages[]', 'keywords[]'];
  if (!isWav || !fields.model || !hasOnly(fields, allowed)) return complainWith(response, 400);
  const heard = hearTone(samplesOf(wav.subarray(44)), wav.readUInt32LE(24), peer.known);
  response.writeHead(200, { 'content-type': 'application/json' });
  if (peer.fault === 'cut') {
    response.write('{"text":');
    return void setImmediate(() => response.destroy());
  }
  response.end(JSON.stringify({ text: heard?.text ?? '' }));
}

async function speak(
  response: ServerResponse,
  body: Record<string, unknown> | undefined,
  peer: OpenAiSpeechPeer,
): Promise<void> {
  if (body === undefined || !isSpeechRequest(body)) return complainWith(response, 400);
  peer.spoken.push(body);
  response.writeHead(200, { 'content-type': 'audio/pcm' });
  const after = peer.hangsAfterSound ? 'hangs' : peer.fault === 'cut' ? 'cut' : undefined;
  peer.hangsAfterSound = false;
  await sendSpeech(response, speakTone(textOf(body.input), realtimeHz), after);
}

function isSpeechRequest(body: Record<string, unknown>): boolean {
  const { model, input, voice, response_format: format, speed = 1 } = body;
  const isSpeed = typeof speed === 'number' && speed >= 0.25 && speed <= 4;
  const isComplete = [model, input, voice].every((field) => typeof field === 'string' && field !== '');
  return (
    isComplete && isSpeed && format === 'pcm' && hasOnly(body, ['model', 'input', 'voice', 'response_format', 'speed'])
  );
}

function hasOnly(record: Record<string, unknown>, allowed: readonly string[]): boolean {
  return Object.keys(record).every((name) => allowed.includes(name));
}

function complainWith(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: peerKey } }));
}

import { createEgress, type Egress } from '@parley/egress';
import { startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SpeechError, sampleRateHz, type TextToSpeech } from '#voice/ports.ts';
import { createEar, feed, silenceOf } from '../../testing/ear.ts';
import { hearTone, makeTone } from '../../testing/heard-tones.ts';
import { peerKey } from '../../testing/loopback-peer.ts';
import { type OpenAiSpeechPeer, openOpenAiSpeechPeer } from '../../testing/openai-speech-peer.ts';
import { toneFixtures, tones } from '../../testing/tone-fixtures.ts';
import { createCompatibleSpeechToText, createOpenAiSpeechToText } from './openai-speech-to-text.ts';
import { createCompatibleTextToSpeech, createOpenAiTextToSpeech } from './openai-text-to-speech.ts';

const [rain, table] = toneFixtures;
const recognition = { language: 'en-GB', keywords: ['Parley'], phrases: [] };
const speech = { voiceId: '', language: 'en', speed: 1, stability: 0.5 };

let peer: OpenAiSpeechPeer;
let egress: Egress;
let baseUrl: string;
beforeEach(async () => {
  peer = await openOpenAiSpeechPeer(tones);
  egress = createEgress({ allowHosts: ['127.0.0.1'] });
  baseUrl = `http://${peer.host}/v1`;
});
afterEach(async () => {
  await peer.close();
  await egress.close();
});

function listen(apiKey = peerKey, model?: string, timeouts = {}) {
  const ear = createEar();
  const engine = createOpenAiSpeechToText({ apiKey, baseUrl, egress, timeouts, ...(model !== undefined && { model }) });
  return { ...ear, stream: engine.open(recognition, ear.listener) };
}

describe('OpenAI speech-to-text', () => {
  it('disables the vendor’s turn detection, and sends language and hints', async () => {
    const { stream, hears } = listen();
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.setExpectedPhrases(['at nine']);
    feed(stream, table.sound);
    stream.flush();
    await hears(2);
    stream.close();
    const transcriptions = peer.updates.map(
      (update) => (update as never as SessionUpdate).session.audio.input.transcription,
    );
    expect(transcriptions).toEqual([
      { model: 'gpt-4o-transcribe', language: 'en', prompt: 'Expect these words: Parley.' },
      { model: 'gpt-4o-transcribe', language: 'en', prompt: 'Expect these words: Parley, at nine.' },
    ]);
  });

  it('transcribes thirty utterances in one stream, each with its time', async () => {
    const { stream, hears, texts, finals, failures } = listen();
    for (let count = 1; count <= 30; count += 1) {
      feed(stream, silenceOf(200));
      feed(stream, count % 2 === 0 ? table.sound : rain.sound);
      feed(stream, silenceOf(200));
      stream.flush();
      await hears(count);
    }
    stream.close();
    expect(failures).toEqual([]);
    expect(texts()).toEqual(Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? rain.text : table.text)));
    expect(finals.map(({ startMs }) => startMs)).toEqual(Array.from({ length: 30 }, (_, index) => 200 + index * 1_000));
  });

  it('sends no silence', async () => {
    const { stream, hears, finals } = listen();
    feed(stream, silenceOf(10_000));
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.close();
    expect(finals).toEqual([{ text: rain.text, startMs: 10_000, endMs: 10_600 }]);
    expect(peer.heardMs).toBeGreaterThan(600);
    expect(peer.heardMs).toBeLessThan(1_100);
  });

  it('transcribes a word shorter than the minimum commit', async () => {
    const { stream, hears, texts, failures } = listen();
    feed(stream, makeTone({ hz: 400, durationMs: 60, sampleRateHz }));
    stream.flush();
    await hears(1);
    stream.close();
    expect(failures).toEqual([]);
    expect(texts()).toEqual([rain.text]);
  });

  it('returns an empty final for noise without words', async () => {
    const { stream, hears, texts } = listen();
    feed(stream, makeTone({ hz: 2_000, durationMs: 300, sampleRateHz }));
    stream.flush();
    await hears(1);
    stream.close();
    expect(texts()).toEqual(['']);
  });

  it.each([
    ['a wrong key', 'sk-wrong', undefined],
    ['a session it does not take', peerKey, ''],
  ])('fails with %s, without the key and the vendor’s text in the error', async (_, apiKey, model) => {
    const { stream, hears, failures } = listen(apiKey, model);
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.code).toBe('refused');
    expect(failures[0]?.message).not.toMatch(/sk-wrong|peer-key/);
    expect(JSON.stringify(failures[0]?.cause ?? '')).not.toMatch(/sk-wrong|peer-key/);
  });

  it.each([
    ['set up', { connectMs: 200 }],
    ['answered', { connectMs: 60_000, answerMs: 200 }],
  ])('fails when the session is not %s in time', async (_, timeouts) => {
    peer.staysSilent = true;
    const { stream, hears, failures } = listen(peerKey, undefined, timeouts);
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    expect(failures.map((error) => error.code)).toEqual(['timeout']);
  });

  it('emits finals in spoken order, whichever OpenAI completes first', async () => {
    peer.answersInReverse = true;
    const { stream, hears, texts } = listen();
    for (const { sound } of toneFixtures) {
      feed(stream, sound);
      feed(stream, silenceOf(100));
      stream.flush();
    }
    await hears(2);
    stream.close();
    expect(texts()).toEqual([rain.text, table.text]);
  });

  it('emits nothing after a close inside a final, even if already received', async () => {
    peer.answersInReverse = true;
    const ear = createEar();
    const engine = createOpenAiSpeechToText({ apiKey: peerKey, baseUrl, egress });
    const stream = engine.open(recognition, {
      ...ear.listener,
      final(transcript) {
        ear.listener.final(transcript);
        stream.close();
      },
    });
    for (const { sound } of toneFixtures) {
      feed(stream, sound);
      feed(stream, silenceOf(100));
      stream.flush();
    }
    await ear.hears(1);
    await peer.sawClose();
    expect(ear.texts()).toEqual([rain.text]);
    expect(ear.failures).toEqual([]);
  });
});

interface SessionUpdate {
  session: { audio: { input: { transcription: unknown } } };
}

describe('a compatible speech-to-text server', () => {
  function listenCompatible() {
    const ear = createEar();
    const headers = { authorization: `Bearer ${peerKey}` };
    const engine = createCompatibleSpeechToText({ baseUrl, headers, model: 'whisper-large-v3', egress });
    return { ...ear, stream: engine.open(recognition, ear.listener) };
  }

  it('gets one WAV per utterance, with language and hints, in spoken order', async () => {
    const { stream, hears, finals, partials } = listenCompatible();
    for (const { sound } of [rain, table, rain]) {
      feed(stream, sound);
      feed(stream, silenceOf(400));
      stream.flush();
    }
    await hears(3);
    stream.close();
    expect(finals).toEqual([
      { text: rain.text, startMs: 0, endMs: 600 },
      { text: table.text, startMs: 1_000, endMs: 1_600 },
      { text: rain.text, startMs: 2_000, endMs: 2_600 },
    ]);
    expect(partials).toEqual([]);
    expect(peer.forms[0]).toEqual({
      model: ['whisper-large-v3'],
      response_format: ['json'],
      language: ['en'],
      prompt: ['Parley'],
    });
  });

  it('gets endless speech in segments of 30 s', async () => {
    const { stream, hears, texts } = listenCompatible();
    feed(stream, makeTone({ hz: 700, durationMs: 31_000, sampleRateHz }));
    await hears(1);
    stream.flush();
    await hears(2);
    stream.close();
    expect(texts()).toEqual([table.text, table.text]);
  });

  it('gets no request for silence', async () => {
    const { stream, hears } = listenCompatible();
    feed(stream, silenceOf(5_000));
    stream.flush();
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.close();
    expect(peer.forms).toHaveLength(1);
  });
});

/** All sound of one clause. */
function say(engine: TextToSpeech, text: string, options = speech): Promise<{ pcm: number[]; error?: SpeechError }> {
  return new Promise((resolve) => {
    const pcm: number[] = [];
    const voice = engine.open(options);
    const utterance = voice.speak({
      audio: (piece) => pcm.push(...piece),
      end: () => resolve({ pcm }),
      failed: (error) => resolve({ pcm, error }),
    });
    utterance.write(text);
    utterance.end();
  });
}

describe('OpenAI text-to-speech', () => {
  const engine = () => createOpenAiTextToSpeech({ apiKey: peerKey, baseUrl, egress });

  it('requests raw PCM with the given voice or its own, within speed bounds', async () => {
    await say(engine(), 'Hello.');
    await say(engine(), 'Hello.', { ...speech, voiceId: 'coral', speed: 9 });
    const input = { model: 'gpt-4o-mini-tts', input: 'Hello.', response_format: 'pcm' };
    expect(peer.spoken).toEqual([
      { ...input, voice: 'alloy' },
      { ...input, voice: 'coral', speed: 4 },
    ]);
  });

  it('keeps pitch and length at 16 kHz, in any chunks', async () => {
    const { pcm } = await say(engine(), 'Ten letters and some.');
    const seconds = pcm.length / sampleRateHz;
    expect(seconds).toBeCloseTo(0.24 + 0.02 * 'Ten letters and some.'.length, 2);
    expect(hearTone(Int16Array.from(pcm), sampleRateHz, [{ hz: 220, text: 'speech' }])?.text).toBe('speech');
    // Louder steps than the tone has would be clicks where pieces meet: 8000 * 2 pi * 220 / 16000 is 691.
    const steps = pcm.slice(1).map((sample, at) => Math.abs(sample - (pcm[at] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(800);
  });

  it('synthesizes twenty consecutive clauses', async () => {
    const lengths: number[] = [];
    for (let count = 0; count < 20; count += 1) lengths.push((await say(engine(), 'All right.')).pcm.length);
    expect(new Set(lengths).size).toBe(1);
    expect(peer.spoken).toHaveLength(20);
  });

  it('supports self-hosted servers, with their voice and rate', async () => {
    const headers = { authorization: `Bearer ${peerKey}` };
    const given = { baseUrl, headers, model: 'kokoro', defaultVoice: 'af_heart', pcmHz: 16_000, egress };
    const compatible = createCompatibleTextToSpeech(given);
    expect(compatible.id).toBe('openai-compatible/kokoro');
    const { pcm } = await say(compatible, 'Hello.');
    // The peer's 24 kHz taken for 16 kHz: every sample is handed over as it is.
    expect(pcm).toHaveLength(24 * (240 + 20 * 'Hello.'.length));
    expect(peer.spoken[0]).toMatchObject({ model: 'kokoro', voice: 'af_heart' });
  });

  it.each([
    ['JSON', 'application/json', '{"error":"none"}'],
    ['HTML', 'text/html; charset=utf-8', '<html></html>'],
    ['nothing', 'audio/pcm', ''],
  ])('fails as invalid where the response is %s', async (_, type, body) => {
    const server = await startLoopbackServer(
      (__, response) => void response.writeHead(200, { 'content-type': type }).end(body),
    );
    const broken = createOpenAiTextToSpeech({ apiKey: peerKey, baseUrl: server.origin, egress });
    const { error, pcm } = await say(broken, 'Hello.');
    await server.close();
    expect(pcm).toEqual([]);
    expect(error).toMatchObject({ code: 'garbage', engineId: 'openai/gpt-4o-mini-tts' });
  });

  it('is silent after a close during an utterance, and aborts the request', async () => {
    peer.hangsAfterSound = true;
    const told: string[] = [];
    const voice = engine().open(speech);
    const begun = new Promise<void>((resolve) => {
      const note = (what: string) => () => void told.push(what);
      const utterance = voice.speak({ audio: () => resolve(), end: note('end'), failed: note('failed') });
      utterance.write('A long story.');
      utterance.end();
    });
    await begun;
    voice.close();
    await peer.sawClose();
    expect(told).toEqual([]);
  });
});

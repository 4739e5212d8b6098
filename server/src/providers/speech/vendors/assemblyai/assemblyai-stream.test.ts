import { createEgress, type Egress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRateHz } from '#voice/ports.ts';
import { type AssemblyAiPeer, openAssemblyAiPeer } from '../../testing/assemblyai-peer.ts';
import { createEar, feed, silenceOf } from '../../testing/ear.ts';
import { makeTone } from '../../testing/heard-tones.ts';
import { peerKey } from '../../testing/loopback-peer.ts';
import { toneFixtures, tones } from '../../testing/tone-fixtures.ts';
import { createAssemblyAiSpeechToText } from './assemblyai-speech-to-text.ts';
import { readClose, readStreamingEvent } from './streaming-protocol.ts';

const [rain, table] = toneFixtures;

let peer: AssemblyAiPeer;
let egress: Egress;
beforeEach(async () => {
  peer = await openAssemblyAiPeer(tones);
  egress = createEgress({ allowHosts: ['127.0.0.1'] });
});
afterEach(async () => {
  await peer.close();
  await egress.close();
});

function listen(options: { model?: string; answerMs?: number; apiKey?: string } = {}) {
  const ear = createEar();
  const { answerMs, model, apiKey = peerKey } = options;
  const engine = createAssemblyAiSpeechToText({
    apiKey,
    baseUrl: `ws://${peer.host}/v3/ws`,
    egress,
    ...(model !== undefined && { model }),
    ...(answerMs !== undefined && { timeouts: { answerMs } }),
  });
  const recognition = { language: 'sv-SE', keywords: ['Parley'], phrases: ['at nine'] };
  return { ...ear, stream: engine.open(recognition, ear.listener) };
}

describe('AssemblyAI speech-to-text', () => {
  it('transcribes formatted turns that end on our request, with keyterms', async () => {
    const { stream, hears, finals, partials } = listen();
    feed(stream, rain.sound);
    feed(stream, silenceOf(100));
    stream.flush();
    await hears(1);
    stream.close();
    expect(peer.sessions).toEqual([
      {
        sample_rate: '16000',
        encoding: 'pcm_s16le',
        speech_model: 'universal-streaming-multilingual',
        keyterms_prompt: '["Parley","at nine"]',
        format_turns: 'true',
        end_of_turn_confidence_threshold: '1',
        min_turn_silence: '160',
      },
    ]);
    expect(partials).toEqual(['is it raining']);
    expect(finals).toHaveLength(1);
    expect(finals[0]).toMatchObject({ text: rain.text, confidence: expect.closeTo(0.9) });
  });

  it('sends the language to models that accept one', async () => {
    const { stream, hears } = listen({ model: 'u3-rt-pro' });
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.close();
    expect(peer.sessions[0]).toMatchObject({ language_codes: '["sv"]' });
    expect(peer.sessions[0]).not.toHaveProperty('format_turns');
  });

  it('updates keyterms during the stream, and terminates the session', async () => {
    const { stream, hears } = listen();
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.setExpectedPhrases(['at ten']);
    feed(stream, table.sound);
    stream.flush();
    await hears(2);
    stream.close();
    await peer.sawClose();
    expect(peer.messages).toEqual([
      { type: 'ForceEndpoint' },
      { type: 'UpdateConfiguration', keyterms_prompt: ['Parley', 'at ten'] },
      { type: 'ForceEndpoint' },
      { type: 'Terminate' },
    ]);
  });

  it('transcribes twenty utterances, with times within the audio', async () => {
    const { stream, hears, texts, finals, failures } = listen();
    for (let count = 1; count <= 20; count += 1) {
      feed(stream, count % 2 === 0 ? table.sound : rain.sound);
      feed(stream, silenceOf(400));
      stream.flush();
      await hears(count);
    }
    stream.close();
    expect(failures).toEqual([]);
    expect(texts()).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? rain.text : table.text)));
    for (const [index, { startMs = 0, endMs = 0 }] of finals.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(index * 1_000);
      expect(endMs).toBeLessThanOrEqual(index * 1_000 + 600);
    }
  });

  it('accepts a turn without its formatting after a timeout', async () => {
    peer.forgetsToFormat = true;
    const { stream, hears, texts } = listen({ answerMs: 1_000 });
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.close();
    expect(texts()).toEqual(['is it raining']);
  });

  it('returns an empty final for noise without words', async () => {
    const { stream, hears, texts, failures } = listen({ answerMs: 50 });
    feed(stream, makeTone({ hz: 2_000, durationMs: 300, sampleRateHz }));
    stream.flush();
    await hears(1);
    stream.close();
    expect(failures).toEqual([]);
    expect(texts()).toEqual(['']);
  });

  it('fails when a turn never ends', async () => {
    peer.neverEndsTurns = true;
    const { stream, hears, finals, failures } = listen({ answerMs: 1_000 });
    feed(stream, rain.sound);
    feed(stream, silenceOf(100));
    stream.flush();
    await hears(1);
    expect(finals).toEqual([]);
    expect(failures.map((error) => error.code)).toEqual(['timeout']);
  });

  it('fails with a wrong key, which is not in the error', async () => {
    const { stream, hears, failures } = listen({ apiKey: 'aai-wrong' });
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    expect(failures.map((error) => error.code)).toEqual(['refused']);
    expect(failures[0]?.message).not.toContain('aai-wrong');
  });
});

describe('the close of a session', () => {
  it.each([
    [1008, 'Unauthorized Connection: Missing Authorization header', 'refused'],
    [1008, 'Unauthorized Connection: Too many concurrent sessions', 'rate_limited'],
    [3005, 'Session Cancelled: An error occurred', 'unavailable'],
    [3007, 'Input duration violation', 'refused'],
    [3008, 'Session Expired', 'cut'],
    [3009, 'Too many concurrent sessions', 'rate_limited'],
    [4001, 'Not Authorized', 'refused'],
    [4029, 'Rate limited', 'rate_limited'],
  ])('with %i "%s" is %s', (code, reason, meaning) => {
    expect(readClose('assemblyai/m', code, reason)?.code).toBe(meaning);
  });

  it('uses the common mapping for a code without a meaning here', () => {
    expect(readClose('assemblyai/m', 1006, '')).toBeUndefined();
  });
});

it.each([['<html>'], ['[]'], ['{}'], ['{"type":"Turn"}']])('%s is an unknown message', (message) => {
  expect(readStreamingEvent(message)).toBeUndefined();
});

import { createEgress, type Egress } from '@parley/egress';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRateHz } from '#voice/ports.ts';
import { type AzurePeer, openAzurePeer } from '../../testing/azure-peer.ts';
import { createEar, feed, silenceOf } from '../../testing/ear.ts';
import { makeTone } from '../../testing/heard-tones.ts';
import { peerKey } from '../../testing/loopback-peer.ts';
import { toneFixtures, tones } from '../../testing/tone-fixtures.ts';
import { createAzureSpeechToText } from './azure-speech-to-text.ts';

const [rain, table] = toneFixtures;

let peer: AzurePeer;
let egress: Egress;
beforeEach(async () => {
  peer = await openAzurePeer(tones);
  egress = createEgress({ allowHosts: ['127.0.0.1'] });
});
afterEach(async () => {
  await peer.close();
  await egress.close();
});

function listen(options: { key?: string; renewAfterMs?: number; timeouts?: { answerMs: number } } = {}) {
  const ear = createEar();
  const given = { key: peerKey, region: 'westeurope', baseUrl: `ws://${peer.host}`, egress, ...options };
  const recognition = { language: 'en', keywords: ['Parley'], phrases: [] };
  return { ...ear, stream: createAzureSpeechToText(given).open(recognition, ear.listener) };
}

describe('Azure speech-to-text', () => {
  it('transcribes a turn per flush on one connection, each with its current phrase list', async () => {
    const { stream, hears, texts, partials } = listen();
    feed(stream, rain.sound);
    feed(stream, silenceOf(200));
    stream.setExpectedPhrases(['at nine']);
    stream.flush();
    await hears(1);
    feed(stream, table.sound);
    stream.flush();
    await hears(2);
    stream.close();
    expect(texts()).toEqual([rain.text, table.text]);
    expect(partials).toEqual(['Is', 'Book']);
    expect(peer.connections).toBe(1);
    const context = (items: string[]) => ({
      phraseDetection: {
        mode: 'Conversation',
        language: 'en-US',
        conversation: { segmentation: { mode: 'Custom', segmentationSilenceTimeoutMs: 3_000 } },
      },
      phraseOutput: { format: 'Detailed', detailed: { options: [] } },
      dgi: { groups: [{ type: 'Generic', items: items.map((text) => ({ text })) }] },
    });
    expect(peer.contexts.slice(0, 2)).toEqual([context(['Parley']), context(['Parley', 'at nine'])]);
  });

  it('assigns speech during the end of a turn to the next turn', async () => {
    const { stream, hears, finals } = listen();
    feed(stream, rain.sound);
    feed(stream, silenceOf(400));
    stream.flush();
    feed(stream, table.sound);
    feed(stream, silenceOf(400));
    stream.flush();
    stream.flush();
    await hears(2);
    stream.close();
    expect(finals).toHaveLength(2);
    expect(finals[0]).toMatchObject({ text: rain.text, confidence: 0.93 });
    expect(finals[1]?.text).toBe(table.text);
    expect(finals[1]?.startMs).toBeCloseTo(1_000, -1);
    expect(finals[1]?.endMs).toBeCloseTo(1_600, -1);
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
    for (const [index, { startMs = -1, endMs = -1 }] of finals.entries()) {
      expect(startMs).toBeCloseTo(index * 1_000, -1);
      expect(endMs).toBeCloseTo(index * 1_000 + 600, -1);
    }
  });

  it('returns an empty final for noise without words', async () => {
    const { stream, hears, texts } = listen();
    feed(stream, makeTone({ hz: 2_000, durationMs: 300, sampleRateHz }));
    stream.flush();
    await hears(1);
    stream.close();
    expect(texts()).toEqual(['']);
  });

  it('reconnects before the service’s time limit, losing nothing', async () => {
    const { stream, hears, texts, failures } = listen({ renewAfterMs: 2_000 });
    for (let count = 1; count <= 4; count += 1) {
      feed(stream, count % 2 === 0 ? table.sound : rain.sound);
      feed(stream, silenceOf(1_000));
      stream.flush();
      await hears(count);
    }
    stream.close();
    expect(failures).toEqual([]);
    expect(texts()).toEqual([rain.text, table.text, rain.text, table.text]);
    expect(peer.connections).toBe(2);
  });

  it('reconnects during a long silence', async () => {
    const { stream, hears, texts } = listen({ renewAfterMs: 2_000 });
    feed(stream, silenceOf(3_000));
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    stream.close();
    expect(texts()).toEqual([rain.text]);
  });

  it.each([
    ['Error', 'unavailable'],
    ['TooManyRequests', 'rate_limited'],
    ['BadRequest', 'refused'],
    ['Forbidden', 'refused'],
  ])('fails for a phrase with the status %s: %s', async (status, code) => {
    peer.phraseStatus = status;
    const { stream, hears, failures } = listen();
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    expect(failures.map((error) => error.code)).toEqual([code]);
  });

  it('fails when a turn does not end in time', async () => {
    peer.staysSilent = true;
    const { stream, hears, failures } = listen({ timeouts: { answerMs: 200 } });
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    expect(failures.map((error) => error.code)).toEqual(['timeout']);
  });

  it('fails with a wrong key, which is not in the error', async () => {
    const { stream, hears, failures } = listen({ key: 'azure-wrong' });
    feed(stream, rain.sound);
    stream.flush();
    await hears(1);
    expect(failures.map((error) => error.code)).toEqual(['refused']);
    expect(failures[0]?.message).not.toContain('azure-wrong');
  });
});

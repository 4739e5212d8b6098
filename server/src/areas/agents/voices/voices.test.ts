import type { VoiceList } from '@parley/contract/resources/voice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { sampleSentence } from './sample-sentence.rules.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({
    env: { PARLEY_DEEPGRAM_API_KEY: 'dg-secret-key', OPENAI_API_KEY: 'sk-secret-key' },
    // Nothing listens there, and the guard would refuse it.
    vendorAddresses: { deepgram: 'http://127.0.0.1:9', openai: 'http://127.0.0.1:9/v1' },
  });
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const preview = (body: object) => tenant.request('POST', '/api/voices/preview', body);

describe('voices', () => {
  it('200: lists built-in voices and those of vendors with a key, and names vendors that did not answer', async () => {
    const list = (await tenant.request('GET', '/api/voices')).json<VoiceList>();
    expect(list.data).toContainEqual({
      provider: 'builtin',
      voice_id: 'slt',
      name: 'SLT',
      languages: ['en-US'],
      gender: 'female',
    });
    expect(new Set(list.data.map(({ provider }) => provider))).toEqual(new Set(['builtin', 'openai']));
    expect(list.unreached).toEqual(['deepgram']);
  });

  it('200: a language leaves only voices that speak it', async () => {
    const idsFor = async (language: string) =>
      (await tenant.request('GET', `/api/voices?language=${language}`))
        .json<VoiceList>()
        .data.map(({ voice_id }) => voice_id);
    expect(await idsFor('en-AU')).toEqual(expect.arrayContaining(['slt', 'alloy']));
    const swedish = await idsFor('sv');
    expect(swedish).toContain('alloy');
    expect(swedish).not.toContain('slt');
  });

  it('403 without agents:read, and for a preview without agents:write', async () => {
    const [key, reader] = [await tenant.createKey(['calls:read']), await tenant.createKey(['agents:read'])];
    const answers = await Promise.all([
      tenant.request('GET', '/api/voices', undefined, { 'x-api-key': key }),
      tenant.request('POST', '/api/voices/preview', {}, { 'x-api-key': reader }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });
});

describe('a preview of a voice', () => {
  it('200: speaks the text as WAV, longer at a lower speed and louder at a higher volume', async () => {
    const voice = { provider: 'builtin', voice_id: 'kal16' };
    const natural = await preview({ text: 'We open at nine. Come in!', voice });
    expect([natural.statusCode, natural.headers['content-type']]).toEqual([200, 'audio/wav']);
    const wav = natural.rawPayload;
    expect([wav.toString('latin1', 0, 4), wav.readUInt32LE(24)]).toEqual(['RIFF', 16_000]);
    const peak = (bytes: Buffer) => {
      let highest = 0;
      for (let at = 44; at + 1 < bytes.length; at += 2) highest = Math.max(highest, Math.abs(bytes.readInt16LE(at)));
      return highest;
    };
    // At least a second.
    expect(wav.length).toBeGreaterThan(32_000);
    expect(peak(wav)).toBeGreaterThan(2000);
    const slow = await preview({ text: 'We open at nine. Come in!', voice: { ...voice, speed: 0.6, volume: 0.2 } });
    expect(slow.rawPayload.length).toBeGreaterThan(wav.length * 1.3);
    expect(peak(slow.rawPayload)).toBeLessThan(peak(wav) / 2);
  });

  it('501 without a key of the vendor, 503 where it gives no sound', async () => {
    const missing = await preview({ voice: { provider: 'cartesia' } });
    expect([missing.statusCode, missing.json().reason]).toEqual([501, 'voice_vendor_key_missing']);
    const silent = await preview({ voice: { provider: 'openai' } });
    expect([silent.statusCode, silent.json().reason]).toEqual([503, 'voice_preview_failed']);
    expect(silent.body).not.toContain('sk-secret-key');
  });

  it('400 for a text that is too long', async () => {
    const refused = await preview({ text: 'a'.repeat(301) });
    expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, '/text']);
  });

  it('without a text a greeting in the language is spoken, in English where there is none', () => {
    expect(sampleSentence('sv-SE')).toContain('hjälpa dig');
    expect(sampleSentence('cy')).toBe(sampleSentence('en'));
  });
});

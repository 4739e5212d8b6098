import { createEgress } from '@parley/egress';
import { type LoopbackServer, startLoopbackServer } from '@parley/egress/testing/loopback-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listVendorVoices, type VoiceVendor } from './vendor-voices.ts';

/** Answers in the form of the vendors' references, shortened. */
const answers: Record<string, unknown> = {
  '/v1/voices': { voices: [{ voice_id: 'JBF', name: 'George', category: 'premade', labels: { gender: 'male' } }] },
  '/voices/?limit=100': {
    data: [{ id: 'f786', name: 'Katie', language: 'en', gender: 'feminine', is_public: true }],
    has_more: false,
  },
  '/v1/models': {
    stt: [{ name: 'nova-3' }],
    tts: [
      {
        name: 'thalia',
        canonical_name: 'aura-2-thalia-en',
        languages: ['en', 'en-US'],
        metadata: { accent: 'American', tags: ['clear', 'feminine'] },
      },
    ],
  },
  '/cognitiveservices/voices/list': [
    { ShortName: 'sv-SE-SofieNeural', DisplayName: 'Sofie', Gender: 'Female', Locale: 'sv-SE', VoiceType: 'Neural' },
  ],
};

const egress = createEgress({ allowHosts: ['127.0.0.1'] });
let vendor: LoopbackServer;
beforeAll(async () => {
  vendor = await startLoopbackServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? {}));
  });
});
afterAll(async () => {
  await vendor.close();
  await egress.close();
});

const list = (provider: VoiceVendor, path = '') =>
  listVendorVoices(
    egress,
    { vendor: provider, apiKey: 'secret-key', region: 'westeurope', baseUrl: `${vendor.origin}${path}` },
    AbortSignal.timeout(5000),
  );

it.each([
  ['elevenlabs', { voice_id: 'JBF', name: 'George', languages: [], gender: 'male' }],
  ['cartesia', { voice_id: 'f786', name: 'Katie', languages: ['en'], gender: 'female' }],
  ['deepgram', { voice_id: 'aura-2-thalia-en', name: 'Thalia', languages: ['en', 'en-US'], gender: 'female' }],
  ['azure', { voice_id: 'sv-SE-SofieNeural', name: 'Sofie', languages: ['sv-SE'], gender: 'female' }],
] as const)('%s: voices are read with name, languages and gender, with the key', async (provider, voice) => {
  expect(await list(provider)).toEqual([{ provider, ...voice }]);
  expect(JSON.stringify(vendor.requests.at(-1)?.headers)).toContain('secret-key');
});

it('openai: its known voices are listed without a request', async () => {
  const before = vendor.requests.length;
  expect((await list('openai')).map(({ voice_id }) => voice_id)).toContain('alloy');
  expect(vendor.requests.length).toBe(before);
});

it('an answer with an error status is an error', async () => {
  await expect(list('deepgram', '/elsewhere')).rejects.toThrow('did not list its voices (404)');
});

import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const entry = { word: 'Parley', alias: 'par lay' };
const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ word: `w${at}`, alias: 'x' }));

const create = (body: unknown) => tenant.request('POST', '/api/agents', body);

describe('POST /api/agents', () => {
  it('201: a name is enough; every other field has its default, and the state is version 1', async () => {
    const answer = await create({ name: 'Reception' });
    expect(answer.statusCode).toBe(201);
    const agent = answer.json();
    const { id, version, created_at, updated_at, trashed_at, warnings, ...config } = agent;
    expect(config).toEqual(AgentConfig.parse({ name: 'Reception' }));
    expect({ version, trashed_at, warnings }).toEqual({ version: 1, trashed_at: null, warnings: [] });
    expect(updated_at).toBe(created_at);
    expect(answer.headers).toMatchObject({ etag: '"1"', location: `/api/agents/${id}` });
    const versions = (await tenant.request('GET', `/api/agents/${id}/versions`)).json();
    expect(versions.data).toMatchObject([
      { version: 1, source: 'create', changed_fields: [], author: { kind: 'api_key' } },
    ]);
  });

  it('201: every field round-trips', async () => {
    const sent = AgentConfig.parse({
      name: 'Full',
      is_active: false,
      language: 'sv-SE',
      timezone: 'Europe/Stockholm',
      prompt: 'Vi har öppet 8-17. 🦷',
      first_speaker: 'user',
      llm: { provider: 'openai-compatible', model: 'm', url: 'http://localhost:11434/v1', fallbacks: [] },
      voice: {
        speed: 1.2,
        pronunciation_dictionary: [{ word: 'Kungsgatan', alias: 'Kungs gartan', ipa: 'kɵŋsgɑːtan' }],
      },
      turn_taking: { while_speaking: { min_words: 2 } },
      transfer_targets: [{ key: 'desk', label: 'Desk', destination: '+46701234567', mode: 'warm' }],
      analysis: { fields: [{ name: 'mood', type: 'enum', choices: ['good', 'bad'] }] },
      dynamic_variables: { company: 'Lindgren' },
      metadata: { 'a/b~c': 'x' },
      data_retention_days: 30,
      chat_enabled: false,
    });
    const { id } = (await create(sent)).json();
    expect((await tenant.request('GET', `/api/agents/${id}`)).json()).toMatchObject(sent);
  });

  it.each([
    ['no name', {}, '/name', 'invalid_request'],
    ['an empty name', { name: '   ' }, '/name', 'invalid_request'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, '/name', 'invalid_request'],
    ['a speed beyond 2', { name: 'A', voice: { speed: 2.5 } }, '/voice/speed', 'invalid_request'],
    [
      'two pronunciations of one word',
      { name: 'A', voice: { pronunciation_dictionary: [entry, entry] } },
      '/voice/pronunciation_dictionary/1/word',
      'invalid_request',
    ],
    [
      '201 pronunciations',
      { name: 'A', voice: { pronunciation_dictionary: entries(201) } },
      '/voice/pronunciation_dictionary',
      'invalid_request',
    ],
    ['an unknown field', { name: 'A', colour: 'red' }, '/colour', 'unknown_field'],
    ['an unknown field further in', { name: 'A', llm: { colour: 'red' } }, '/llm/colour', 'unknown_field'],
    ['an unknown time zone', { name: 'A', timezone: 'Mars/Olympus' }, '/timezone', 'invalid_request'],
    ['an invalid language', { name: 'A', language: 'english please' }, '/language', 'invalid_request'],
    [
      'an address missing for openai-compatible',
      { name: 'A', llm: { provider: 'openai-compatible', model: 'm' } },
      '/llm/url',
      'invalid_request',
    ],
    ['a vendor without a model', { name: 'A', llm: { provider: 'openai' } }, '/llm/model', 'invalid_request'],
    [
      'an enum without choices',
      { name: 'A', analysis: { fields: [{ name: 'x', type: 'enum' }] } },
      '/analysis/fields/0/choices',
      'invalid_request',
    ],
    [
      'a webhook that is no web address',
      { name: 'A', webhook_url: 'javascript:alert(1)' },
      '/webhook_url',
      'invalid_request',
    ],
    ['a list instead of an object', [], '/', 'invalid_request'],
  ])('400: %s, with the path of the fault', async (_name, body, path, error) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error,
      details: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it('400: reports every fault, not only the first', async () => {
    const answer = await create({ language: '?', max_duration_seconds: 1 });
    const paths = answer.json().details.map((detail: { path: string }) => detail.path);
    expect(paths.toSorted()).toEqual(['/language', '/max_duration_seconds', '/name']);
  });

  it('the same Idempotency-Key makes one agent', async () => {
    const headers = { 'idempotency-key': 'create-once' };
    const first = await tenant.request('POST', '/api/agents', { name: 'Once' }, headers);
    const again = await tenant.request('POST', '/api/agents', { name: 'Once' }, headers);
    expect(again.json()).toEqual(first.json());
    expect((await tenant.request('GET', '/api/agents?q=Once&include_total=true')).json().total).toBe(1);
  });
});
